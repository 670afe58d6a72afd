/// A scenario that catches a wrong implementation, and how it does.
public nonisolated struct MistakeFinding: Sendable, Hashable {
  /// The scenario's name, of the fault's sample.
  public let scenario: String
  /// The check in it that catches the mistake.
  public let check: MistakeCheck

  /// An expectation that is not met.
  public static func expectation(_ scenario: String, step: Int) -> MistakeFinding {
    MistakeFinding(scenario: scenario, check: .expectation(step: step))
  }

  /// A frame that is not that of the right implementation, where no expectation says so.
  public static func frame(_ scenario: String, step: Int) -> MistakeFinding {
    MistakeFinding(scenario: scenario, check: .frame(step: step))
  }

  /// A fault that the app itself reports, and that ends the performance.
  public static func refusal(_ scenario: String, step: Int) -> MistakeFinding {
    MistakeFinding(scenario: scenario, check: .refusal(step: step))
  }

  /// Something that outlives its screen, and not the app.
  public static func survival(_ scenario: String) -> MistakeFinding {
    MistakeFinding(scenario: scenario, check: .survival)
  }

  /// Something that outlives the app.
  public static func leak(_ scenario: String) -> MistakeFinding {
    MistakeFinding(scenario: scenario, check: .leak)
  }

  /// More redundant effects than the right implementation has, where every frame is right.
  public static func redundancy(_ scenario: String) -> MistakeFinding {
    MistakeFinding(scenario: scenario, check: .redundancy)
  }
}

/// A check that catches a mistake.
public nonisolated enum MistakeCheck: Sendable, Hashable {
  /// An expectation of a step is not met.
  case expectation(step: Int)
  /// The frame after a step is not that of the right implementation.
  case frame(step: Int)
  /// The app reports a fault of its own in a step, which cannot be done.
  case refusal(step: Int)
  /// Something outlives its screen.
  case survival
  /// Something outlives the app.
  case leak
  /// The recording has redundant effects that the right one does not have.
  case redundancy
}

/// All that catches a mistake.
public nonisolated enum MistakeFindings: Sendable, Hashable {
  /// These scenarios, and no others.
  case scenarios(Set<MistakeFinding>)
  /// Every scenario of the sample, since all of them end by leaving the app, and these besides.
  case leakInEveryScenario(besides: Set<MistakeFinding> = [])

  /// Says whether something outlives its screen or the app.
  public var showSurvivors: Bool {
    switch self {
    case .scenarios(let findings): findings.contains { [.survival, .leak].contains($0.check) }
    case .leakInEveryScenario: true
    }
  }

  /// The findings of a sample's scenarios.
  ///
  /// - Parameter scenarios: The names of all scenarios of the sample.
  /// - Returns: Each that catches the mistake, and how.
  public func findings(among scenarios: [String]) -> Set<MistakeFinding> {
    switch self {
    case .scenarios(let findings): findings
    case .leakInEveryScenario(let besides):
      besides.union(scenarios.map(MistakeFinding.leak))
    }
  }
}
