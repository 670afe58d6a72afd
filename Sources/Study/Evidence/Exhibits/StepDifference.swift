package import Comparison
import Diagrams
import Trace

/// The messages of a step, in the pattern's own implementation and an exhibit.
package struct StepDifference: Sendable {
  /// A message of one of the two, or of both.
  package struct StepMessage: Sendable {
    package let mark: Aligned
    /// In how many calls it is.
    package let depth: Int
    package let sentence: String
    /// The address of what is acted on, in the pattern's own source.
    package let address: String?
  }

  package let shownStep: PlayedScenario.ShownStep
  /// The messages, of both.
  package let messages: [StepMessage]
  /// Those that differ with what surrounds them; between any two stretches something is left out.
  package let stretches: [Range<Int>]

  /// The number of messages that are shown before and after a difference.
  private static let context = 2

  /// Says whether nothing differs.
  package var isEmpty: Bool { stretches.isEmpty }

  /// Compares a step of two recordings; `address` is where the pattern's own source has a line.
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

/// The messages of a recording as sentences, in which participants have the names of the pattern's
/// own types.
struct MessageList {
  private let rows: [Int: [SequenceRow]]
  private let badged: BadgedParticipants
  private let prefix: String?
  /// Participants whose own numbers say something else in the recording, with their names.
  private let renumbered: [(id: Participant.ID, name: String)]

  /// The messages of a recording.
  ///
  /// - Parameters:
  ///   - log: What happened.
  ///   - prefix: The prefix of the names of an exhibit's types, if they have one.
  ///   - bookkeeping: What of the machinery is left out.
  ///   - arguments: Whether a type is the same only if it has the same generic arguments.
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

  /// The messages of a step, each with the line that is acted on.
  func messages(in step: Int) -> [(sentence: String, depth: Int, location: SourceLine?)] {
    (rows[step] ?? []).map { row in
      (compared(sentence(of: row)), row.depth, row.location)
    }
  }

  /// A sentence in which participants have the names of the pattern's own types.
  private func compared(_ sentence: String) -> String {
    renumbered.reduce(sentence) { $0.replacing($1.id, with: $1.name) }
      .without(prefix)
  }

  /// The row in words; the label of a life's begin or end only says that again.
  private func sentence(of row: SequenceRow) -> String {
    let words = RowSentence(row: row, badged: badged)
    let label = [.create, .destroy].contains(row.kind) ? "" : row.shownLabel
    return [
      words.subject, words.predicate, label, row.value ?? "", row.isRedundant ? "unchanged" : "",
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The names of participants by which two recordings are compared: those of the pattern's own
/// types, numbered in order of creation whether the type is an exhibit's or not.
private struct ComparedNames {
  /// Without the number of the first: an exhibit's recording may have fewer of a type, and the same
  /// participant has the same name in both.
  private(set) var short: [Participant.ID: String] = [:]
  /// Those whose type has a prefix and whose number counts others too, the longest first.
  private(set) var renumbered: [(id: Participant.ID, name: String)] = []

  init(of participants: [Participant], without prefix: String?, _ arguments: Bool) {
    var counts: [String: Int] = [:]
    for participant in participants {
      let name = participant.type.without(prefix)
      let type = arguments ? name : String(name.prefix { $0 != "<" })
      // A type that takes part without objects has no number.
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
