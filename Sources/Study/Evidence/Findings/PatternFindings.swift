package import Comparison
package import Identifiers
package import Metrics
import Scenarios
import Sequences
import Trace

/// The findings about a pattern from recordings and sources of all its samples: the jobs of its
/// roles, the use of its contract's directions, and its ownership.
package struct PatternFindings: Sendable {
  /// The contract with the measurements of all samples; `nil` if the pattern has no contract.
  package let measured: MeasuredContract?
  /// The findings for each sample, in the order of the samples.
  package let samples: [SampleFindings]

  /// The counts of jobs by role, over all samples.
  package var jobs: JobTally { samples.reduce(into: JobTally()) { $0.add($1.jobs) } }

  /// The roles that store domain values, over all samples.
  package var holders: RoleTally { samples.reduce(into: RoleTally()) { $0.add($1.holders) } }

  /// Returns the findings about each pattern that was played.
  package static func all(
    _ scenarios: PlayedScenarios, contracts: [Contract.ID: Contract], facts: ImplementationFacts,
    library: SourceLibrary
  ) -> [PatternID: PatternFindings] {
    let ids = scenarios.implementations
    let domains = library.domainNames(ofSamples: scenarios.samples)
    let found = ids.concurrentMap { id in
      SampleFindings(
        id, performances: scenarios.performances(of: id), contract: contracts[id.pattern],
        ownership: facts[id].map { facts in { library.ownership(in: facts, objects: $0) } },
        domain: facts[id] == nil ? nil : domains[id.sample])
    }
    return Dictionary(grouping: found, by: \.implementation.pattern).mapValues { samples in
      PatternFindings(
        measured: samples.first.flatMap { contracts[$0.implementation.pattern] }.map { contract in
          MeasuredContract(contract, samples.map(\.counts))
        }, samples: samples)
    }
  }
}

/// The findings from recordings and source about one implementation.
package struct SampleFindings: Sendable {
  package let implementation: ImplementationID
  package let jobs: JobTally
  /// The roles that store domain values.
  package let holders: RoleTally
  package let counts: [MeasuredRelation: Int]
  package let measured: MeasuredContract?
  package let ownership: TypeOwnership
  package let lives: LifeCounts

  init(
    _ id: ImplementationID, performances: [PlayedScenario.PatternPerformance], contract: Contract?,
    ownership: ((_ objects: Set<String>) -> TypeOwnership)?, domain: DomainNames?
  ) {
    implementation = id
    var jobs = JobTally()
    var holders = RoleTally()
    var lives = LifeCounts()
    var registered: Set<RecordedRegistration> = []
    var names: Set<String> = []
    for performance in performances {
      let log = performance.recording.log
      if let domain {
        jobs.add(JobFindings(in: log, domain: domain), of: performance)
        holders.add(RoleTally(holding: domain.contain, in: log))
      }
      lives.add(LifeCounts(in: log))
      registered.formUnion(RecordedRegistration.all(in: log))
      names.formUnion(log.participants.filter(\.isObject).map { OwningType(recorded: $0).name })
    }
    self.jobs = jobs
    self.holders = holders
    self.lives = lives
    counts = performances.reduce(into: [:]) { $0.merge($1.measured, uniquingKeysWith: +) }
    measured = contract.map { [counts] in MeasuredContract($0, [counts]) }
    self.ownership =
      ownership?(names).resolved(by: registered)
      ?? TypeOwnership(types: [], edges: [], captures: [])
  }
}

extension SourceLibrary {
  /// The names declared by the samples' domains and screens, by sample.
  func domainNames(ofSamples samples: [SampleID]) -> [SampleID: DomainNames] {
    Dictionary(keepingFirst: samples.map { ($0, domainNames(sample: SourceFolders.name(for: $0))) })
  }
}
