import Comparison
package import Diagrams
import Sequences
package import Trace

/// The sentence for a row of a step: which participant does what to which other.
///
/// The row's label follows it.
package struct RowSentence {
  package let row: SequenceRow
  /// The participants of the whole recording with the texts of their badges.
  package let badged: BadgedParticipants

  package init(row: SequenceRow, badged: BadgedParticipants) {
    self.row = row
    self.badged = badged
  }

  /// The acting participants, by their badges: `V2`.
  package var subject: String {
    switch row.kind {
    case .bind, .unbind: letters(row.to)
    case .destroy: ([row.to].compactMap(\.self) + row.others).map(letters).joined(separator: ", ")
    case .resume: letters(row.to)
    default: letters(row.from ?? row.to)
    }
  }

  /// The action and the participant acted on: `calls P`.
  package var predicate: String {
    let (isAlone, other) = (row.from == nil, letters(row.to))
    let isOwn = row.from == row.to
    return switch row.kind {
    case .input: "The script says:"
    case .resume: "is resumed"
    case .own: "calls itself"
    case .call where isLifeCycle: "calls \(other), as it does every screen,"
    case .call: isAlone ? "is called" : "calls \(other)"
    case .read: "reads \(other)"
    case .notify: isAlone ? "is notified" : isOwn ? "notifies itself" : "notifies \(other)"
    case .state: isAlone ? "is written" : isOwn ? "writes its own" : "writes \(other)"
    case .effect: isAlone ? "is shown" : isOwn ? "shows" : "has \(other) show"
    case .navigate: isAlone || isOwn ? "navigates" : "navigates \(other)"
    case .schedule: isOwn || row.to == nil ? "schedules" : "schedules for \(other)"
    case .bind: isOwn ? "subscribes to itself" : "subscribes to \(letters(row.from))"
    case .unbind: isOwn ? "unsubscribes from itself" : "unsubscribes from \(letters(row.from))"
    case .create: isAlone ? "is created" : "creates \(other)"
    case .destroy: row.others.isEmpty ? "ends its life" : "end their lives"
    }
  }

  /// The whole sentence, with the row's label and value: `V1 calls M1 observe(closure)`.
  package var text: String {
    [subject, predicate, row.shownLabel, row.value ?? "", row.isRedundant ? "unchanged" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var isLifeCycle: Bool {
    row.from.flatMap { badged.participants[$0] }.map(row.event.isLifeCycle(by:)) == true
  }

  private func letters(_ id: Participant.ID?) -> String { id.flatMap { badged.letters[$0] } ?? "" }
}

/// The participants of a recording with the texts of their badges.
package struct BadgedParticipants: Sendable {
  package let letters: [Participant.ID: String]
  package let participants: [Participant.ID: Participant]
  package let sides: [Participant.ID: Side]

  /// Creates a list of participants with the names used in sentences.
  package init(_ participants: [Participant], named names: [Participant.ID: String]) {
    letters = names
    self.participants = Dictionary(keepingFirst: participants.map { ($0.id, $0) })
    sides = self.participants.mapValues(\.side)
  }

  /// Creates a list of the participants with the given badges.
  package init(_ badges: [Badge]) {
    self.init(
      badges.map(\.participant),
      named: Dictionary(keepingFirst: badges.map { ($0.participant.id, $0.text) }))
  }
}
