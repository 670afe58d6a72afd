import Synchronization

extension Call {
  /// Records the line of the next statement.
  public func at(_ line: Int) {
    guard let call = recorded, call.recorder.isUnderWay else { return }
    call.recorder.update { state in
      guard let top = state.stack.indices.last, state.isActing(in: call.key) else { return }
      state.stack[top].line = state.files.numbered(SourceLine(file: call.file, line: line))
    }
  }

  /// Enters a closure written in the call's body; the callee acts in it, whatever code runs it.
  ///
  /// Nothing is recorded if the callee already acts, because a binding delivers to it or it runs
  /// the closure itself. Otherwise the participant that runs the closure notifies the callee
  /// through a binding. The first run creates this binding, which ends with the last closure of
  /// the call.
  ///
  /// - Parameter line: The line of the closure's first statement.
  /// - Returns: The closure's run, which the caller must leave.
  public func enterClosure(_ line: Int) -> ClosureRun {
    guard let call = recorded, call.recorder.isUnderWay else { return ClosureRun() }
    let recorder = call.recorder
    var run = recorder.update { $0.enterClosure(of: call, SourceLine(file: call.file, line: line)) }
    if recorder.scope == .program, recorder !== Recorder.current {
      run.strand = .current
      run.previous = run.strand?.follow(recorder)
    }
    return run
  }

  /// Returns the run of a single-expression closure, which ends after the expression is evaluated.
  public func closure(_ line: Int) -> ScopedClosureRun { ScopedClosureRun(enterClosure(line)) }

  /// Evaluates the expression of a closure inside its run.
  @discardableResult
  public func inside<Result>(_ run: consuming ScopedClosureRun, _ result: Result) -> Result {
    result
  }
}

/// One run of a closure, as seen by the code that contains the closure.
public struct ClosureRun: Sendable {
  var recorder: Recorder?
  var depth = 0
  var line: NumberedLine?
  /// The strand that the recorder follows during this run.
  var strand: Strand?
  /// The recorder that followed the strand before, and follows it again afterwards.
  var previous: Recorder?

  /// Ends the run.
  public func leave() {
    recorder?.update { state in
      if state.stack.count > depth { state.stack.removeSubrange(depth...) }
      if let top = state.stack.indices.last { state.stack[top].line = line }
    }
    strand?.follow(previous)
  }
}

/// A closure's run that ends with its scope.
public struct ScopedClosureRun: ~Copyable {
  private let run: ClosureRun

  init(_ run: ClosureRun) { self.run = run }

  deinit { run.leave() }
}

/// The binding of a closure that a participant other than its author runs.
struct ClosureBinding {
  let source: ParticipantIndex
  let index: Int
}

extension RecorderState {
  /// Returns whether the callee of a call is the acting participant.
  func isActing(in call: DraftKey) -> Bool {
    acting.map(resolve) == drafts[call].to.map(resolve)
  }

  mutating func enterClosure(of call: RecordedCall, _ line: SourceLine) -> ClosureRun {
    let run = ClosureRun(recorder: call.recorder, depth: stack.count, line: stack.last?.line)
    guard overflow == nil, let sink = drafts[call.key].to else { return run }
    if isActing(in: call.key) {
      if let top = stack.indices.last { stack[top].line = files.numbered(line) }
    } else if let source = acting {
      _ = notify(closureBinding(of: call, from: source, to: sink, line), [])
      stack[stack.count - 1].line = files.numbered(line)
    } else if let outer = stack.last {
      push(outer.key, participant: sink, caller: nil, line: line)
    } else if limit != nil {
      resume(after: call.key, sink, line)
    }
    return run
  }

  /// Begins work that a call has started, in a task or on a thread in which no frame is open.
  private mutating func resume(
    after call: DraftKey, _ participant: ParticipantIndex, _ line: SourceLine
  ) {
    let key = add(.resume(label: "closure"), from: nil, to: participant)
    drafts[key].cause = call
    push(key, participant: participant, caller: nil, line: line)
  }

  private mutating func closureBinding(
    of call: RecordedCall, from source: ParticipantIndex, to sink: ParticipantIndex,
    _ line: SourceLine
  ) -> Int {
    let source = resolve(source)
    if let made = closures[call.key]?.first(where: { resolve($0.source) == source }) {
      return made.index
    }
    let index =
      bind(.closure, source: source, sink: sink, member: "closure", at: line) - 1
    call.hasBoundClosures.store(true, ordering: .relaxed)
    closures[call.key, default: []].append(ClosureBinding(source: source, index: index))
    return index
  }

  /// Releases the bindings of a call's closures, the last of which has been released.
  mutating func releaseClosures(of call: DraftKey) {
    guard let made = closures.removeValue(forKey: call) else { return }
    released += made.map(\.index)
  }
}
