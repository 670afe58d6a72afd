extension Recorder {
  /// The recorder's note of work that waits: which event and which participant scheduled it.
  struct Ticket: Sendable {
    let recorder: Recorder
    let key: DraftKey
    let participant: ParticipantIndex?
  }

  /// Notes that work is handed to the clock.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - due: The virtual time at which it is to be done, in milliseconds.
  /// - Returns: What the work is resumed by.
  func schedule(_ label: String, due: Int) -> Ticket {
    update { state in
      let key = state.add(.schedule(label: label, due: due), from: state.acting, to: state.acting)
      return Ticket(recorder: self, key: key, participant: state.acting)
    }
  }

  /// Performs scheduled work; the participant that scheduled it acts in it.
  @MainActor
  func resume(_ ticket: Ticket, label: String, _ work: @MainActor () -> Void) {
    let key = update { state in
      let key = state.add(.resume(label: label), from: nil, to: ticket.participant)
      state.drafts[key].cause = ticket.key
      state.push(key, participant: ticket.participant, caller: nil)
      if state.root == nil { state.root = key }
      return key
    }
    defer { update { $0.pop(key) } }
    work()
  }
}
