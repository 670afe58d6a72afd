import CommonMark
import Diagrams
import Evidence
import Recordings
import Trace

/// A test's kept recording, with what pages show of it.
struct KeptTest: Sendable {
  /// The name of its file without the ending: `CartTests-addingTwice`.
  let name: String
  /// The name in addresses, which no other test has.
  let slug: String
  let recording: KeptRecording
  let log: EventLog
  let badges: [Badge]
  let badged: BadgedParticipants
  /// The rows that are inside no other one, each with what happened in it; what ends is one step.
  let steps: [TestStep]
  /// Small, from the first step to the last.
  let contour: Contour
  /// The number of times that a type did something to another.
  let messages: [TypeMessage: Int]

  /// A step of a test: what it does itself, or what ends with it.
  struct TestStep: Sendable {
    let heading: RecordedRow
    let isEnding: Bool
    let sequence: StepSequence
    /// The number of rows in the file.
    let rowCount: Int
  }

  init(name: String, slug: String, recording: KeptRecording, roles: [Role]) {
    self.name = name
    self.slug = slug
    self.recording = recording
    let log = EventLog(recording, roles: roles)
    let badges = Badge.all(of: log)
    self.log = log
    self.badges = badges
    badged = BadgedParticipants(badges)
    steps = Self.steps(recording.rows, log, badges)
    contour = Contour(steps.map(\.sequence), badges: badges)
    messages = TypeMessage.counts(in: log)
  }

  /// The sides that take part, from the screen to the model.
  var sides: [Side] { Set(badges.map(\.participant.side)).sorted() }

  /// The types that take part, from the screen to the model.
  var types: [RecordedType] { Set(log.participants.map(RecordedType.init)).sorted() }

  /// The number of messages and deliveries between types of two sides.
  var messageCount: Int {
    messages.reduce(0) { $0 + ($1.key.from.side == $1.key.to.side ? 0 : $1.value) }
  }
}

extension KeptTest {
  private static func steps(
    _ rows: [RecordedRow], _ log: EventLog, _ badges: [Badge]
  ) -> [TestStep] {
    let outer = rows.indices.filter { rows[$0].depth == 0 }
    let starts = log.events.indices.filter { log.events[$0].parent == nil }
    var steps: [TestStep] = []
    var index = 0
    while index < outer.count {
      let isEnding = outer[index...].allSatisfy { rows[$0].isEnd }
      let next = isEnding ? outer.count : index + 1
      let (lastRow, lastEvent) =
        next < outer.count ? (outer[next], starts[next]) : (rows.count, log.events.count)
      let events = Array(log.events[starts[index]..<lastEvent])
      steps.append(
        TestStep(
          heading: rows[outer[index]], isEnding: isEnding,
          sequence: StepSequence(
            events, badges: badges, bindings: log.bindings, folding: .none),
          rowCount: lastRow - outer[index]))
      index = next
    }
    return steps
  }
}

extension RecordedRow {
  /// Says whether a life or a binding ends in it.
  fileprivate var isEnd: Bool { act == .ends || act == .unsubscribes }
}

/// Gives names in addresses, each another one.
struct FreeSlugs {
  private var taken: Set<String> = []

  /// Returns the name in an address for a title; one that others have too gets a number.
  mutating func slug(for title: String) -> String {
    let slug = AnchorMaker.slug(title)
    var free = slug
    var number = 2
    while !taken.insert(free).inserted {
      free = "\(slug)-\(number)"
      number += 1
    }
    return free
  }
}
