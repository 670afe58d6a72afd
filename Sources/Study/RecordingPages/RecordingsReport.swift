import Comparison
import Diagnostics
import Documents
import Foundation
import Report
import SiteFiles
package import StaticSite
import Trace

/// The report of stored recordings, which shows the behaviour of tests as pages.
///
/// It reads the files written by the trait `.recorded`, judges them by a contract, and compares
/// them with another state of them, if requested. It needs no sources and plays nothing.
///
/// ```yaml
/// # content/site.yml
/// reports: [recordings]
/// ```
///
/// The text `content/recordings/index.md` then specifies where the recordings are; see
/// ``RecordingsHeader``.
package struct RecordingsReport: SiteReport {
  private let given: RecordingsHeader?

  /// Creates the report.
  ///
  /// - Parameter given: The location of the recordings, if it does not come from the text. Their
  ///   pages are then the whole site, and the text is `content/index.md`.
  package init(_ given: RecordingsHeader? = nil) { self.given = given }

  /// `recordings`.
  package var name: String { "recordings" }

  /// The text that lists the tests.
  package var kinds: [AnyContentKind] { [kind.erased] }

  private var kind: ContentKind<RecordingsHeader> {
    ContentKind("recordings", folder: file) { [given] fields in
      given ?? RecordingsHeader(fields)
    }
  }

  private var file: String { given == nil ? "recordings/index.md" : "index.md" }

  /// Reads, judges and compares the recordings.
  ///
  /// - Parameters:
  ///   - content: The site's texts.
  ///   - clock: Notified of each stage.
  /// - Returns: The pages, and every error of the recordings and of the contract.
  package func pages(of content: SiteContent, clock: StageClock) async -> ReportedPages {
    let collector = DiagnosticCollector()
    guard let text = content.texts(of: kind).first else {
      if content.unread(of: kind).isEmpty { collector.report(missingText(in: content)) }
      return ReportedPages(diagnostics: collector.diagnostics)
    }
    let evidence = clock.measure("recordings") { () throws(Never) -> RecordingEvidence? in
      self.evidence(of: text, reportingTo: collector)
    }
    let body = content.body(
      of: text.text, using: Vocabulary.plainRenderer, reportingTo: collector)
    var pages = ReportedPages(unmade: [text.path])
    if let evidence, !collector.hasErrors {
      let list = RecordingsPage(evidence: evidence, text: text.text).page(body)
      pages = ReportedPages(made: [list] + evidence.pages)
    }
    pages.diagnostics = collector.diagnostics
    return pages
  }

  private func missingText(in content: SiteContent) -> Diagnostic {
    Diagnostic(
      .noRecordings, at: SourceLocation(file: content.folder.file(file).path),
      "there is no such text, which names the folder of recordings",
      explanation: "The report 'recordings' shows the recordings in the folder that it names.",
      suggestion: "begin it with 'title: …' and 'recordings: Tests/…/Recordings'")
  }

  /// Returns the evidence for the pages; `nil` if the recordings cannot be read.
  private func evidence(
    of text: TextOfKind<RecordingsHeader>, reportingTo collector: DiagnosticCollector
  ) -> RecordingEvidence? {
    let header = text.header
    let contract = header.contract.flatMap { file in
      collector.collect { () throws(DiagnosticError) in try Contract.read(file.text) }
    }
    let roles = (contract?.roles ?? []).map(\.role)
    func tests(_ folder: String) -> [KeptTest] {
      RecordingFolder(folder, roles: roles).tests(reportingTo: collector)
    }
    let shown = tests(header.folder.text)
    let kept = header.against.map { tests($0.text) }
    guard !collector.hasErrors else { return nil }
    if let contract {
      collector.report(contentsOf: contract.undeclaredRoles(in: shown))
      if collector.hasErrors { return nil }
    }
    return RecordingEvidence(tests: shown, contract: contract, against: kept, root: text.path)
  }
}

extension RecordingEvidence {
  /// The pages of tests, types and roles, and that of the difference if there is one.
  fileprivate var pages: [Page] {
    let tests = tests.indices.map { KeptTestPage(evidence: self, index: $0).page }
    let types = types.map { RecordedTypePage(evidence: self, type: $0).page }
    let roles = sides.map { RecordedRolePage(evidence: self, side: $0).page }
    return tests + types + roles + [StateDifferencePage(evidence: self)?.page].compactMap(\.self)
  }
}

extension Contract {
  /// Reads a contract from a file.
  ///
  /// - Throws: Every error in it, or an error if it cannot be read.
  fileprivate static func read(_ path: String) throws(DiagnosticError) -> Contract {
    try Contract(yaml: try SourceFolder("").file(path).text(), file: path)
  }

  /// Returns a diagnostic for each role in the recordings that the contract does not declare, and
  /// to which it hence allows nothing.
  fileprivate func undeclaredRoles(in tests: [KeptTest]) -> [Diagnostic] {
    var found: [Role: (name: String, test: String)] = [:]
    for test in tests {
      for participant in test.log.participants where !declares(participant.role) {
        if found[participant.role] == nil {
          found[participant.role] = (participant.id, test.name)
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { role, example in
      Diagnostic(
        .undeclaredRole, at: SourceLocation(file: file),
        "the role '\(role.rawValue)' of the recordings is not among the contract's roles",
        explanation: "'\(example.name)' has this role in '\(example.test)'.",
        suggestion: "describe it under 'roles', or name the contract of these recordings")
    }
  }
}
