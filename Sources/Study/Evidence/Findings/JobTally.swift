package import Comparison
package import Identifiers
import Scenarios
import Sequences
package import Trace

/// The counts of jobs by role in many recordings, with one example each.
package struct JobTally: Sendable {
  /// An event that shows a role doing a job.
  package struct Example: Sendable {
    package let implementation: ImplementationID
    package let scenario: ScenarioID
    package let step: Int
    package let line: SourceLine?
  }

  private struct JobOfRole: Hashable {
    let job: Job
    let role: Role
  }

  private var counts: [JobOfRole: Int] = [:]
  private var examples: [JobOfRole: Example] = [:]

  package init() {}

  /// Returns the number of times that a role did a job.
  package func count(_ job: Job, _ role: Role) -> Int {
    counts[JobOfRole(job: job, role: role)] ?? 0
  }

  /// Returns the number of times that a job was done.
  package func total(_ job: Job) -> Int {
    counts.reduce(0) { $0 + ($1.key.job == job ? $1.value : 0) }
  }

  /// The roles that account for at least a tenth of a job, most frequent first.
  package func leaders(_ job: Job) -> [Role] {
    roles.reduce(into: RoleTally()) { $0.add($1, count(job, $1)) }.leaders
  }

  /// Returns the first example of a role doing a job.
  package func example(_ job: Job, _ role: Role) -> Example? {
    examples[JobOfRole(job: job, role: role)]
  }

  /// The roles that do any job, from the screen to the model.
  package var roles: [Role] { Set(counts.keys.map(\.role)).sorted() }

  /// Adds the findings of a recording.
  package mutating func add(_ found: JobFindings, of performance: PlayedScenario.PatternPerformance)
  {
    for role in found.roles {
      for job in Job.allCases {
        guard let count = found[job, role] else { continue }
        add(
          count.count, to: JobOfRole(job: job, role: role),
          Example(
            implementation: performance.implementation, scenario: performance.recording.scenarioID,
            step: performance.recording.log[count.first].step, line: count.line))
      }
    }
  }

  /// Adds the counts of other recordings; existing examples take precedence over theirs.
  package mutating func add(_ other: JobTally) {
    for (job, count) in other.counts { add(count, to: job, other.examples[job]) }
  }

  private mutating func add(_ count: Int, to job: JobOfRole, _ example: Example?) {
    counts[job, default: 0] += count
    if examples[job] == nil { examples[job] = example }
  }
}

/// The number of times that each role did something.
package struct RoleTally: Sendable {
  private var counts: [Role: Int] = [:]

  package init() {}

  /// Adds to the count of a role.
  package mutating func add(_ role: Role, _ count: Int = 1) { counts[role, default: 0] += count }

  package mutating func add(_ other: RoleTally) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// The roles that account for at least a tenth of the total, most frequent first.
  ///
  /// Rarer roles are exceptions, such as a root that opens the first screen, and hide the rule.
  package var leaders: [Role] {
    let total = counts.values.reduce(0, +)
    return counts.filter { 10 * $0.value >= total }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension RoleTally {
  /// Counts the roles whose participants store domain values, once for each change of a stored
  /// property to such a value.
  package init(holding domain: (TraceValue) -> Bool, in log: EventLog) {
    let roles = Dictionary(keepingFirst: log.participants.map { ($0.id, $0.role) })
    for event in log.events {
      guard case .state(_, _, let new) = event.payload, domain(new),
        let role = event.to.flatMap({ roles[$0] })
      else { continue }
      add(role)
    }
  }
}
