import Documents
public import Identifiers
public import Samples

/// A script of user actions and expectations for one sample, from a file in `content/scenarios`.
public struct Scenario: Sendable, Hashable, Identifiable {
  /// The path of its file, as shown in messages.
  public let file: String
  /// The file's name without its extension: `up-never-carrying`.
  public let name: String
  /// The title on its page.
  public let title: String
  /// The identifier of its sample.
  public let sample: SampleID
  /// The summary of its purpose, in one sentence.
  public let summary: String
  /// The topics that it covers; empty if it has none in particular.
  public let topics: [ScenarioTopic]
  /// The mode that determines when the sample's server answers.
  public let server: ServerMode
  /// The numbers with which the sample is set up, by key; missing ones have their defaults.
  public let setup: [String: Int]
  /// The actions and expectations; step `i + 1` is at index `i`, since the implicit `open` is 0.
  public let steps: [Step]
  /// The number of expectations that the front matter declares, if it does.
  public let declaredExpectations: Int?

  /// Creates a scenario from its parts; its name is taken from the file's path.
  public init(
    file: String, title: String, sample: SampleID, summary: String,
    topics: [ScenarioTopic] = [], server: ServerMode = .standard, setup: [String: Int] = [:],
    steps: [Step], declaredExpectations: Int? = nil
  ) {
    self.file = file
    self.name = TextFileName.bare(file)
    self.title = title
    self.sample = sample
    self.summary = summary
    self.topics = topics
    self.server = server
    self.setup = setup
    self.steps = steps
    self.declaredExpectations = declaredExpectations
  }

  /// The number of its expectations; each property of a widget counts.
  public var expectationCount: Int {
    steps.flatMap { $0.action.expectations ?? [] }.reduce(0) { $0 + $1.wanted.count }
  }

  /// The identifier, which combines its name and its sample.
  public var id: ScenarioID { ScenarioID(sample: sample, name: name) }
}

/// The topic of a scenario; a sample's page groups its scenarios by it.
public enum ScenarioTopic: String, Sendable, Hashable, CaseIterable {
  case time
  case navigation
  case lists
  case errors
  case lifetime
}
