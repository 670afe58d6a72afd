public import Trace

/// One row: something that happened, from the top of the page to the bottom.
public struct SequenceRow: Sendable, Hashable {
  /// The kind of row, which decides how it is drawn.
  public let kind: RowKind
  /// The event that it shows.
  public let event: Event
  /// The line of the code that is entered, or of the property that is concerned.
  public let location: SourceLine?
  /// The participant that acts; `nil` for the person at the screen, the clock or the server.
  public let from: Participant.ID?
  /// The participant that is acted on.
  public let to: Participant.ID?
  /// Participants besides `to` to which the same happened in a row.
  public var others: [Participant.ID] = []
  /// The event in the code's words: `increment()`.
  public let label: String
  /// The names of further bindings that end with this one, between the same two.
  public private(set) var furtherLabels: [String] = []
  /// The value that came back or was written.
  public let value: String?
  /// In how many calls it is.
  public let depth: Int
  /// The number of rows after this one that happened inside it.
  public var length = 0
  /// The number of times that it happened alike; of lives or bindings that end together, how many
  /// do.
  public var times = 1
  /// The machinery's bookkeeping that happened in it, in order; it has no mark in the drawing.
  public var folded: [SequenceRow] = []

  /// The label, with how often it happened if more than once: in front where all that follows was
  /// repeated, else behind.
  public var shownLabel: String {
    guard furtherLabels.isEmpty else {
      return ([label] + furtherLabels).joined(separator: ", ")
    }
    guard times > 1 else { return label }
    return kind == .input || kind == .resume ? "×\(times) \(label)" : "\(label) ×\(times)"
  }

  /// Says whether it wrote on the screen what was there already.
  public var isRedundant: Bool { event.isRedundant }

  /// Says whether a participant is at work in it.
  public var isWork: Bool { [.call, .own, .notify, .resume, .create].contains(kind) }

  /// All participants in it.
  public var participants: [Participant.ID] { [from, to].compactMap(\.self) + others }
}

extension SequenceRow {
  /// Takes in the row after it: of a life that ends with this one's, or of a binding that ends
  /// between the same two, as long as the row can say how often each did.
  ///
  /// - Returns: Whether it did.
  mutating func takeIn(_ next: SequenceRow) -> Bool {
    guard kind == next.kind, depth == next.depth, let ended = next.to else { return false }
    switch kind {
    case .destroy:
      if !participants.contains(ended) { others.append(ended) }
    case .unbind:
      guard from == next.from, to == ended else { return false }
      if !furtherLabels.isEmpty || next.label != label {
        let isNew = next.label != label && !furtherLabels.contains(next.label)
        guard isNew, times == furtherLabels.count + 1 else { return false }
        furtherLabels.append(next.label)
      }
    default: return false
    }
    times += 1
    return true
  }
}

/// The kind of row, which decides how it is drawn.
public enum RowKind: String, Sendable, Hashable {
  /// The events that set everything off: an input, or work that begins.
  case input, resume
  /// A command, and a command to oneself.
  case call, own
  /// A property that another participant reads.
  case read
  /// A delivery through a binding.
  case notify
  case state, effect, navigate, schedule, bind, unbind, create, destroy
}

extension RowKind {
  /// Creates the kind of row that an event is drawn as; `nil` for a return.
  init?(_ event: Event) {
    switch event.kind {
    case .input: self = .input
    case .resume: self = .resume
    case .call: self = event.from == event.to ? .own : .call
    case .read: self = .read
    case .notify: self = .notify
    case .state: self = .state
    case .effect: self = .effect
    case .navigate: self = .navigate
    case .schedule: self = .schedule
    case .bind: self = .bind
    case .unbind: self = .unbind
    case .create: self = .create
    case .destroy: self = .destroy
    case .return: return nil
    }
  }
}

extension SequenceRow {
  /// The row of an event, which has the name of another: of the call that a notification is.
  init(
    _ kind: RowKind, _ event: Event, named: Event, returning outcome: Event?, depth: Int,
    bindings: [Binding]
  ) {
    self.kind = kind
    self.event = event
    location = named.location ?? event.location
    self.from = event.from
    self.to = event.to
    self.depth = depth
    let words = RowWords(bindings: bindings)
    label = kind == .create ? event.to ?? "" : words.label(named)
    value = words.value(named, returning: outcome)
  }
}

/// The words beside a mark.
private struct RowWords {
  let bindings: [Binding]

  func label(_ event: Event) -> String {
    switch event.payload {
    case .input(let input): input.description
    case .call(let member, let arguments): member.call(with: arguments.map(short))
    case .return(let member, _): member.name
    case .read(let property, _), .state(let property, _, _): property
    case .effect(let widget, let property, _, _): "\(widget).\(property)"
    case .notify(let id, let values):
      values.isEmpty ? name(of: id) : "\(name(of: id))(\(list(values)))"
    case .bind(let id), .unbind(let id): name(of: id)
    case .navigate(let navigation, let came, let went):
      "\(navigation.rawValue) \((came.isEmpty ? went : came).joined(separator: ", "))"
    case .schedule(let label, let due): "\(label) +\(due - event.time) ms"
    case .resume(let label): label
    case .create: "create"
    case .destroy: "destroy"
    }
  }

  func value(_ event: Event, returning outcome: Event?) -> String? {
    switch event.payload {
    case .state(_, let old, let new): old.briefChange(to: new, atMost: Self.limit)
    case .effect(_, _, _, let new): short(new)
    case .read(_, let value): "= \(short(value))"
    case .bind(let id): binding(id)?.mechanism.rawValue
    case .call: outcome.flatMap(result)
    default: nil
    }
  }

  private func result(_ event: Event) -> String? {
    guard case .return(_, let outcome) = event.payload else { return nil }
    return switch outcome {
    case .nothing: nil
    case .value(let value): "→ \(short(value))"
    case .error(let error): "throws \(short(error))"
    }
  }

  private func list(_ values: [TraceValue]) -> String {
    values.map(short).joined(separator: ", ")
  }

  /// The most characters of a value.
  private static let limit = 100

  private func short(_ value: TraceValue) -> String { value.briefText(atMost: Self.limit) }

  private func name(of id: Binding.ID) -> String { binding(id)?.member ?? "" }

  private func binding(_ id: Binding.ID) -> Binding? {
    bindings.indices.contains(id - 1) ? bindings[id - 1] : nil
  }
}
