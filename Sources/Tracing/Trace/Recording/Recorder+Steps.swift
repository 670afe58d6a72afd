extension Recorder {
  /// Begins a step: everything recorded from now on belongs to it.
  ///
  /// - Parameter number: The step's number, from 0.
  public func beginStep(_ number: Int) {
    update {
      $0.step = number
      $0.root = nil
    }
  }

  /// Ends the step, and writes the ends of lives and bindings that are due.
  ///
  /// They are sorted by participant and binding number, because optimisation changes their order.
  public func endStep() {
    update { state in
      state.newestLife = nil
      state.unadopted.removeAll()
      state.waiting.removeAll()
      state.writeEnds()
    }
  }

  /// Records an input of the script, which `body` performs, and everything that follows from it.
  @MainActor
  public func input<Result>(_ input: Input, _ body: () throws -> Result) rethrows -> Result {
    let key = update { state in
      state.inputStart = state.drafts.count
      let key = state.add(.input(input), from: nil, to: nil)
      state.push(key, participant: nil, caller: nil)
      state.root = key
      return key
    }
    defer { update { $0.pop(key) } }
    return try body()
  }

  /// Sets the virtual time of the following events, in milliseconds.
  func setTime(_ milliseconds: Int) { update { $0.time = milliseconds } }
}

extension RecorderState {
  fileprivate mutating func writeEnds() {
    let ended = Set(self.ended.map(resolve))
    var unbound = Set(released)
    for (index, binding) in bindings.enumerated() where binding.isLive {
      if hasEnded(index, binding, ended) { unbound.insert(index) }
    }
    for participant in deferred.keys.sorted() {
      for key in deferred[participant] ?? [] { writeEnd(key) }
    }
    deferred.removeAll()
    for participant in ended.sorted() {
      end(add(.destroy, from: nil, to: participant))
      for index in unbound.sorted() where bindings[index].sink.map(resolve) == participant {
        unbind(index)
        unbound.remove(index)
      }
    }
    for index in unbound.sorted() { unbind(index) }
    self.ended.removeAll()
    released.removeAll()
  }

  /// Returns whether a binding can no longer deliver.
  ///
  /// Its source has ended, or the object to which a weak property referred. Any other binding
  /// outlives its sink, until its registration is released.
  private func hasEnded(_ index: Int, _ binding: BindingDraft, _ ended: Set<ParticipantIndex>)
    -> Bool
  {
    let isWeak =
      binding.mechanism == .delegate || delegates.values.contains { $0.contains(index) }
    let ends = [binding.source, isWeak ? binding.sink : nil].compactMap { $0.map(resolve) }
    return ends.contains(where: ended.contains)
  }

  /// Writes an event of a `deinit`, whose position in the log is now certain.
  private mutating func writeEnd(_ key: DraftKey) {
    drafts[key].time = time
    end(key)
    order.append(key)
  }

  /// Sets the root of the step as the cause of an end that has no parent.
  private mutating func end(_ key: DraftKey) {
    if drafts[key].parent == nil { drafts[key].cause = root }
  }
}
