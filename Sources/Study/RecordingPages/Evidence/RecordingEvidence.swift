import Comparison
import Sequences
import Trace

/// The evidence from a folder of recordings, for display on pages.
struct RecordingEvidence: Sendable {
  /// The tests, ordered by name.
  let tests: [KeptTest]
  let contract: Contract?
  let arrows: [RoleArrow]
  /// The distinct violations of the contract, in any test.
  let breaches: [ShownBreach]
  /// The difference from an earlier state, if one was specified.
  let difference: StateDifference?
  /// The path of the page that lists the tests: empty, or ending in `/`.
  let root: String
  private let typeSlugs: [RecordedType: String]

  /// A violation of the contract with the tests that contain it.
  struct ShownBreach: Sendable {
    let breach: Breach
    let tests: [KeptTest]
  }

  init(
    tests: [KeptTest], contract: Contract?, against kept: [KeptTest]?, root: String
  ) {
    self.tests = tests
    self.contract = contract
    self.root = root
    arrows =
      contract.map { RoleArrow.judged(tests, by: $0) } ?? RoleArrow.seen(in: tests)
    breaches = contract.map { Self.breaches(of: $0, in: tests) } ?? []
    difference = kept.map { StateDifference(from: $0, to: tests) }
    var slugs = FreeSlugs()
    typeSlugs = Dictionary(
      keepingFirst: Set(tests.flatMap(\.types)).sorted()
        .map { ($0, slugs.slug(for: $0.name)) })
  }

  /// The types of all tests, from the screen to the model.
  var types: [RecordedType] { typeSlugs.keys.sorted() }

  /// The sides of all tests, from the screen to the model.
  var sides: [Side] { Set(types.map(\.side)).sorted() }

  /// The roles at the ends of arrows or in tests, from the screen to the model.
  var roles: [Role] {
    Set(arrows.flatMap { [$0.from, $0.to] } + sides.compactMap(\.role)).sorted()
  }

  /// The counts of messages between types, over all tests.
  var messages: [TypeMessage: Int] {
    tests.reduce(into: [:]) { $0.merge($1.messages, uniquingKeysWith: +) }
  }

  private static func breaches(of contract: Contract, in tests: [KeptTest]) -> [ShownBreach] {
    var order: [Breach] = []
    var found: [Breach: [KeptTest]] = [:]
    for test in tests {
      for breach in contract.breaches(in: test.log) {
        if found[breach] == nil { order.append(breach) }
        found[breach, default: []].append(test)
      }
    }
    return order.map { ShownBreach(breach: $0, tests: found[$0] ?? []) }
  }
}

// MARK: Paths

extension RecordingEvidence {
  func path(of test: KeptTest) -> String { "\(root)tests/\(test.slug)/" }
  func path(of type: RecordedType) -> String { "\(root)types/\(typeSlugs[type] ?? "")/" }
  func path(of side: Side) -> String {
    "\(root)roles/\(side.name.replacing(" ", with: "-"))/"
  }
  var pathOfDifference: String { "\(root)difference/" }
}
