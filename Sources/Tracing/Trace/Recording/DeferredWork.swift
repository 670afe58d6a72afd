/// A piece of deferred work: the event that scheduled it and the participant that performs it.
///
/// The work waits for the clock, or until the app has settled. Either way, the recording shows it
/// as scheduled, then resumed.
package struct DeferredWork: Sendable {
  private let recorder: Recorder
  private let label: String
  private let participant: ParticipantIndex?
  private let key: DraftKey

  /// Records that a participant has work to do later at this virtual time; `label` names it in the
  /// trace.
  package init(_ label: String, of participant: ParticipantMark) {
    self.init(label, of: participant.participant, due: nil, in: participant.recorder)
  }

  /// Records that the acting participant schedules work on the clock, due at a virtual time in
  /// milliseconds.
  init(_ label: String, due: Int, in recorder: Recorder) {
    self.init(label, of: nil, due: due, in: recorder)
  }

  private init(
    _ label: String, of participant: ParticipantIndex?, due: Int?, in recorder: Recorder
  ) {
    (self.recorder, self.label) = (recorder, label)
    (self.participant, key) = recorder.update { state in
      let participant = participant ?? state.acting
      let key = state.add(
        .schedule(label: label, due: due ?? state.time), from: state.acting, to: participant)
      return (participant, key)
    }
  }

  /// Performs the work, and records it if its recording is still the current one.
  @MainActor
  package func perform(_ work: @MainActor () -> Void) {
    guard recorder === Recorder.current else { return work() }
    let resumption = recorder.update { state in
      let resumption = state.add(.resume(label: label), from: nil, to: participant)
      state.drafts[resumption].cause = key
      state.push(resumption, participant: participant, caller: nil)
      if state.root == nil { state.root = resumption }
      return resumption
    }
    defer { recorder.update { $0.pop(resumption) } }
    work()
  }
}
