package import Diagnostics
package import Exhibits
import Identifiers
import Metrics
import Samples
import SiteFiles
import SiteTemplates
package import StaticSite

/// The outcomes of unit tests on wrong implementations, written by `make measure-faults` to
/// `content/data/faults.json`.
package struct FaultTests: Equatable, Sendable {
  private static let name = "faults"
  /// The possible files in `content/data/`; `make measure-faults` writes the first.
  package static let files = ["json", "yml", "yaml"].map { "data/\(FaultTests.name).\($0)" }

  static let nothing = FaultTests(outcomes: [:])

  private let outcomes: [String: FaultOutcome]

  /// The outcome for a wrong implementation; `nil` if there is none or if it is out of date.
  package subscript(id: String) -> FaultOutcome? { outcomes[id] }

  /// Reads the outcomes, and reports those that are out of date or were edited.
  package static func read(
    _ mistakes: [WrongImplementation], of sources: ExaminedSources, in content: SiteContent,
    reportingTo collector: DiagnosticCollector
  ) -> FaultTests {
    guard case .dictionary(let data)? = content.data[name],
      case .dictionary(let faults)? = data["faults"]
    else { return nothing }
    var outcomes: [String: FaultOutcome] = [:]
    for mistake in mistakes {
      guard case .dictionary(let found)? = faults[mistake.id] else { continue }
      let outcome = FaultOutcome(
        kind: found["outcome"]?.text.flatMap(FaultOutcome.OutcomeKind.init) ?? .unfit,
        failed: found["failed"]?.texts ?? [])
      guard found["digest"]?.text == outcome.digest(of: mistake, in: sources) else {
        collector.report(
          Diagnostic(
            .outdatedMeasurement, at: SourceLocation(file: content.folder.file(files[0]).path),
            "'\(mistake.id)' or its pattern's tests have changed since the last measurement",
            explanation: "The tests that catch it are omitted until it is measured again.",
            suggestion: "run 'make measure-faults'"))
        continue
      }
      outcomes[mistake.id] = outcome
    }
    return FaultTests(outcomes: outcomes)
  }
}

/// The outcome of a pattern's unit tests on a wrong implementation.
package struct FaultOutcome: Equatable, Sendable {
  package enum OutcomeKind: String, Sendable {
    /// Some tests fail.
    case failed
    /// All tests pass.
    case passed
    /// The tests do not compile, because the wrong implementation has a different interface.
    case unfit
  }

  package let kind: OutcomeKind
  /// The names of the tests that fail.
  package let failed: [String]

  /// Returns a digest of the sources and the outcome; `Tools/measure-faults` computes the same.
  fileprivate func digest(of mistake: WrongImplementation, in sources: ExaminedSources) -> String {
    let module = sources.facts[mistake.implementation.id]?.module ?? ""
    let folders = [
      mistake.folder, "\(SourceFolders.patterns)/\(module)", SourceFolders.tests(ofModule: module),
    ]
    let files = (sources.patternFiles + sources.tests + sources.wrong).filter { file in
      folders.contains { file.path.hasPrefix("\($0)/") }
    }
    var digest = Fingerprint()
    digest.add(files)
    digest.add([kind.rawValue] + failed)
    return digest.description
  }
}
