public import Trace

/// One row of a diagram, which shows an event.
public struct SequenceRow: Sendable, Hashable {
  /// The kind of row, which determines how it is drawn.
  public let kind: RowKind
  /// The event that it shows.
  public let event: Event
  /// The line of the code that is entered, or of the property.
  public let location: SourceLine?
  /// The participant that acts; `nil` for the user, the clock or the server.
  public let from: Participant.ID?
  /// The participant that is acted on.
  public let to: Participant.ID?
  /// The participants besides `to` to which the same happened consecutively.
  public var others: [Participant.ID] = []
  /// The event, in the words of the code: `increment()`.
  public let label: String
  /// The names of further bindings between the same participants that end with this one.
  public private(set) var furtherLabels: [String] = []
  /// The value that was returned or written.
  public let value: String?
  /// The number of calls that contain it.
  public let depth: Int
  /// The number of the following rows that happened inside it.
  public var length = 0
  /// The number of equal events; for lives or bindings, the number of those that end together.
  public var times = 1
  /// The machinery's bookkeeping inside it, in order; it has no mark in the drawing.
  public var folded: [SequenceRow] = []

  /// The label, with the number of repetitions if there are several: in front if everything inside
  /// is repeated, otherwise after it.
  public var shownLabel: String {
    guard furtherLabels.isEmpty else {
      return ([label] + furtherLabels).joined(separator: ", ")
    }
    guard times > 1 else { return label }
    return kind == .input || kind == .resume ? "×\(times) \(label)" : "\(label) ×\(times)"
  }

  /// Indicates whether it wrote a value that was already on the screen.
  public var isRedundant: Bool { event.isRedundant }

  /// Indicates whether a participant is active in it.
  public var isWork: Bool { [.call, .own, .notify, .resume, .create].contains(kind) }

  /// All participants in it.
  public var participants: [Participant.ID] { [from, to].compactMap(\.self) + others }
}

extension SequenceRow {
  /// Merges the next row into this one, and returns whether it did.
  ///
  /// Lives that end together are merged, and so are bindings between the same participants, as
  /// long as the row can show the number of each.
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

/// The kind of row, which determines how it is drawn.
public enum RowKind: String, Sendable, Hashable {
  /// The events that start everything else: an input, or scheduled work.
  case input, resume
  /// A command, and a command of a participant to itself.
  case call, own
  /// A property that another participant reads.
  case read
  /// A delivery through a binding.
  case notify
  case state, effect, navigate, schedule, bind, unbind, create, destroy
}

extension RowKind {
  /// Creates the kind of row for an event; `nil` for a return.
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
  /// Creates the row of an event, named after another one: a notification is named after its call.
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

/// The text beside a mark.
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

  /// The maximum number of characters in a value.
  private static let limit = 100

  private func short(_ value: TraceValue) -> String { value.briefText(atMost: Self.limit) }

  private func name(of id: Binding.ID) -> String { binding(id)?.member ?? "" }

  private func binding(_ id: Binding.ID) -> Binding? {
    bindings.indices.contains(id - 1) ? bindings[id - 1] : nil
  }
}
