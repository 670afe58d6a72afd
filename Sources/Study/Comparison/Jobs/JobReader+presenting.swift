import Metrics
import Trace

extension JobReader {
  /// Returns the last role that has a value of the domain before a widget gets a text or a colour
  /// or is enabled; `nil` for other effects, and for those without a value of the domain.
  ///
  /// The search follows the effect outwards, call by call. It ends at the first participant that
  /// was given such a value or notified of one, or has just read one, received one as a result, or
  /// stored one. It stops at the first appearance of a screen in a container and at composition. A
  /// layout that is given a value does not count, but the role that passes it does.
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

  /// The properties that a user perceives as text, colour or being enabled.
  private static let properties: Set<String> = [
    "text", "title", "placeholder", "rows", "textColor", "titleColor", "isEnabled",
  ]

  /// Returns the innermost call or delivery that contains an event.
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
