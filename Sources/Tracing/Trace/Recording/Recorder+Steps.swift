extension Recorder {
  /// Begins a step: what is recorded from now on belongs to it.
  ///
  /// - Parameter number: The step's number, from 0.
  public func beginStep(_ number: Int) {
    update {
      $0.step = number
      $0.root = nil
    }
  }

  /// Ends the step: the ends of lives and of bindings are written now, by participant and binding
  /// number, since optimisation changes the order in which they come.
  public func endStep() {
    update { state in
      state.newestLife = nil
      state.unadopted.removeAll()
      state.waiting.removeAll()
      state.writeEnds()
    }
  }

  /// Records what the script does, and what it leads to.
  ///
  /// - Parameters:
  ///   - input: What is done.
  ///   - body: What performs it.
  /// - Returns: What `body` returns.
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

  /// Moves the virtual time that events carry.
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

  /// Returns whether a binding cannot deliver any more: its source is gone, or the object that a
  /// weak property named.
  ///
  /// Another binding whose sink is gone goes on, until its registration is released.
  private func hasEnded(_ index: Int, _ binding: BindingDraft, _ ended: Set<ParticipantIndex>)
    -> Bool
  {
    let isWeak =
      binding.mechanism == .delegate || delegates.values.contains { $0.contains(index) }
    let ends = [binding.source, isWeak ? binding.sink : nil].compactMap { $0.map(resolve) }
    return ends.contains(where: ended.contains)
  }

  /// Writes what happened inside a `deinit`, now that its moment is certain.
  private mutating func writeEnd(_ key: DraftKey) {
    drafts[key].time = time
    end(key)
    order.append(key)
  }

  /// Gives what ends at a step's end the step's input as its cause.
  private mutating func end(_ key: DraftKey) {
    if drafts[key].parent == nil { drafts[key].cause = root }
  }
}
