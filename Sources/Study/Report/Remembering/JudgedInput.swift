import Comparison
import Metrics
import Scenarios

/// On what the verdict about recordings and sources depends: what was performed, on what terms, by
/// which code.
struct JudgedInput: Equatable, Sendable {
  private let scripts: [Scenario]
  private let contracts: [Contract]
  private let files: [SourceFile]

  /// What is judged.
  init(_ input: ReportInput, _ sources: ExaminedSources) {
    scripts = input.scenarios.map(\.script)
    contracts = input.contracts
    files = sources.files
  }
}
