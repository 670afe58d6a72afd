import Documents
public import Identifiers
public import Samples

/// A script of user actions and expectations on one sample, as written in a file of
/// `content/scenarios`.
public struct Scenario: Sendable, Hashable, Identifiable {
  /// The path of its file, as messages show it.
  public let file: String
  /// The file's name without its ending: `up-never-carrying`.
  public let name: String
  /// The title that a page gives it.
  public let title: String
  /// The identifier of its sample.
  public let sample: SampleID
  /// The summary of what it shows, in one sentence.
  public let summary: String
  /// The topics that it is about; nothing in particular if there is none.
  public let topics: [ScenarioTopic]
  /// The mode that says when the sample's server answers.
  public let server: ServerMode
  /// The numbers that the sample is set up with, by key; the others have their defaults.
  public let setup: [String: Int]
  /// The actions and expectations; the step at index `i` has the number `i + 1`, since the implicit
  /// `open` is step 0.
  public let steps: [Step]
  /// The number of expectations that the front matter states, if it does so.
  public let declaredExpectations: Int?

  /// A scenario made rather than read, such as a random one; its name follows from its file's path.
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

  /// The number of its expectations; of several properties of a widget each is one.
  public var expectationCount: Int {
    steps.flatMap { $0.action.expectations ?? [] }.reduce(0) { $0 + $1.wanted.count }
  }

  /// The identifier of the scenario and its sample.
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
