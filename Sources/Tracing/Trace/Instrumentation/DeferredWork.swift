/// Work that a library puts off without the clock, to the moment at which the app has settled.
///
/// The recording shows it as it shows a timer's: scheduled, then resumed.
package struct DeferredWork: Sendable {
  private let label: String
  private let ticket: Recorder.Ticket

  /// Notes that a participant has work to do later in this moment of virtual time.
  ///
  /// - Parameters:
  ///   - label: What the trace calls it.
  ///   - participant: Who is going to do it.
  package init(_ label: String, of participant: ParticipantMark) {
    self.label = label
    ticket = participant.recorder.update { state in
      let key = state.add(
        .schedule(label: label, due: state.time), from: state.acting, to: participant.participant)
      return Recorder.Ticket(
        recorder: participant.recorder, key: key, participant: participant.participant)
    }
  }

  /// Does the work; the participant acts in it.
  @MainActor
  package func perform(_ work: @MainActor () -> Void) {
    guard ticket.recorder === Recorder.current else { return work() }
    ticket.recorder.resume(ticket, label: label, work)
  }
}
