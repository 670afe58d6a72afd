import Metrics
import Sequences
import Trace

/// Finds which role does which job in a log.
struct JobReader {
  let reader: LogReader
  let domain: DomainNames
  /// The occasion of each event, by index: the enclosing event directly inside an input, an answer
  /// or a timer; 0 if there is none.
  private let occasions: [Event.ID]
  /// The events that made the bindings.
  private let binds: [Binding.ID: Event]
  /// The first decision after each occasion, by its event.
  private(set) var decisions: [Event.ID: JobFinding] = [:]
  /// The first notification of an outcome in each occasion, by its event.
  private(set) var outcomes: [Event.ID: JobFinding] = [:]

  var log: EventLog { reader.log }

  init(_ log: EventLog, domain: DomainNames) {
    reader = LogReader(log)
    self.domain = domain
    occasions = Self.occasions(in: log)
    binds = Dictionary(
      keepingFirst: log.events.compactMap { event in
        if case .bind(let id) = event.payload { (id, event) } else { nil }
      })
    decisions = findDecisions()
    outcomes = findOutcomes()
  }

  /// Returns the jobs that are done in an event.
  func jobs(in event: Event) -> [JobFinding] {
    [
      builder(event), receiver(event), decisions[event.id], outcomes[event.id], presenter(event),
    ].compactMap(\.self)
  }

  /// Returns the line that subscribed to the changes that an event delivers.
  func subscription(of event: Event) -> SourceLine? {
    event.binding.flatMap { binds[$0] }.flatMap { $0.caller ?? $0.location }
  }

  /// Returns the role of a participant; `nil` for the screen, which has no role and does no job.
  func role(_ id: Participant.ID?) -> Role? { reader.participant(id)?.side.role }

  /// Returns the occasion of an event; `nil` if there is none, as while the app is opened or left.
  func occasion(of event: Event) -> Event.ID? {
    let occasion = occasions[event.id - 1]
    return occasion > 0 ? occasion : nil
  }

  private static func occasions(in log: EventLog) -> [Event.ID] {
    var found: [Event.ID] = []
    found.reserveCapacity(log.events.count)
    for event in log.events {
      guard let parent = event.parent.map({ log[$0] }) else {
        found.append(0)
        continue
      }
      switch parent.payload {
      case .input(let input) where input.purpose != .usesApp || event.kind == .resume:
        found.append(0)
      case .input, .resume: found.append(event.id)
      default: found.append(found[parent.id - 1])
      }
    }
    return found
  }
}

extension JobReader {
  /// Returns the role that creates an object containing a screen's widgets.
  private func builder(_ event: Event) -> JobFinding? {
    guard event.isCreation, let screen = reader.participant(event.to),
      domain.screens.contains(screen.type), let role = role(event.from)
    else { return nil }
    return JobFinding(job: .build, role: role, line: event.caller)
  }

  /// Returns the role that receives a user's input: the sink of a delivery directly inside an
  /// input, whether from the screen or from the owner of a widget.
  ///
  /// Deliveries from the model do not count, because there the script makes the server answer. Nor
  /// do queries of a data source, which provides content and receives no input.
  private func receiver(_ event: Event) -> JobFinding? {
    guard case .notify(let id, _) = event.payload, occasion(of: event) == event.id,
      event.parent.map({ log[$0].kind }) == .input, event.from != nil,
      role(event.from)?.family != .model,
      log.binding(id)?.member.hasSuffix("dataSource") != true, let role = role(event.to)
    else { return nil }
    return JobFinding(job: .receiveInput, role: role, line: subscription(of: event))
  }
}

extension JobReader {
  /// Returns the first notification in each occasion that informs another role, and that role.
  ///
  /// The model's notifications take precedence over those of a store. The initial value of a
  /// subscription is not an outcome.
  func findOutcomes() -> [Event.ID: JobFinding] {
    var ofModel: [Event.ID: Event] = [:]
    var ofStore: [Event.ID: Event] = [:]
    var bound: [Binding.ID: Event.ID] = [:]
    for event in log.events {
      guard let occasion = occasion(of: event) else { continue }
      switch event.payload {
      case .bind(let id): bound[id] = occasion
      case .notify(let id, _) where bound[id] != occasion:
        guard let source = role(event.from), let sink = role(event.to), source != sink else {
          continue
        }
        if source.family == .model, ofModel[occasion] == nil { ofModel[occasion] = event }
        if source.family == .state, ofStore[occasion] == nil { ofStore[occasion] = event }
      default: continue
      }
    }
    let first = ofModel.merging(ofStore) { model, _ in model }.values
    return Dictionary(
      keepingFirst: first.compactMap { event in
        role(event.to).map {
          (event.id, JobFinding(job: .receiveOutcome, role: $0, line: subscription(of: event)))
        }
      })
  }
}
