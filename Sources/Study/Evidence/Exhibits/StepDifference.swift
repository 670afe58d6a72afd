package import Comparison
import Diagrams
import Trace

/// The difference between a step's messages in the pattern's own implementation and in an exhibit.
package struct StepDifference: Sendable {
  /// A message of one of the implementations, or of both.
  package struct StepMessage: Sendable {
    package let mark: Aligned
    /// The nesting depth of calls.
    package let depth: Int
    package let sentence: String
    /// The address, in the pattern's own source, of the code acted on.
    package let address: String?
  }

  package let shownStep: PlayedScenario.ShownStep
  /// The messages of both.
  package let messages: [StepMessage]
  /// The messages that differ, with context; others are omitted between any two stretches.
  package let stretches: [Range<Int>]

  /// The number of messages shown before and after a difference.
  private static let context = 2

  /// Indicates whether nothing differs.
  package var isEmpty: Bool { stretches.isEmpty }

  /// Compares a step of two recordings; `address` is that of a line in the pattern's source.
  init(
    _ shownStep: PlayedScenario.ShownStep, _ original: MessageList, _ shown: MessageList,
    address: (SourceLine?) -> String?
  ) {
    self.shownStep = shownStep
    let (first, second) = (
      original.messages(in: shownStep.number), shown.messages(in: shownStep.number)
    )
    let aligned = SequenceAlignment(first.map(\.sentence), second.map(\.sentence)).lines
    messages = aligned.map { mark in
      switch mark {
      case .both(let index, _), .first(let index):
        let message = first[index]
        return StepMessage(
          mark: mark, depth: message.depth, sentence: message.sentence,
          address: address(message.location))
      case .second(let index):
        return StepMessage(
          mark: mark, depth: second[index].depth, sentence: second[index].sentence, address: nil)
      }
    }
    stretches = aligned.stretches(context: Self.context)
  }
}

/// The messages of a recording as sentences that name participants after the pattern's own types.
struct MessageList {
  private let rows: [Int: [SequenceRow]]
  private let badged: BadgedParticipants
  private let prefix: String?
  /// The participants whose recorded and compared numbers differ, with their names.
  private let renumbered: [(id: Participant.ID, name: String)]

  /// Creates the messages of a recording.
  ///
  /// - Parameters:
  ///   - log: The recorded events.
  ///   - prefix: The prefix of the exhibit's type names, if there is one.
  ///   - bookkeeping: The machinery that is omitted.
  ///   - arguments: Indicates whether types with different generic arguments are distinguished.
  init(
    _ log: EventLog, prefix: String? = nil, folding bookkeeping: Bookkeeping,
    distinguishing arguments: Bool = true
  ) {
    let badges = Badge.all(of: log)
    rows = Dictionary(grouping: log.events, by: \.step).mapValues { events in
      StepSequence(events, badges: badges, bindings: log.bindings, folding: bookkeeping).rows
    }
    let names = ComparedNames(of: log.participants, without: prefix, arguments)
    badged = BadgedParticipants(log.participants, named: names.short)
    renumbered = names.renumbered
    self.prefix = prefix
  }

  /// The messages of a step, each with the line acted on.
  func messages(in step: Int) -> [(sentence: String, depth: Int, location: SourceLine?)] {
    (rows[step] ?? []).map { row in
      (compared(sentence(of: row)), row.depth, row.location)
    }
  }

  /// Returns a sentence that names participants after the pattern's own types.
  private func compared(_ sentence: String) -> String {
    renumbered.reduce(sentence) { $0.replacing($1.id, with: $1.name) }
      .without(prefix)
  }

  /// Returns the row in words, without the redundant labels of a lifetime's begin and end.
  private func sentence(of row: SequenceRow) -> String {
    let words = RowSentence(row: row, badged: badged)
    let label = [.create, .destroy].contains(row.kind) ? "" : row.shownLabel
    return [
      words.subject, words.predicate, label, row.value ?? "", row.isRedundant ? "unchanged" : "",
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The names by which two recordings are compared: the pattern's own type names, numbered in order
/// of creation, with the exhibit's types counted as the pattern's.
private struct ComparedNames {
  /// The names without the number of the first instance: an exhibit may create fewer instances of
  /// a type, and the same participant must have the same name in both recordings.
  private(set) var short: [Participant.ID: String] = [:]
  /// The participants whose recorded number differs from the compared one, longest identifier
  /// first, so that replacing an identifier does not change a longer one.
  private(set) var renumbered: [(id: Participant.ID, name: String)] = []

  init(of participants: [Participant], without prefix: String?, _ arguments: Bool) {
    var counts: [String: Int] = [:]
    for participant in participants {
      let name = participant.type.without(prefix)
      let type = arguments ? name : String(name.prefix { $0 != "<" })
      // A type that takes part without instances has no number.
      guard participant.isObject else {
        short[participant.id] = type
        continue
      }
      counts[type, default: 0] += 1
      let number = counts[type] ?? 1
      short[participant.id] = number == 1 ? type : "\(type)#\(number)"
      if participant.id.without(prefix) != "\(type)#\(number)" {
        renumbered.append((participant.id, "\(type)#\(number)"))
      }
    }
    renumbered.sort { $0.id.count > $1.id.count }
  }
}
