import Diagnostics
import Documents
import Exhibits
import Identifiers
import Metrics
import Samples
import Scenarios
import StaticSite

/// That every wrong implementation has its text, its folder and a scenario that catches it, and the
/// other way round.
struct WrongImplementationCompleteness {
  let content: Content
  let folder: String
  let scenarios: [Scenario]
  let faults: DiagnosticCollector

  /// The wrong implementations with the scenarios that their texts choose.
  ///
  /// - Parameters:
  ///   - wrong: All wrong implementations; if there are none, no text is looked at.
  ///   - implementations: The right ones. What has none of them beside it is not shown.
  /// - Returns: Those whose text could be read, chooses a scenario that catches the mistake, and
  ///   names patterns that are played.
  func chosen(
    _ wrong: [WrongImplementation], beside implementations: [Implementation]
  ) -> [ChosenWrongImplementation] {
    guard !wrong.isEmpty else { return [] }
    let texts = content.texts(ofKind: WrongImplementationPage.kind.name)
    checkNames(wrong.map(\.id), texts)
    let shown = wrong.filter { fault in
      implementations.contains { $0.id == fault.implementation.id }
    }
    let patterns = Set(implementations.map(\.pattern))
    return shown.compactMap { fault in
      guard let text = texts.first(where: { $0.name == fault.id }) else { return nil }
      let wrongNames = ["patterns", "beside"].flatMap { key in
        ChosenPatterns(text: text, key: key).faults(known: patterns)
      }
      faults.report(contentsOf: wrongNames)
      let choice = choice(of: text, fault)
      return wrongNames.isEmpty ? choice : nil
    }
  }

  private func checkNames(_ known: [String], _ texts: [ContentText]) {
    let unread = content.unread.filter { $0.kind == WrongImplementationPage.kind.name }.map(\.name)
    let written = texts.map(\.name) + unread
    for id in known where !written.contains(id) {
      faults.report(
        Diagnostic(
          .missingExhibit, at: SourceLocation(file: "\(folder)/faults/\(id).md"),
          "the wrong implementation '\(id)' is played, but has no text",
          suggestion: TypoSuggestion.suggestion(
            for: id, in: written.filter { !known.contains($0) })))
    }
    for text in texts where !known.contains(text.name) {
      faults.report(
        Diagnostic(
          .unknownExhibit, at: SourceLocation(file: text.document.path),
          "there is no wrong implementation '\(text.name)' to play",
          explanation: "Known are: \(known.sorted().joined(separator: ", ")).",
          suggestion: TypoSuggestion.suggestion(for: text.name, in: known)))
    }
  }

  private func choice(of text: ContentText, _ fault: WrongImplementation)
    -> ChosenWrongImplementation?
  {
    let value = text.document.fields["scenario"]
    let name = value?.text ?? ""
    let own = scenarios.filter { $0.sample == fault.implementation.sample.id }
    let findings = fault.findings.findings(among: own.map(\.name))
    let catching = Set(findings.map(\.scenario)).sorted()
    let found = findings.filter { $0.scenario == name }
    // Where it leaks and more, the page of a leak shows all of it.
    guard let finding = found.first(where: { $0.check == .leak }) ?? found.first else {
      faults.report(
        Diagnostic(
          .mistakeScenario, at: value?.location ?? SourceLocation(file: text.document.path),
          "the scenario '\(name)' does not catch '\(fault.id)'",
          explanation: "It is caught by: \(catching.joined(separator: ", "))."
        ).suggesting(nearestTo: name, in: catching))
      return nil
    }
    // One that could not be read is reported already.
    return own.first { $0.name == name }.map {
      ChosenWrongImplementation(fault: fault, scenario: $0, check: finding.check)
    }
  }

  /// That each folder of sources belongs to a wrong implementation, and each of these has one.
  ///
  /// - Parameters:
  ///   - files: The sources of the wrong implementations; none if there are none at hand.
  ///   - wrong: The wrong implementations.
  ///   - faults: Receives what does not match.
  static func checkFolders(
    _ files: [SourceFile], _ wrong: [WrongImplementation], _ faults: DiagnosticCollector
  ) {
    let all = ExhibitFolders.wrongImplementations + "/"
    let folders = Set(
      files.filter { $0.path.hasPrefix(all) }.compactMap { file in
        file.path.dropFirst(all.count).split(separator: "/").first.map(String.init)
      })
    let known = Set(wrong.map(\.prefix))
    for folder in folders.subtracting(known).sorted() {
      faults.report(
        Diagnostic(
          .exhibitFolder, at: SourceLocation(file: "\(all)\(folder)"),
          "no wrong implementation has the folder '\(folder)'",
          suggestion: TypoSuggestion.suggestion(for: folder, in: known.subtracting(folders))))
    }
    guard !files.isEmpty else { return }
    for fault in wrong where !folders.contains(fault.prefix) {
      faults.report(
        Diagnostic(
          .exhibitFolder, at: fault.implementation.location,
          "the sources of '\(fault.id)' are not in '\(fault.folder)'",
          suggestion: TypoSuggestion.suggestion(
            for: fault.prefix, in: folders.subtracting(known))))
    }
  }
}
