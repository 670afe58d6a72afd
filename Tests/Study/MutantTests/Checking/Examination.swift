import Comparison
import Diagnostics
import Documents
import Metrics
import Samples
import Scenarios
import Trace

/// All checks at once, on an implementation that is played beside an honest one.
struct Examination {
  /// The findings, in the order of the checks.
  let findings: [Finding]

  /// Plays and reads an implementation.
  ///
  /// - Parameters:
  ///   - implementation: What to examine.
  ///   - honest: What shows the frames that are right.
  ///   - scenario: What to play.
  ///   - sources: The implementation's own files, if they do not stand among the patterns.
  /// - Throws: What reading the package's files throws.
  init(
    of implementation: Implementation, beside honest: Implementation, in scenario: Scenario,
    sources: [String] = []
  ) throws {
    let contract = try PackageFolder.contract(implementation.pattern)
    let library = try PackageFolder.library(
      adding: sources, to: contract.module, implementation.sample.id)
    let recording = Performance.play(scenario, on: implementation)
    let played = [Performance.play(scenario, on: honest), recording]
    findings =
      Self.frames(played, in: scenario) + Self.performance(recording)
      + Self.invariants(of: recording.log)
      + Self.source(of: implementation, library, contract)
      + Self.recorded(recording.log, contract)
  }

  /// The checks that found something.
  var checks: Set<Check> { Set(findings.map(\.check)) }

  private static func frames(_ played: [Recording], in scenario: Scenario) -> [Finding] {
    Disagreement.first(among: played).map { disagreement in
      let diagnostic = disagreement.diagnostic(in: scenario)
      return [Finding(diagnostic)]
    } ?? []
  }

  private static func performance(_ recording: Recording) -> [Finding] {
    recording.failure.map { [Finding($0.diagnostic(pattern: recording.pattern))] } ?? []
  }

  private static func invariants(of log: EventLog) -> [Finding] {
    log.violations().compactMap { violation in
      Check(rawValue: violation.invariant).map { Finding(check: $0, text: violation.sentence) }
    }
  }

  private static func source(
    of implementation: Implementation, _ library: SourceLibrary, _ contract: Contract
  ) -> [Finding] {
    let facts = library.facts(
      module: contract.module, sample: PackageFolder.folder(of: implementation.sample.id))
    return contract.breaches(in: facts).map {
      Finding(check: .contractInSource, text: $0.diagnostic.description)
    } + contract.copies(in: library).map { Finding($0.diagnostic) }
  }

  private static func recorded(_ log: EventLog, _ contract: Contract) -> [Finding] {
    contract.breaches(in: log).map {
      Finding(check: .contractInRecording, text: $0.diagnostic.description)
    }
  }
}

extension Finding {
  /// A fault of the build, under its own identifier.
  init(_ diagnostic: Diagnostic) {
    // An identifier that is no check's would be a check that these tests do not know of.
    check = Check(rawValue: diagnostic.id.rawValue) ?? .performance
    text = diagnostic.description
  }
}
