import Trace

/// The course of a chain, without the values: two chains alike have equal courses, and are drawn
/// with the same marks.
struct ChainShape: Hashable {
  private let shape: EventShape
  private let from: Participant.ID?
  private let to: Participant.ID?
  private let isRedundant: Bool
  private let inside: [ChainShape]

  /// An event without its values.
  private enum EventShape: Hashable {
    /// The verb and its object; what was typed into it is a value.
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
