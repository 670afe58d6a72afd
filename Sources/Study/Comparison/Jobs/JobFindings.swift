public import Metrics
public import Trace

/// The jobs that each role did in a recording, how often, and where each was seen first.
///
/// ```swift
/// let found = JobFindings(in: log, domain: names)
/// found[.decide, .presenter]?.count
/// ```
public struct JobFindings: Sendable, Hashable {
  private var cells: [JobCell: JobCount] = [:]

  /// Finds the jobs that a recording shows.
  ///
  /// - Parameters:
  ///   - log: What was recorded.
  ///   - domain: The names by which values of the domain are known.
  /// - Complexity: O(*n*) in the number of events, and for each effect the length of its chain.
  public init(in log: EventLog, domain: DomainNames) {
    let reader = JobReader(log, domain: domain)
    for event in log.events {
      for found in reader.jobs(in: event) {
        cells[
          JobCell(job: found.job, role: found.role),
          default: JobCount(first: event.id, line: found.line)
        ].count += 1
      }
    }
  }

  /// The number of times that a role did a job; `nil` if it never did.
  public subscript(job: Job, role: Role) -> JobCount? { cells[JobCell(job: job, role: role)] }

  /// The roles that did any job.
  public var roles: Set<Role> { Set(cells.keys.map(\.role)) }
}

/// The number of times that a role did a job in a recording.
public struct JobCount: Sendable, Hashable {
  /// The number of times.
  public fileprivate(set) var count = 0
  /// The event by which it was seen first.
  public let first: Event.ID
  /// The line of the role's own code that did it then, as far as it is known.
  public let line: SourceLine?

  fileprivate init(first: Event.ID, line: SourceLine?) {
    self.first = first
    self.line = line
  }
}

/// That a role does a job by an event, and the line of its code that does it.
struct JobFinding {
  let job: Job
  let role: Role
  let line: SourceLine?
}

/// A job and a role.
private struct JobCell: Hashable {
  let job: Job
  let role: Role
}
