import Diagrams
import Metrics
import Scenarios
import StaticSite
import Trace

/// One scenario as all patterns performed it.
struct Play: Sendable {
  /// What finds a scenario's recordings.
  struct Key: Hashable {
    let sample: String
    let scenario: String

    init(_ sample: String, _ scenario: String) {
      self.sample = sample
      self.scenario = scenario
    }
  }

  let scenario: Scenario
  /// What the patterns did, in the order of the patterns.
  let parts: [Part]

  /// What one pattern did, counted and sorted once.
  struct Part: Sendable {
    let recording: Recording
    let facts: RecordingFacts
    let badges: [Badge]
    let spoken: Set<Spoken>
    private let events: [Int: [Event]]

    init(_ recording: Recording) {
      self.recording = recording
      facts = RecordingFacts(recording.log)
      badges = Badge.all(of: recording.log)
      spoken = recording.log.spoken
      events = Dictionary(grouping: recording.log.events, by: \.step)
    }

    var pattern: String { recording.pattern }

    /// What happened in a step, as rows.
    func score(of step: Int) -> Score { Score(events[step] ?? [], badges: badges) }
  }

  /// A step that does something, and what is expected after it.
  struct Bar {
    let number: Int
    let verb: String
    let object: String
    /// The number of the last step that only looks at what this one left.
    let last: Int
    let expectations: [(key: String, wanted: String)]
  }

  /// The steps that do something, the implicit opening first; those that only expect belong to the
  /// step before them.
  var bars: [Bar] {
    var bars = [Bar(number: 0, verb: "open", object: "", last: 0, expectations: [])]
    for (index, step) in scenario.steps.enumerated() {
      let number = index + 1
      guard case .expect(let expectations) = step.action else {
        let object = step.action.arguments.joined(separator: " ")
        let verb = step.action.verb.rawValue
        bars.append(
          Bar(number: number, verb: verb, object: object, last: number, expectations: []))
        continue
      }
      let before = bars.removeLast()
      let more = expectations.map { (key: $0.key, wanted: $0.wanted.description) }
      bars.append(
        Bar(
          number: before.number, verb: before.verb, object: before.object, last: number,
          expectations: before.expectations + more))
    }
    return bars
  }

  var address: String { Address.scenario(scenario.name, of: scenario.sample) }
}

extension Recording {
  /// The time at which a step ends, in milliseconds; that of the last event until then.
  func time(after step: Int) -> Int {
    log.events.last { $0.step <= step }?.time ?? 0
  }
}
