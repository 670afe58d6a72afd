import Trace

/// What happened in a chain, without the values: two chains alike have equal courses.
struct Course: Hashable {
  private let kind: Event.Kind
  private let from: Participant.ID?
  private let to: Participant.ID?
  private let member: String
  /// The verb's object; what was typed into it is a value.
  private let object: String?
  private let inside: [Course]

  init(of event: Event, inside children: (Event) -> [Event]) {
    kind = event.kind
    from = event.from
    to = event.to
    member = event.member
    object = event.kind == .input ? event.arguments.first : nil
    inside = children(event).map { Course(of: $0, inside: children) }
  }
}
