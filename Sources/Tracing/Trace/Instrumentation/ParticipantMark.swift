/// Identifies a participant of a recording, without keeping it alive.
///
/// For libraries that must know later which participant did something, such as making a stream of
/// values.
package struct ParticipantMark: Sendable {
  let recorder: Recorder
  let participant: ParticipantIndex
  /// The line at which it acted when the mark was made, as far as that is traced.
  let line: SourceLine?
}

extension ParticipantMark {
  /// The participant that acts at this moment; `nil` if none acts, or nothing is recorded.
  package static var acting: ParticipantMark? {
    guard let recorder = Recorder.current,
      let (participant, line) = recorder.update({ state in
        state.acting.map { ($0, state.stack.last?.line.map(state.files.line)) }
      })
    else { return nil }
    return ParticipantMark(recorder: recorder, participant: participant, line: line)
  }

  /// An object, if it takes part in the recording that is under way.
  package init?(_ object: any Traceable) {
    guard let recorder = Recorder.current, let participant = object._life.participant(in: recorder)
    else { return nil }
    self.init(recorder: recorder, participant: participant, line: nil)
  }

  /// An object of any kind, if it takes part in the recording that is under way.
  package static func of(_ object: AnyObject) -> ParticipantMark? {
    // The cast is slow: it is made only where something is recorded.
    guard Recorder.current != nil else { return nil }
    return (object as? any Traceable).flatMap(ParticipantMark.init)
  }

  /// The object, as far as it is alive and was met.
  @MainActor
  package var object: (any Traceable)? {
    recorder.update { $0.objects[$0.resolve(participant)] }?.object
  }

  /// Says whether the recording is the one that is under way.
  package var isCurrent: Bool { recorder === Recorder.current }

  /// Returns whether two marks are of the same participant.
  package func isSame(as other: ParticipantMark) -> Bool {
    recorder === other.recorder
      && recorder.update { $0.resolve(participant) == $0.resolve(other.participant) }
  }

  /// The same participant, acting at the line of another mark, if that is of the same one.
  package func acting(where other: ParticipantMark?) -> ParticipantMark {
    guard let other, isSame(as: other) else { return self }
    return ParticipantMark(recorder: recorder, participant: participant, line: other.line)
  }

  /// Says whether it only builds and connects others, by its known role.
  package var isComposition: Bool {
    recorder.update { $0.participants[$0.resolve(participant)].role == .composition }
  }

  /// Performs what belongs to the participant, such as what a subject of its own does.
  ///
  /// Where another one acts, that is a call of it, or, if it has no name, nothing that is recorded.
  package func act<Result>(
    _ member: Member? = nil, _ arguments: @autoclosure () -> [Any?] = [], _ body: () -> Result
  ) -> Result {
    guard isCurrent, recorder.update({ $0.isOtherActing(than: participant) }) else { return body() }
    let captured = arguments().map(ValueCapture.tree)
    let depth = recorder.update { state in
      let depth = state.stack.count
      let actor = state.acting
      let key = member.map {
        state.add(.call($0, arguments: captured), from: actor, to: participant)
      }
      if let key = key ?? state.stack.last?.key {
        state.push(key, participant: participant, caller: actor)
      }
      return depth
    }
    defer {
      recorder.update { state in
        if let member, let call = state.stack.indices.contains(depth) ? state.stack[depth] : nil {
          state.add(.return(member, .nothing), from: participant, to: call.caller)
        }
        if state.stack.count > depth { state.stack.removeSubrange(depth...) }
      }
    }
    return body()
  }

  /// Records that a value that the participant keeps was set.
  package func recordState(
    _ property: String, old: Any?, new: Any?, at location: SourceLine? = nil
  ) {
    recorder.recordState(of: participant, property, old: old, new: new, at: location)
  }

  /// Records that a value that the participant keeps is read by another one.
  package func recordRead(
    _ property: String, _ value: @autoclosure () -> Any?, at location: SourceLine? = nil
  ) {
    guard recorder.update({ $0.isOtherActing(than: participant) }) else { return }
    recorder.read(of: participant, property, value(), at: location)
  }

  /// Begins what the participant does, whatever code leads to it.
  ///
  /// - Returns: The run, to be left.
  package func enter(_ line: SourceLine) -> ClosureRun { recorder.enterRun(of: participant, line) }
}

extension RecorderState {
  /// Returns whether a participant acts, and it is not a certain one.
  fileprivate func isOtherActing(than participant: ParticipantIndex) -> Bool {
    acting.map { resolve($0) != resolve(participant) } ?? false
  }
}
