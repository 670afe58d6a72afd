extension SequenceScore {
  /// The name in diagrams for everything outside the recorded program.
  static let outside = "script"

  /// A short name for each participant that no diagram language reads otherwise.
  var aliases: [Participant.ID: String] {
    var aliases: [Participant.ID: String] = [:]
    for (index, participant) in participants.enumerated() {
      aliases[participant.id] = "p\(index + 1)"
    }
    return aliases
  }
}
