package import Comparison
package import Diagnostics
import Exhibits
import Identifiers
package import Samples
package import Scenarios
package import StaticSite

/// Everything that the report reads, before anything is played, as far as it could be read.
package struct StudyInput: Sendable {
  package let content: Content
  package let scenarios: [Scenario]
  package let contracts: [Contract]
  /// The implementations that are played, each pattern once in each sample.
  package let implementations: [Implementation]
  /// The wrong implementations, each in the scenario that its text chooses.
  package let wrong: [ChosenWrongImplementation]
  /// The variants, as their texts describe them.
  package let variants: [DescribedVariant]

  /// Reads everything, and reports every fault of every file.
  init(
    content: Content, folder: String, implementations: [Implementation],
    wrongImplementations: [WrongImplementation], variants: [Variant],
    reportingTo faults: DiagnosticCollector
  ) {
    self.content = content
    scenarios = Self.scenarios(in: content, faults)
    contracts = content.texts(of: TextKind.pattern).map(\.header.contract)
    self.implementations = implementations
    wrong = WrongImplementationCompleteness(
      content: content, folder: folder, scenarios: scenarios, faults: faults
    ).chosen(wrongImplementations, beside: implementations)
    self.variants = VariantReader(
      content: content, folder: folder, scenarios: scenarios, contracts: contracts, faults: faults
    ).described(variants, beside: implementations)
    Completeness(content: content, folder: folder, faults: faults).check(implementations)
  }
}

extension StudyInput {
  /// Returns whether something unreadable, already reported, is the only cause of a page's fault.
  package func explains(_ fault: Diagnostic) -> Bool {
    switch fault.id {
    case .unknownScenario, .unknownStep:
      scenarios.count < (content.texts(of: TextKind.scenario).count)
        || isUnread(TextKind.scenario)
    case .undefinedMetric, .unknownMetric: isUnread(TextKind.metric)
    case .unknownPattern:
      isUnread(TextKind.pattern) || lacks(TextKind.pattern, \.pattern.description)
    case .unknownSample:
      isUnread(TextKind.sample) || lacks(TextKind.sample, \.sample.id.description)
    default: false
    }
  }

  /// Returns whether something played has no text of a kind; nothing then knows it by name.
  private func lacks(_ kind: ContentKind<some Sendable>, _ name: (Implementation) -> String) -> Bool
  {
    let known = Set(content.texts(ofKind: kind.name).map(\.name))
    return implementations.contains { !known.contains(name($0)) }
  }

  private func isUnread(_ kind: ContentKind<some Sendable>) -> Bool {
    !content.unread(of: kind).isEmpty
  }
}

// MARK: Reading

extension StudyInput {
  private static func scenarios(
    in content: Content, _ faults: DiagnosticCollector
  ) -> [Scenario] {
    content.texts(of: TextKind.scenario).compactMap { text in
      let header = text.header
      guard isInPlace(header, faults) else { return nil }
      if header.scenario.declaredExpectations == nil {
        faults.report(.undeclaredExpectations(of: header))
      }
      return header.scenario
    }
  }

  /// A scenario's page is with its sample, so its file must be there too; and it has a name as
  /// `new scenario` gives it.
  private static func isInPlace(
    _ header: ScenarioHeader, _ faults: DiagnosticCollector
  ) -> Bool {
    let scenario = header.scenario
    guard scenario.name.isHyphenated else {
      let meant = scenario.name.hyphenated
      faults.report(
        Diagnostic(
          .wrongName, at: SourceLocation(file: scenario.file),
          "'\(scenario.name)' cannot be the name of a scenario",
          explanation: "A name consists of lower-case words and numbers joined by hyphens.",
          suggestion: meant.isEmpty ? nil : "name the file '\(meant).md'"))
      return false
    }
    let place = scenario.id.contentPath
    if scenario.file.hasSuffix("/\(place)") { return true }
    faults.report(
      Diagnostic(
        .wrongFolder, at: header.sampleLocation,
        "a scenario of \(scenario.sample) does not belong in this folder",
        suggestion: "move the file to '\(place)'"))
    return false
  }
}

extension Diagnostic {
  /// A scenario that does not say how many things it expects.
  fileprivate static func undeclaredExpectations(of header: ScenarioHeader) -> Diagnostic {
    Diagnostic(
      .expectationCount, at: header.stepsLocation,
      "the scenario does not say how many things it expects",
      explanation: "What is no longer expected is missed by nobody unless a number says so.",
      suggestion: "write 'expectations: \(header.scenario.expectationCount)' in the front matter")
  }
}
