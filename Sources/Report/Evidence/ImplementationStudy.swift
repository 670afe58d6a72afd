import Comparison
import Diagrams
import Identifiers
import Metrics
import Parallel
import Scenarios
import Trace

/// What of an implementation is compared with others, found once for all its pairs.
struct ImplementationStudy: Sendable {
  let id: ImplementationID
  let code: PatternCode
  /// The roles that decide, as its pattern's contract has it.
  let deciding: Set<Role>
  /// Which code did what, as the recordings show.
  let responsible: ResponsibleCode
  /// The lines of its own files as they are written, by file; of an indented line the first two
  /// spaces are left out, since all lines inside a type have them.
  let texts: [String: [String]]
  /// The numbers that it has, over all scenarios of the sample.
  let numbers: [Metric.ID: MetricValue]
  /// How many rows each telling step has: one in which a person acts, what the domain holds
  /// changes, and the screen does.
  let tellingSteps: [StepOfScenario: Int]

  /// Studies an implementation.
  init?(
    _ id: ImplementationID, plays: Plays, contract: Contract?, facts: ImplementationFacts,
    numbers: Numbers, shapes: CodeShapes, domain: DomainNames
  ) {
    guard let source = facts[id] else { return nil }
    let parts = plays.parts(of: id)
    let code = shapes.code(of: id, source)
    self.id = id
    self.code = code
    deciding = contract?.deciding ?? []
    texts = shapes.texts(of: id)
    responsible = ResponsibleCode(
      of: parts.map(\.recording.log), in: code, domain: domain,
      presentations: source.presentations)
    self.numbers = Dictionary(
      Metric.all.map { ($0.id, numbers.value(of: $0, for: id)) },
      uniquingKeysWith: { first, _ in first })
    tellingSteps = plays.of(sample: id.sample).reduce(into: [:]) { found, play in
      guard let part = play.parts.first(where: { $0.pattern == id.pattern }) else { return }
      for bar in play.bars {
        let rows = part.score(of: bar.number).rows
        guard case .step(let number) = bar.ordinal, part.isTelling(rows) else { continue }
        found[StepOfScenario(scenario: play.scenario.id, step: number)] = rows.count
      }
    }
  }
}

/// A step of a scenario, by the number that readers count.
struct StepOfScenario: Hashable, Sendable {
  let scenario: ScenarioID
  let step: Int
}

extension StepOfScenario: CustomStringConvertible {
  /// The step as front matter names it: `tally-counter/one-tap#1`.
  var description: String { "\(scenario)#\(step)" }
}

/// The shapes of all source files.
struct CodeShapes: Sendable {
  private let shapes: [String: CodeShape]
  private let index: CodeIndex

  /// The shapes of the patterns' files.
  init(_ library: SourceLibrary, _ index: CodeIndex) {
    let paths = Set(index.shelves.values.flatMap { ($0.own + $0.machinery).map(\.file.path) })
    let files = library.files.filter { paths.contains($0.path) }
    shapes = Dictionary(
      files.concurrentMap { ($0.path, CodeShape($0)) }, uniquingKeysWith: { first, _ in first })
    self.index = index
  }

  /// The lines of an implementation's own files.
  func texts(of id: ImplementationID) -> [String: [String]] {
    let files = index[id].own.map { entry in
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
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  /// The code of an implementation.
  func code(of id: ImplementationID, _ facts: SourceFacts) -> PatternCode {
    PatternCode(
      facts, own: index[id].own.compactMap { shapes[$0.file.path] },
      machinery: index[id].machinery.compactMap { shapes[$0.file.path] })
  }
}

extension Play.Part {
  /// Whether rows contain a change of what the domain holds, and a change of the screen.
  fileprivate func isTelling(_ rows: [Row]) -> Bool {
    rows.contains { $0.kind == .state && isHeld($0.to) }
      && rows.contains { $0.kind == .effect && !$0.isRedundant }
  }

  /// Whether a participant holds the domain's values.
  func isHeld(_ id: Participant.ID?) -> Bool {
    id.flatMap { cast.participants[$0] }?.role.family.holdsValues == true
  }
}
