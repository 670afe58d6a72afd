import Catalogue
import Comparison
import Identifiers
import Metrics
import Samples
import Scenarios
import Testing
import Trace

@Suite("The five jobs in the patterns' own recordings")
@MainActor
struct OwnJobTests {
  /// The samples whose recordings are few and small.
  private static let small: [SampleID] = ["delayed-star", "tally-counter"]

  /// Returns what is found in a pattern's recordings of those samples that it is written in.
  private func findings(
    _ contract: Contract, of samples: [SampleID] = OwnJobTests.small
  ) throws -> [(recording: Recording, found: JobFindings)] {
    let library = try Package.library()
    let played = Implementation.all.filter {
      $0.pattern == contract.id && samples.contains($0.sample.id)
    }
    return try played.flatMap { implementation in
      let names = library.domainNames(sample: SourceFolders.name(for: implementation.sample.id))
      return try Package.recordings(of: implementation).map { recording in
        (recording, JobFindings(in: recording.log, domain: names))
      }
    }
  }

  @Test("values are turned into what is seen by the role that the contract names, and no other")
  func presenting() throws {
    let contracts = try Package.contracts()
    #expect(contracts.map(\.id).sorted() == Implementation.patterns.sorted())
    for contract in contracts {
      let presents = try #require(contract.presents, "\(contract.id)")
      let samples = Implementation.all.filter { $0.pattern == contract.id }.map(\.sample.id)
      try #require(!samples.isEmpty, "\(contract.id)")
      for sample in samples {
        let found = try findings(contract, of: [sample]).map { $0.found }
        let roles = Set(
          found.flatMap { found in found.roles.filter { found[.present, $0] != nil } })
        #expect(roles == [presents], "\(contract.id), \(sample)")
      }
    }
  }

  @Test("passive MVP has view, presenter and model do what its name says")
  func passive() throws {
    let contract = try #require(try Package.contracts().first { $0.id == "passive-mvp" })
    let all = try findings(contract)
    let found = try #require(all.first { $0.recording.scenarioID.name == "one-tap" }?.found)
    let expected: [Job: Role] = [
      .build: .view, .receiveInput: .view, .decide: .presenter, .receiveOutcome: .presenter,
      .present: .presenter,
    ]
    for job in Job.allCases {
      let roles = Role.standard.filter { found[job, $0] != nil }
      #expect(roles == [expected[job]], "\(job)")
    }
    #expect(found[.receiveInput, .view]?.count == 1)
    #expect(found[.present, .presenter]?.count == 8)
    #expect(found[.decide, .presenter]?.line?.file.hasSuffix("CounterPresenter.swift") == true)
  }

  @Test("what the library or the server's script does is nobody's decision")
  func nobody() throws {
    let library = try Package.library()
    let names = ["a-failure-out-of-sight", "submit-before-the-delay"]
    let scenarios = try Package.scenarios(of: "github-favorites").filter {
      names.contains($0.id.name)
    }
    #expect(scenarios.count == names.count)
    for contract in try Package.contracts() {
      let domain = library.domainNames(sample: "GitHubFavorites")
      // A view with nothing between itself and the model decides what to call.
      let viewDecides = contract.directions.contains {
        $0.from == .view && $0.to == .model && $0.kind == .command
      }
      for implementation in Implementation.all(of: "github-favorites")
      where implementation.pattern == contract.id {
        for scenario in scenarios {
          let log = Performance.play(scenario, on: implementation).log
          let found = JobFindings(in: log, domain: domain)
          #expect(
            (found[.decide, .view] != nil) == viewDecides, "\(contract.id), \(scenario.id)")
          #expect(found[.decide, .model] == nil, "\(contract.id), \(scenario.id)")
          #expect(found.roles.contains { found[.decide, $0] != nil }, "\(contract.id)")
        }
      }
    }
  }

  @Test("measured directions add up to what passes between roles, and to the screen as labelled")
  func sums() throws {
    for contract in try Package.contracts() {
      for (recording, _) in try findings(contract) {
        let counts = contract.measure(recording.log)
        func sum(_ traffic: Set<Traffic>) -> Int {
          counts.reduce(0) { $0 + (traffic.contains($1.key.traffic) ? $1.value : 0) }
        }
        let (log, facts) = (recording.log, RecordingFacts(recording.log))
        let between = facts.steps.values.reduce(0) { $0 + $1.messages.total(.betweenRoles) }
        // The contract gives the screen a role: what passes to it from another one is in it.
        let who = Dictionary(uniqueKeysWithValues: log.participants.map { ($0.id, $0) })
        let toScreen = log.events.count { event in
          guard log.message(event) != nil, let from = event.from.flatMap({ who[$0] }),
            let to = event.to.flatMap({ who[$0] })
          else { return false }
          return (from.isScreen || to.isScreen) && from.role != to.role
        }
        #expect(
          sum([.message, .read]) == between + toScreen,
          "\(contract.id), \(recording.scenarioID)")
        let measured = MeasuredContract(contract, [counts])
        let drawn = measured.arrows.reduce(0) { $0 + $1.count }
        let others = measured.others.reduce(0) { $0 + $1.count }
        #expect(drawn + others == sum(Set(Traffic.allCases)), "\(contract.id)")
      }
    }
  }

  @Test("a direction that nothing used is drawn as such")
  func unused() throws {
    let contract = try #require(try Package.contracts().first)
    let measured = MeasuredContract(contract, [])
    #expect(measured.arrows.count == contract.directions.count)
    #expect(measured.arrows.filter(\.isUnused).count == measured.arrows.count)
  }
}
