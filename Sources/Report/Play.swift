import Comparison
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
    /// What the roles have to do with one another, as the pattern's contract sees it.
    let relations: Set<RoleRelation>
    private let events: [Int: [Event]]

    init(_ recording: Recording, contract: Contract?) {
      self.recording = recording
      facts = RecordingFacts(recording.log)
      badges = Badge.all(of: recording.log)
      relations = contract?.relations(in: recording.log) ?? []
      events = Dictionary(grouping: recording.log.events, by: \.step)
    }

    var pattern: String { recording.pattern }

    /// What happened in a step, as rows.
    func score(of step: Int) -> Score {
      Score(events[step] ?? [], badges: badges, bindings: recording.log.bindings)
    }
  }

  /// A step that does something, and what is expected after it.
  struct Bar {
    let number: Int
    let verb: String
    let object: String
    /// The virtual time at its end, in milliseconds.
    let time: Int
    /// The number of the last step that only looks at what this one left.
    var last: Int
    var expectations: [(key: String, wanted: String)] = []

    /// The step in a line: `3 · tap navigate`.
    var heading: String {
      "\(number) · \([verb, object].filter { !$0.isEmpty }.joined(separator: " "))"
    }
  }

  /// The steps that do something, the implicit opening first; those that only expect belong to the
  /// step before them.
  var bars: [Bar] {
    var bars = [Bar(number: 0, verb: "open", object: "", time: 0, last: 0)]
    for (number, step) in zip(1..., scenario.steps) {
      let before = bars.count - 1
      if case .expect(let expectations) = step.action {
        bars[before].last = number
        bars[before].expectations += expectations.map { ($0.key, $0.wanted.description) }
        continue
      }
      var time = bars[before].time
      if case .wait(let milliseconds) = step.action { time += milliseconds }
      bars.append(
        Bar(
          number: number, verb: step.action.verb.rawValue,
          object: step.action.arguments.joined(separator: " "), time: time, last: number))
    }
    return bars
  }

  var address: String { Address.scenario(scenario.name, of: scenario.sample) }
}
