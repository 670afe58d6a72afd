import Metrics
import Trace

extension JobReader {
  /// The role that has a value of the domain last, before a widget gets a text or a colour, or is
  /// enabled; `nil` for other effects, and for those to which no value of the domain leads.
  ///
  /// The effect is followed outwards, call by call: to the first participant that was given such a
  /// value, was notified of one, or has just read one, been answered one or taken one over. What a
  /// screen does when a container first shows it is not followed further, nor what composition has
  /// others do. A layout to which a value is handed is not the last that has it: who hands it over
  /// is.
  func presenter(_ event: Event) -> JobFinding? {
    guard case .effect(_, let property, _, _) = event.payload, Self.properties.contains(property)
    else { return nil }
    var current = event
    while let outer = frame(around: current) {
      if let holder = role(outer.to), holder != .composition, holdsValue(outer, before: current) {
        let line = current.caller ?? outer.location ?? subscription(of: outer)
        return JobFinding(job: .present, role: holder, line: line)
      }
      if isShown(by: outer) || role(outer.to) == .composition { return nil }
      current = outer
    }
    return nil
  }

  /// The properties that say something to a person in text, colour or by being enabled.
  private static let properties: Set<String> = [
    "text", "title", "placeholder", "rows", "textColor", "titleColor", "isEnabled",
  ]

  /// The call or delivery inside which an event happens.
  private func frame(around event: Event) -> Event? {
    var next = reader.parent(of: event)
    while let outer = next, outer.kind != .call, outer.kind != .notify {
      next = reader.parent(of: outer)
    }
    return next
  }

  private func holdsValue(_ outer: Event, before event: Event) -> Bool {
    switch outer.payload {
    case .call(_, let values) where values.contains(where: domain.contain): return true
    case .notify(_, let values) where values.contains(where: domain.contain): return true
    default: break
    }
    return log.events[outer.id..<event.id - 1].contains { earlier in
      guard earlier.parent == outer.id else { return false }
      if case .state(_, _, let new) = earlier.payload {
        return earlier.to == outer.to && domain.contain(new)
      }
      guard earlier.from == outer.to else { return false }
      switch earlier.payload {
      case .read(_, let value): return domain.contain(value)
      case .call: return reader.result(of: earlier).map(domain.contain) == true
      default: return false
      }
    }
  }

  private func isShown(by call: Event) -> Bool {
    guard let member = call.member, LifeCycle.methods.contains(member.name) else { return false }
    return reader.participant(call.from).map(call.isLifeCycle) ?? true
  }
}
