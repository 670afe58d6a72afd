import Scenarios

extension Plays {
  /// The scenarios of a sample by what they are about, each once, by the first of its topics; those
  /// that are about nothing in particular come first.
  func byTopic(of sample: String) -> [(title: String, plays: [Play])] {
    let topics: [ScenarioTopic?] = [nil] + ScenarioTopic.allCases
    return topics.compactMap { topic in
      let plays = of(sample: sample).filter { $0.scenario.topics.first == topic }
      return plays.isEmpty ? nil : (title: topic?.title ?? "The rules", plays: plays)
    }
  }

  /// What the scenarios of a sample are about, in words.
  func topics(of sample: String) -> String {
    let found = Set(of(sample: sample).flatMap(\.scenario.topics))
    return ScenarioTopic.allCases.filter(found.contains).map(\.rawValue).joined(separator: ", ")
  }
}

extension ScenarioTopic {
  /// What readers call it.
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
