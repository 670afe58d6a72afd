package import Comparison
package import Diagnostics
import Documents
import Exhibits
import Identifiers
package import Samples
package import Scenarios
import Sequences
package import StaticSite

/// Everything readable that the report reads before anything is played.
package struct StudyInput: Sendable {
  package let content: SiteContent
  package let scenarios: [Scenario]
  /// The identifier and the front matter of each scenario, which determine its performance.
  ///
  /// Its folder does not.
  let scenarioSources: [ScenarioID: [String]]
  package let contracts: [Contract]
  /// The name and the front matter of each contract's file.
  let contractSources: [Contract.ID: [String]]
  /// The implementations that are played, without repetitions.
  package let implementations: [Implementation]
  /// The wrong implementations, each with the scenario chosen by its text.
  package let wrong: [ChosenWrongImplementation]
  /// The variants, as described by their texts.
  package let variants: [DescribedVariant]

  /// Reads everything, and reports every error of every file.
  init(
    content: SiteContent, folder: String, implementations: [Implementation],
    wrongImplementations: [WrongImplementation], variants: [Variant],
    reportingTo collector: DiagnosticCollector
  ) {
    self.content = content
    scenarios = Self.scenarios(in: content, collector)
    scenarioSources = Self.scenarioSources(in: content)
    let patterns = content.texts(of: TextKind.pattern)
    contracts = patterns.map(\.header.contract)
    contractSources = Dictionary(
      patterns.map { ($0.header.contract.id, [$0.name, $0.document.head]) },
      uniquingKeysWith: { first, second in first + second })
    self.implementations = implementations
    wrong = WrongImplementationCompleteness(
      content: content, folder: folder, scenarios: scenarios, collector: collector
    ).chosen(wrongImplementations, beside: implementations)
    self.variants = VariantReader(
      content: content, folder: folder, scenarios: scenarios, contracts: contracts,
      collector: collector
    ).described(variants, beside: implementations)
    Completeness(content: content, folder: folder, collector: collector).check(implementations)
  }
}

extension StudyInput {
  /// Returns whether an error is only a consequence of unreadable text that is already reported.
  package func explains(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.id {
    case .unknownScenario, .unknownStep:
      scenarios.count < (content.texts(of: TextKind.scenario).count)
        || isUnread(TextKind.scenario)
    case .unknownMetric: isUnread(TextKind.metric)
    case .unknownPattern:
      isUnread(TextKind.pattern) || lacks(TextKind.pattern, \.pattern.description)
    case .unknownSample:
      isUnread(TextKind.sample) || lacks(TextKind.sample, \.sample.id.description)
    default: false
    }
  }

  /// Returns whether an implementation that is played has no text of a kind, so that its name is
  /// unknown.
  private func lacks(_ kind: ContentKind<some Sendable>, _ name: (Implementation) -> String) -> Bool
  {
    let known = Set(content.texts(ofKind: kind.name).map(\.name))
    return implementations.contains { !known.contains(name($0)) }
  }

  private func isUnread(_ kind: ContentKind<some Sendable>) -> Bool {
    !content.unread(of: kind).isEmpty
  }
}

// MARK: Performing

extension StudyInput {
  /// Every scenario on every implementation of its sample.
  var plannedPerformances: [PlannedPerformance] {
    scenarios.flatMap { scenario in
      implementations.filter { $0.sample.id == scenario.sample }.map { implementation in
        PlannedPerformance(
          implementation: implementation, scenario: scenario, source: scenarioSources[scenario.id])
      }
    }
  }

  /// The cache keys of results computed from all recordings of an implementation, for those whose
  /// scenarios are all identified by files.
  func keys(_ sort: String, in store: ResultStore) -> [ImplementationID: ResultKey] {
    let keys = implementations.compactMap { implementation -> (ImplementationID, ResultKey)? in
      let played = scenarios.filter { $0.sample == implementation.sample.id }
      let sources = played.compactMap { scenarioSources[$0.id] }
      guard sources.count == played.count else { return nil }
      var key = store.key(sort, of: [implementation.root])
      key.add(implementation.root)
      key.add(implementation.id.description)
      key.add(sources.flatMap(\.self))
      return (implementation.id, key)
    }
    return Dictionary(keepingFirst: keys)
  }
}

extension StudyInput {
  /// The cache key of the verdict on a variant; `nil` if a scenario is not identified by a file.
  func key(
    of variant: DescribedVariant, _ sources: ExaminedSources, in store: ResultStore
  ) -> ResultKey? {
    let implementation = variant.variant.implementation
    guard let original = implementations.first(where: { $0.id == implementation.id }),
      let text = content.texts(of: TextKind.variant).first(where: { $0.name == variant.variant.id })
    else { return nil }
    var key = store.key("variant", of: [implementation.root, original.root])
    for scenario in variant.scenarios {
      guard let source = scenarioSources[scenario.id] else { return nil }
      key.add(source)
    }
    key.add([implementation.root, original.root, variant.variant.id])
    key.add(contractSources[original.pattern] ?? [])
    key.add([text.name, text.document.head])
    key.add(sources.variantModules.key("source", of: implementation.module).fileName)
    return key
  }
}

// MARK: Reading

extension StudyInput {
  private static func scenarios(
    in content: SiteContent, _ collector: DiagnosticCollector
  ) -> [Scenario] {
    content.texts(of: TextKind.scenario).compactMap { text in
      let header = text.header
      guard isAtItsPath(header, collector) else { return nil }
      if header.scenario.declaredExpectations == nil {
        collector.report(.undeclaredExpectations(of: header))
      }
      return header.scenario
    }
  }

  /// The sources of scenarios with unique identifiers; it is unknown which of duplicates was read.
  private static func scenarioSources(in content: SiteContent) -> [ScenarioID: [String]] {
    Dictionary(grouping: content.texts(of: TextKind.scenario), by: \.header.scenario.id)
      .compactMapValues { same in
        same.count == 1 ? [same[0].header.scenario.id.description, same[0].document.head] : nil
      }
  }

  /// Returns whether a scenario's file is named as `new scenario` names it and lies with its
  /// sample, like the scenario's page.
  private static func isAtItsPath(
    _ header: ScenarioHeader, _ collector: DiagnosticCollector
  ) -> Bool {
    let scenario = header.scenario
    guard scenario.name.isHyphenated else {
      let meant = scenario.name.hyphenated
      collector.report(
        Diagnostic(
          .wrongName, at: SourceLocation(file: scenario.file),
          "'\(scenario.name)' cannot be the name of a scenario",
          explanation: "A name consists of lower-case words and numbers joined by hyphens.",
          suggestion: meant.isEmpty ? nil : "name the file '\(meant).md'"))
      return false
    }
    let path = scenario.id.contentPath
    if scenario.file.hasSuffix("/\(path)") { return true }
    collector.report(
      Diagnostic(
        .wrongFolder, at: header.sampleLocation,
        "a scenario of \(scenario.sample) does not belong in this folder",
        suggestion: "move the file to '\(path)'"))
    return false
  }
}

extension Diagnostic {
  /// The diagnostic for a scenario that does not declare its number of expectations.
  fileprivate static func undeclaredExpectations(of header: ScenarioHeader) -> Diagnostic {
    Diagnostic(
      .expectationCount, at: header.stepsLocation,
      "the scenario does not declare its number of expectations",
      explanation: "This number detects an expectation that was lost by mistake.",
      suggestion: "write 'expectations: \(header.scenario.expectationCount)' in the front matter")
  }
}
