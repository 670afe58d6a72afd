import Testing

@Suite("Observation beside the system's")
struct ObservationTests {
  nonisolated static let seeds = 1...400 as ClosedRange<UInt64>

  @Test("Passes are told of the same changes, at the same steps, before the value is stored")
  func passes() {
    for seed in Self.seeds { compare(ObservingProgram(seed: seed, length: 60, acts: false)) }
  }

  @Test("A pass that changes models when it is told leads to the same")
  func actingPasses() {
    for seed in Self.seeds { compare(ObservingProgram(seed: seed, length: 60, acts: true)) }
  }

  private func compare(_ program: ObservingProgram) {
    let (own, system) = (
      ObservingRun<OwnObserving>(program), ObservingRun<SystemObserving>(program)
    )
    let step = zip(own.told, system.told).enumerated().first { $1.0 != $1.1 }
    #expect(
      own.told == system.told,
      "\(program), step \(step?.offset ?? 0): \(step.map { "\(program.steps[$0.offset]) leads to \($0.element)" } ?? "")"
    )
  }
}
