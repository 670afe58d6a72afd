import CommonMark
import Diagrams
import Evidence
import Recordings
import Trace

/// The stored recording of a test, with derived data for pages.
struct KeptTest: Sendable {
  /// The name of the file without its extension: `CartTests-addingTwice`.
  let name: String
  /// The unique name for addresses.
  let slug: String
  let recording: KeptRecording
  let log: EventLog
  let badges: [Badge]
  let badged: BadgedParticipants
  /// The top-level rows with their descendants; trailing ends of lives and bindings form one step.
  let steps: [TestStep]
  /// The contour of all steps.
  let contour: Contour
  /// The counts of messages between types.
  let messages: [TypeMessage: Int]

  /// A step of a test: one of its own actions, or everything that ends with the test.
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

  /// The number of messages and deliveries between types of different sides.
  var messageCount: Int {
    messages.reduce(0) { $0 + ($1.key.from.side == $1.key.to.side ? 0 : $1.value) }
  }
}

extension KeptTest {
  private static func steps(
    _ rows: [RecordedRow], _ log: EventLog, _ badges: [Badge]
  ) -> [TestStep] {
    let outer = rows.indices.filter { rows[$0].depth == 0 }
    // An outer row corresponds to the event without a parent at the same position.
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
  /// Indicates whether a life or a binding ends in the row.
  fileprivate var isEnd: Bool { act == .ends || act == .unsubscribes }
}

/// A generator of unique slugs for addresses.
struct FreeSlugs {
  private var taken: Set<String> = []

  /// Returns the slug for a title, with a number if it is taken.
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
