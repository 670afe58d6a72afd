import Sequences
public import Trace

/// The events of one step of a recording, as rows between lifelines.
///
/// It omits redundant events: returns, whose values are shown with their calls, and a call that
/// only repeats the notification by which it arrived. A single input is the step itself and is
/// omitted, too. Repeated equal events have one row with their number. The bookkeeping of a
/// pattern's machinery is folded into the row in which it happened.
public struct StepSequence: Sendable {
  /// The participants in this step, from the screen to the model.
  public let badges: [Badge]
  /// The events that happened, in order.
  public let rows: [SequenceRow]

  /// Creates the rows of a step, with the badges and bindings of the whole recording.
  public init(
    _ events: [Event], badges: [Badge], bindings: [Binding], folding bookkeeping: Bookkeeping
  ) {
    rows = RowBuilder(events: events, bindings: bindings, bookkeeping: bookkeeping).rows()
    let present = Set(rows.flatMap(\.participants))
    self.badges = badges.filter { present.contains($0.participant.id) }
  }
}

/// Turns the events of a step into rows: calls with the events inside them, bookkeeping separate.
private struct RowBuilder {
  private let roots: [Event]
  private let children: [Event.ID: [Event]]
  private let bindings: [Binding]
  private let bookkeeping: Bookkeeping
  /// The first initialiser of each participant that is created here.
  ///
  /// It is entered before the superclass's code registers the object, so the life begins with it.
  private let initialisers: [Participant.ID: Event.ID]
  /// The creations that an initialiser represents.
  private let births: Set<Event.ID>

  init(events: [Event], bindings: [Binding], bookkeeping: Bookkeeping) {
    self.bindings = bindings
    self.bookkeeping = bookkeeping
    let known = Set(events.map(\.id))
    let isRoot: (Event) -> Bool = { $0.parent.map { !known.contains($0) } ?? true }
    roots = events.filter(isRoot)
    children = Dictionary(grouping: events.filter { !isRoot($0) }) { $0.parent ?? 0 }
    let created = Set(events.lazy.filter { $0.kind == .create }.compactMap(\.to))
    initialisers = Dictionary(
      keepingFirst: events.compactMap { event in
        guard event.isCreation, let to = event.to, created.contains(to) else { return nil }
        return (to, event.id)
      })
    let initialised = Set(initialisers.keys)
    births = Set(
      events.lazy.filter { $0.kind == .create && $0.to.map(initialised.contains) == true }
        .map(\.id))
  }

  func rows() -> [SequenceRow] {
    var rows: [SequenceRow] = []
    append(roots, depth: 0, to: &rows)
    let cues = rows.filter { $0.kind == .input }
    guard cues.count == 1, cues[0].times == 1 else { return rows }
    return rows.filter { $0.kind != .input }
  }

  private func inside(_ event: Event) -> [Event] { children[event.id] ?? [] }

  /// Appends the rows of siblings; equal ones that begin a chain share a row.
  ///
  /// Such siblings are inputs, scheduled work, and the repeated effects of a continuous input such
  /// as typing. Consecutive deliveries share a row as well, such as queries of a data source.
  private func append(_ siblings: [Event], depth: Int, to rows: inout [SequenceRow]) {
    let start = rows.count
    var first: [ChainShape: Int] = [:]
    // Within a chain only consecutive events may share a row; others in between may be the cause.
    let isWithinChain = depth > 1
    let mayBeAlike = siblings.lazy.filter(beginsChain).prefix(2).count > 1
    for event in siblings {
      if isWithinChain, event.kind != .notify { first = [:] }
      if event.kind == .create, births.contains(event.id) {
        continue
      } else if event.isCreation, beginsLife(event) {
        append(event, as: .create, depth: depth, to: &rows)
      } else if mayBeAlike, beginsChain(event) {
        let shape = ChainShape(of: event, inside: inside)
        if let same = first[shape] {
          rows[same].times += 1
        } else {
          if isWithinChain { first = [:] }
          first[shape] = rows.count
          append(event, as: nil, depth: depth, to: &rows)
        }
      } else if rows.count == start || !joined(event, to: &rows, depth: depth) {
        append(event, as: nil, depth: depth, to: &rows)
      }
    }
  }

  private func beginsChain(_ event: Event) -> Bool {
    switch event.kind {
    case .input, .resume, .notify: true
    default: false
    }
  }

  /// Returns whether the event was merged into the row of a life or binding that ends with its
  /// own.
  private func joined(_ event: Event, to rows: inout [SequenceRow], depth: Int) -> Bool {
    guard let last = rows.indices.last, let kind = RowKind(event),
      kind == .destroy || kind == .unbind
    else { return false }
    return rows[last].takeIn(
      SequenceRow(kind, event, named: event, returning: nil, depth: depth, bindings: bindings))
  }

  /// Returns whether it is the initialiser with which a life begins, not that of its superclass.
  private func beginsLife(_ call: Event) -> Bool {
    call.to.flatMap { initialisers[$0] } == call.id
  }

  private func append(_ event: Event, as kind: RowKind?, depth: Int, to rows: inout [SequenceRow]) {
    guard let kind = kind ?? RowKind(event) else { return }
    var within = inside(event)
    var named = event
    if event.kind == .notify, let call = within.first(where: { $0.kind == .call }),
      call.to == event.to, call.id == within.first?.id
    {
      within = inside(call) + within.dropFirst()
      named = call
    }
    let outcome = within.last { $0.kind == .return }
    let position = rows.count
    rows.append(
      SequenceRow(kind, event, named: named, returning: outcome, depth: depth, bindings: bindings))
    within = unfolded(within, depth: depth + 1, folded: &rows[position].folded)
    append(within, depth: depth + 1, to: &rows)
    rows[position].length = rows.count - position - 1
  }

  /// Returns the events with bookkeeping replaced by the events inside it, and collects it as
  /// rows.
  private func unfolded(_ events: [Event], depth: Int, folded: inout [SequenceRow]) -> [Event] {
    events.flatMap { event -> [Event] in
      guard bookkeeping.contains(event), let kind = RowKind(event) else { return [event] }
      let within = inside(event)
      let outcome = within.last { $0.kind == .return }
      folded.append(
        SequenceRow(kind, event, named: event, returning: outcome, depth: depth, bindings: bindings)
      )
      return unfolded(within, depth: depth, folded: &folded)
    }
  }
}

/// The course of a chain without its values; equal chains are drawn with the same marks.
private struct ChainShape: Hashable {
  private let shape: EventShape
  private let from: Participant.ID?
  private let to: Participant.ID?
  private let isRedundant: Bool
  private let inside: [ChainShape]

  /// An event without its values.
  private enum EventShape: Hashable {
    /// The verb and its target, without typed text, which is a value.
    case input(String, String?)
    case call(Member)
    case `return`
    case property(EventKind, String)
    case binding(EventKind, Binding.ID)
    case effect(widget: String, property: String)
    case navigate(Navigation)
    case work(EventKind, String)
    case life(EventKind)
  }

  init(of event: Event, inside children: (Event) -> [Event]) {
    shape = Self.shape(event)
    from = event.from
    to = event.to
    isRedundant = event.isRedundant
    inside = children(event).map { ChainShape(of: $0, inside: children) }
  }

  private static func shape(_ event: Event) -> EventShape {
    switch event.payload {
    case .input(let input): .input(input.verb, input.target)
    case .call(let member, _): .call(member)
    case .return: .return
    case .read(let property, _), .state(let property, _, _): .property(event.kind, property)
    case .bind(let id), .unbind(let id), .notify(let id, _): .binding(event.kind, id)
    case .effect(let widget, let property, _, _): .effect(widget: widget, property: property)
    case .navigate(let navigation, _, _): .navigate(navigation)
    case .schedule(let label, _), .resume(let label): .work(event.kind, label)
    case .create, .destroy: .life(event.kind)
    }
  }
}
