import Comparison
import Identifiers
import Metrics
import Samples
import Testing
import Trace

/// A small type that is added to the sources of an implementation, and judged with them.
@Suite("What a type of a pattern has in its source")
struct PlantedSourceTests {
  @Test(
    "may name the types that the pattern lets its role know, and no others",
    arguments: PatternRules.all)
  func names(_ rules: PatternRules) throws {
    let plants = try rules.pairs.map { pair in
      Plant(pair.from, "func look(at other: \(try type(of: pair.to, in: rules))) {}")
    }
    for (pair, found) in zip(rules.pairs, try breaches(rules, plants)) {
      #expect(found.isEmpty == rules.mayName(pair), "\(pair): \(found.map(\.message))")
      let rule: Breach.Rule =
        rules.byProtocol.contains(pair) ? .byProtocol : pair.from == .model ? .model : .direction
      #expect(found.allSatisfy { $0.rule == rule }, "\(pair): \(found.map(\.rule))")
    }
  }

  @Test("may hold weakly what it may not keep alive", arguments: PatternRules.all)
  func cycles(_ rules: PatternRules) throws {
    let weak = try PackageFolder.contract(rules.pattern).directions.filter(\.weakly)
    let plants = try weak.flatMap { direction in
      let named = try type(of: direction.to, in: rules)
      return ["var other: \(named)?", "weak var other: \(named)?"]
        .map { Plant(direction.from, $0) }
    }
    #expect(!weak.isEmpty)
    let found = try breaches(rules, plants).map { $0.contains { $0.rule == .weak } }
    #expect(found == weak.flatMap { _ in [true, false] })
  }

  @Test(
    "turns values into what is seen in the one role that presents", arguments: PatternRules.all)
  func presentation(_ rules: PatternRules) throws {
    let expressions = ["String(number)", "\"no. \\(number)\"", "Color.red.name"]
    let plants = rules.roles.flatMap { role in
      expressions.map { Plant(role, "func text(of number: Int) -> String { \($0) }") }
    }
    for (plant, found) in zip(plants, try breaches(rules, plants)) {
      let isCaught = found.contains { $0.rule == .presentation }
      #expect(isCaught == (plant.role != rules.presents), "\(plant)")
    }
  }

  @Test("has a role that the contract has", arguments: PatternRules.all)
  func roles(_ rules: PatternRules) throws {
    let plants = Role.standard.filter { !rules.roles.contains($0) }
      .map { Plant($0, "var number = 0") }
    for (plant, found) in zip(plants, try breaches(rules, plants)) {
      #expect(found.map(\.rule) == [.role], "\(plant)")
    }
  }

  /// A type with a role and one member.
  private struct Plant {
    let role: Role
    let member: String

    init(_ role: Role, _ member: String) {
      self.role = role
      self.member = member
    }
  }

  /// Returns the breaches in each of some types, which are added to an implementation at once.
  private func breaches(_ rules: PatternRules, _ plants: [Plant]) throws -> [[Breach]] {
    let contract = try PackageFolder.contract(rules.pattern)
    let text = plants.enumerated().map { index, plant in
      "@Traced(.\(plant.role))\nfinal class Planted\(index) {\n  \(plant.member)\n}\n"
    }
    let found = contract.breaches(in: try facts(contract.module, text.joined()))
    return plants.indices.map { index in found.filter { $0.type == "Planted\(index)" } }
  }

  private func facts(_ module: String, _ planted: String) throws -> SourceFacts {
    try PackageFolder.library(planting: planted, in: module, "tally-counter")
      .facts(module: module, sample: "TallyCounter")
  }

  private func facts(_ module: String) throws -> SourceFacts {
    try PackageFolder.library(adding: [], to: module, "tally-counter")
      .facts(module: module, sample: "TallyCounter")
  }

  /// A class that the pattern has in a role, or a structure if it has none.
  private func type(of role: Role, in rules: PatternRules) throws -> String {
    if role == .model { return "TallyCounter" }
    if role == .view { return "CounterScreen" }
    let module = try PackageFolder.contract(rules.pattern).module
    let types = try facts(module).types.filter { $0.role == role }
    let classes = types.filter { $0.kind == .class }
    let candidates = classes.isEmpty ? types.filter { $0.kind == .struct } : classes
    return try #require(candidates.first { !$0.isMachinery } ?? candidates.first).name
  }
}
