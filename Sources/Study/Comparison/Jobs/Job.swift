public import Metrics
public import Trace

/// A job that every user-interface layer has to do, whatever its pattern.
public enum Job: String, Sendable, Hashable, CaseIterable {
  /// Creates the widgets of a screen.
  case build
  /// Is the first to receive a user's input.
  case receiveInput = "receive-input"
  /// Calls the model, makes a store change, or decides on navigation.
  case decide
  /// Is the first to be notified by the model.
  case receiveOutcome = "receive-outcome"
  /// Turns values into displayed text or colours.
  case present
}

extension Job {
  /// The name of the job in tables.
  public var title: String {
    switch self {
    case .build: "Builds the screen"
    case .receiveInput: "Receives the input"
    case .decide: "Decides the action"
    case .receiveOutcome: "Receives the outcome"
    case .present: "Turns values into what is seen"
    }
  }

  /// The sentence that explains, for a role, what is counted.
  public var sentence: String {
    switch self {
    case .build: "It creates the object that has a screen’s widgets."
    case .receiveInput: "It is the first to which a widget delivers what a person did."
    case .decide:
      "After an input, it is the first that calls the model, makes a store change, be it by "
        + "computing the next state, or opens another screen; what only hands on, holds a value or "
        + "connects does not count, nor what the library does by itself, such as showing another tab."
    case .receiveOutcome:
      "It is the first that the model notifies after an input, an answer or a timer; where the "
        + "model notifies nobody, the first that a store notifies."
    case .present:
      "It is the last to handle a value of the domain before a widget gets a text or a colour, or "
        + "is enabled."
    }
  }
}

/// The jobs that each role did in a recording, with their number and first occurrence.
///
/// ```swift
/// let found = JobFindings(in: log, domain: names)
/// found[.decide, .presenter]?.count
/// ```
public struct JobFindings: Sendable, Hashable {
  private var cells: [JobCell: JobCount] = [:]

  /// Finds the jobs that were done in a recording; `domain` identifies the values of the domain.
  ///
  /// - Complexity: O(*n*) in the number of events, plus the length of each effect's event chain.
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
  /// The event of the first occurrence.
  public let first: Event.ID
  /// The line of the role's code that did it first, if it is known.
  public let line: SourceLine?

  fileprivate init(first: Event.ID, line: SourceLine?) {
    self.first = first
    self.line = line
  }
}

/// A role that does a job in an event, and the line of its code that does it.
struct JobFinding {
  let job: Job
  let role: Role
  let line: SourceLine?
}

private struct JobCell: Hashable {
  let job: Job
  let role: Role
}
