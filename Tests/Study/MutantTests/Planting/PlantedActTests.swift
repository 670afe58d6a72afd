import Comparison
import Testing
import Trace

/// Each act between each two roles of each pattern: really performed, recorded, and judged by the
/// pattern's contract.
@Suite("What is done between two roles of a pattern")
struct PlantedActTests {
  @Test(
    "is caught where the pattern does not allow it, and nowhere else", arguments: PatternRules.all)
  func acts(_ rules: PatternRules) throws {
    let contract = try PackageFolder.contract(rules.pattern)
    for pair in rules.pairs {
      // Composition may notify any role; to register with it is judged as a call.
      for act in PlantedAct.allCases where act != .binding || pair.to != .composition {
        let breaches = contract.breaches(in: try recording(of: act, pair))
        let isAllowed = allows(act, pair, rules)
        #expect(breaches.isEmpty == isAllowed, "\(act) \(pair): \(breaches.map(\.message))")
        guard !isAllowed else { continue }
        #expect(breaches.contains { $0.message.contains(words(for: act)) }, "\(act) \(pair)")
        #expect(
          breaches.allSatisfy {
            $0.rule == (pair.from == .model ? .model : .direction)
              || $0.rule == .direction
          }, "\(act) \(pair)")
      }
    }
  }

  @Test(
    "is caught beside the methods to which a direction is narrowed", arguments: PatternRules.all)
  func narrowed(_ rules: PatternRules) throws {
    let contract = try PackageFolder.contract(rules.pattern)
    for pair in rules.narrowed {
      let breaches = contract.breaches(in: try recording(of: .call, pair))
      #expect(breaches.first?.explanation?.contains("(only ") == true, "\(pair)")
    }
  }

  private func allows(_ act: PlantedAct, _ pair: PatternRules.Pair, _ rules: PatternRules) -> Bool {
    switch act {
    case .call, .write: rules.mayCommand(pair)
    case .read: rules.mayRead(pair)
    case .binding: rules.mayObserve(pair)
    }
  }

  private func words(for act: PlantedAct) -> String {
    switch act {
    case .call: "calls 'act()' of"
    case .read: "reads 'mark' of"
    case .write: "changes 'mark' of"
    case .binding: "binds itself to 'mark' of"
    }
  }

  private func recording(of act: PlantedAct, _ pair: PatternRules.Pair) throws -> EventLog {
    let recorder = Recorder()
    recorder.beginStep(0)
    try recorder.record {
      let culprit = try #require(Intruders.make(pair.from))
      let victim = try #require(Intruders.make(pair.to))
      recorder.input(Input("tap", target: "planted")) { culprit.commit(act, on: victim) }
    }
    recorder.endStep()
    return recorder.log()
  }
}
