package import Comparison
import Diagrams
package import Identifiers
package import Metrics
import Scenarios
import Sequences
package import Trace

/// The facts of an implementation that pairs compare, computed once for all its pairs.
package struct ImplementationStudy: Sendable {
  package let id: ImplementationID
  package let code: PatternCode
  /// The roles that make decisions, according to the pattern's contract.
  package let deciding: Set<Role>
  /// The source lines of its own files, by file.
  ///
  /// They lack the two spaces by which all lines inside a type are indented.
  package let texts: [String: [String]]
  /// The metrics of the implementation over all scenarios of the sample.
  package let numbers: [Metric.ID: MetricValue]

  init(
    _ id: ImplementationID, code: PatternCode, contract: Contract?, numbers: MetricValues,
    shelf: CodeIndex.Shelf
  ) {
    self.id = id
    self.code = code
    deciding = contract?.deciding ?? []
    texts = shelf.texts
    self.numbers = Dictionary(
      keepingFirst: Metric.all.map { ($0.id, numbers.value(of: $0, for: id)) })
  }
}

/// The numbers of rows of an implementation's steps, by which pairs choose a short one.
struct StepRows: Sendable {
  /// The number of rows of each step that changes the screen.
  private(set) var showing: [StepOfScenario: Int] = [:]
  /// The number of rows of each step that changes the screen and values of the domain.
  private(set) var telling: [StepOfScenario: Int] = [:]

  init(of id: ImplementationID, in scenarios: PlayedScenarios) {
    for played in scenarios.of(sample: id.sample) {
      guard let performance = played.performances.first(where: { $0.pattern == id.pattern }) else {
        continue
      }
      for shownStep in played.shownSteps {
        let rows = performance.sequence(of: shownStep.number).rows
        guard case .step(let number) = shownStep.ordinal,
          rows.contains(where: { $0.kind == .effect && !$0.isRedundant })
        else { continue }
        let step = StepOfScenario(scenario: played.scenario.id, step: number)
        showing[step] = rows.count
        if rows.contains(where: { $0.kind == .state && performance.isHeld($0.to) }) {
          telling[step] = rows.count
        }
      }
    }
  }
}

extension CodeIndex.Shelf {
  /// The source lines of an implementation's own files, by file.
  fileprivate var texts: [String: [String]] {
    let files = own.map { entry in
      let lines = entry.file.text.utf8.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return (
        entry.file.path,
        lines.map { line in
          let isIndented = line.starts(with: [UInt8(ascii: " "), UInt8(ascii: " ")])
          return String(Substring(isIndented ? line.dropFirst(2) : line))
        }
      )
    }
    return Dictionary(keepingFirst: files)
  }
}

extension PlayedScenario.PatternPerformance {
  /// Returns whether a participant holds the domain's values.
  package func isHeld(_ id: Participant.ID?) -> Bool {
    id.flatMap { badged.sides[$0] }?.family.holdsValues == true
  }
}

extension PatternCode {
  /// Returns the function with the given name.
  package func function(_ name: String) -> CodePassage? {
    (own + machinery).lazy.flatMap(\.passages).first { $0.kind == .function && $0.name == name }
  }

  /// The names of all functions of the sample.
  var functions: [String] {
    own.flatMap(\.passages).filter { $0.kind == .function }.map(\.name)
  }
}
