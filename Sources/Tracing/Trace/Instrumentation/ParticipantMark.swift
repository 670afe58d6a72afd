/// Identifies a participant of a recording without keeping it alive.
///
/// Libraries use it to remember which participant did something, such as creating a stream.
package struct ParticipantMark: Sendable {
  let recorder: Recorder
  let participant: ParticipantIndex
  /// The line at which the participant acted when the mark was created, if that is traced.
  let line: SourceLine?
}

extension ParticipantMark {
  /// The acting participant; `nil` if there is none, or nothing is recorded.
  package static var acting: ParticipantMark? {
    guard let recorder = Recorder.current,
      let (participant, line) = recorder.update({ state in
        state.acting.map { ($0, state.stack.last?.line.map(state.files.line)) }
      })
    else { return nil }
    return ParticipantMark(recorder: recorder, participant: participant, line: line)
  }

  /// Creates the mark of an object, if it takes part in the current recording.
  package init?(_ object: any Traceable) {
    guard let recorder = Recorder.current, let participant = object._life.participant(in: recorder)
    else { return nil }
    self.init(recorder: recorder, participant: participant, line: nil)
  }

  /// Returns the mark of any object, if it takes part in the current recording.
  package static func of(_ object: AnyObject) -> ParticipantMark? {
    // The cast is slow, so it is only made while something is recorded.
    guard Recorder.current != nil else { return nil }
    return (object as? any Traceable).flatMap(ParticipantMark.init)
  }

  /// The object, if it is alive and has been seen.
  @MainActor
  package var object: (any Traceable)? {
    recorder.update { $0.objects[$0.resolve(participant)] }?.object
  }

  /// Indicates whether the mark belongs to the current recording.
  package var isCurrent: Bool { recorder === Recorder.current }

  /// Returns whether two marks identify the same participant.
  package func isSame(as other: ParticipantMark) -> Bool {
    recorder === other.recorder
      && recorder.update { $0.resolve(participant) == $0.resolve(other.participant) }
  }

  /// Returns the mark with the line of another mark, if that identifies the same participant.
  package func acting(where other: ParticipantMark?) -> ParticipantMark {
    guard let other, isSame(as: other) else { return self }
    return ParticipantMark(recorder: recorder, participant: participant, line: other.line)
  }

  /// Indicates whether the participant's role is to create and connect others.
  package var isComposition: Bool {
    recorder.update { $0.participants[$0.resolve(participant)].role == .composition }
  }

  /// Performs work that belongs to the participant, such as that of its own subject.
  ///
  /// If another participant acts, this is recorded as a call of `member`; without a member, no
  /// call is recorded.
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

  /// Records that a value of the participant was set.
  package func recordState(
    _ property: String, old: Any?, new: Any?, at location: SourceLine? = nil
  ) {
    recorder.recordState(of: participant, property, old: old, new: new, at: location)
  }

  /// Records that another participant read a value of this one.
  package func recordRead(
    _ property: String, _ value: @autoclosure () -> Any?, at location: SourceLine? = nil
  ) {
    guard recorder.update({ $0.isOtherActing(than: participant) }) else { return }
    recorder.read(of: participant, property, value(), at: location)
  }

  /// Begins work of the participant, whatever code leads to it; the caller must leave the run.
  package func enter(_ line: SourceLine) -> ClosureRun { recorder.enterRun(of: participant, line) }
}

extension RecorderState {
  /// Returns whether a participant other than the given one is acting.
  fileprivate func isOtherActing(than participant: ParticipantIndex) -> Bool {
    acting.map { resolve($0) != resolve(participant) } ?? false
  }
}
