/// The recorder's note of work that waits, for the clock or for the moment at which the app has
/// settled: which event and which participant scheduled it.
///
/// The recording shows the work of either as scheduled, then resumed.
package struct DeferredWork: Sendable {
  private let recorder: Recorder
  private let label: String
  private let participant: ParticipantIndex?
  private let key: DraftKey

  /// Notes that a participant has work to do later in this moment of virtual time.
  ///
  /// - Parameters:
  ///   - label: What the trace calls it.
  ///   - participant: Who is going to do it.
  package init(_ label: String, of participant: ParticipantMark) {
    self.init(label, of: participant.participant, due: nil, in: participant.recorder)
  }

  /// Notes that the participant that acts hands work to the clock, to be done at a virtual time in
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

  /// Does the work; the participant acts in it, if the recording is still the one under way.
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
