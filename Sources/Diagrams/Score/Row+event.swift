import Trace

extension Row.Kind {
  /// How an event is drawn; nothing for a return.
  init?(_ event: Event) {
    switch event.kind {
    case .input: self = .input
    case .resume: self = .resume
    case .call: self = event.from == event.to ? .own : .call
    case .notify: self = .notify
    case .state: self = .state
    case .effect: self = .effect
    case .schedule: self = .schedule
    case .bind: self = .bind
    case .unbind: self = .unbind
    case .create: self = .create
    case .destroy: self = .destroy
    case .return: return nil
    }
  }
}

extension Row {
  /// The row of an event, which bears the name of another: of the call that a notification is.
  init(_ kind: Kind, _ event: Event, named: Event, returning value: String?, depth: Int) {
    self.kind = kind
    self.event = named.file == nil ? event : named
    self.from = event.from
    self.to = event.to
    self.depth = depth
    label = kind == .create ? event.to ?? named.member : Self.label(named)
    self.value = Self.value(named, returning: value)
  }

  private static func label(_ event: Event) -> String {
    let arguments = event.arguments.map(ShortValue.text).joined(separator: ", ")
    switch event.kind {
    case .input: return ([event.member] + event.arguments).joined(separator: " ")
    case .call:
      let name = event.member.prefix { $0 != "(" }
      return "\(name)(\(arguments))"
    case .notify where !arguments.isEmpty: return "\(event.member)(\(arguments))"
    case .schedule: return "\(event.member) +\(arguments)"
    default: return event.member
    }
  }

  private static func value(_ event: Event, returning value: String?) -> String? {
    switch event.kind {
    case .state:
      [event.arguments.first, event.value].compactMap { $0.map(ShortValue.text) }
        .joined(separator: " → ")
    case .effect, .bind: event.value.map(ShortValue.text)
    case .call: value.map { "→ \(ShortValue.text($0))" }
    default: nil
    }
  }
}
