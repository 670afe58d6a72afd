public import HeadlessUI
public import Metrics
public import Scenarios
public import Trace

/// The recordings of one scenario by several patterns, aligned step by step.
public struct ScenarioComparison: Sendable {
  /// The scenario's name.
  public let scenario: String
  /// The sample's identifier.
  public let sample: String
  /// The patterns, in the order of the recordings.
  public let patterns: [String]
  /// The steps, from the implicit `open` on; the one in which the app is released at the end is not
  /// among them.
  public let steps: [AlignedStep]
  /// What each recording says as a whole, in the order of the patterns.
  public let facts: [RecordingFacts]
  /// The first step after which not all patterns show the same, if there is one.
  public let disagreement: Disagreement?

  /// Aligns recordings of the same scenario.
  ///
  /// A recording that ended early takes part as far as it goes: its later columns have no frame.
  ///
  /// - Parameter recordings: One for each pattern, in the order in which pages show them.
  /// - Complexity: O(*n*) in the number of all events.
  public init(_ recordings: [Recording]) {
    let facts = recordings.map { RecordingFacts($0.log) }
    let events = recordings.map { Dictionary(grouping: $0.log.events, by: \.step) }
    scenario = recordings.first?.scenario ?? ""
    sample = recordings.first?.sample ?? ""
    patterns = recordings.map(\.pattern)
    self.facts = facts
    disagreement = Disagreement.first(among: recordings)
    steps = (0..<(recordings.map(\.frames.count).max() ?? 0)).map { number in
      AlignedStep(
        number: number,
        columns: recordings.indices.map { index in
          let frames = recordings[index].frames
          return AlignedStep.Column(
            pattern: recordings[index].pattern,
            events: number < recordings[index].closingStep ? events[index][number] ?? [] : [],
            frame: frames.indices.contains(number) ? frames[number] : nil,
            facts: facts[index].steps[number] ?? StepFacts())
        })
    }
  }
}

/// One step, as each pattern took it.
public struct AlignedStep: Sendable, Identifiable {
  /// What one pattern did in the step.
  public struct Column: Sendable, Identifiable {
    /// The pattern's identifier.
    public let pattern: String
    /// What happened, in order.
    public let events: [Event]
    /// What was seen afterwards; `nil` where the recording had ended.
    public let frame: Frame?
    /// The step's numbers.
    public let facts: StepFacts

    /// The pattern's identifier.
    public var id: String { pattern }
  }

  /// The step's number, 0 for the implicit `open`.
  public let number: Int
  /// The patterns' columns, in the order of the recordings.
  public let columns: [Column]

  /// The step's number.
  public var id: Int { number }

  /// Whether all patterns that came so far show the same.
  public var agrees: Bool { Set(columns.compactMap(\.frame)).count <= 1 }
}
