package import Diagrams
package import Trace

/// The source line of either end of a row, or the reason why there is none.
package enum RowEnd: Sendable, Hashable {
  /// A line of the implementation, or of the sample's domain and screens.
  case line(SourceLine)
  /// The step of the scenario.
  case script
  case absent(LineAbsence)

  /// The reason why there is no line; `templates/assets/staff.css` contains the words for it.
  package enum LineAbsence: Sendable, Hashable {
    /// The clock or the server acts.
    case byClock
    /// Nothing refers to the object any more.
    case byLifetime
    case inLibrary
    /// The object is destroyed without code of its own.
    case withoutCode
  }
}

/// The two source lines of a row: the one that acts and the one acted on.
package struct RowSource {
  package let row: SequenceRow
  package let log: EventLog
  /// The events that created the bindings.
  package let binds: [Binding.ID: Event]

  package init(row: SequenceRow, log: EventLog, binds: [Binding.ID: Event]) {
    self.row = row
    self.log = log
    self.binds = binds
  }

  /// The line that acts.
  package var caller: RowEnd {
    switch row.kind {
    case .input: return .script
    case .destroy,
      .unbind where row.event.caller == nil:
      return .absent(.byLifetime)
    case .resume:
      return (row.event.cause.flatMap { log[$0].caller }).map(RowEnd.line) ?? .absent(.byClock)
    default: return row.event.caller.map(RowEnd.line) ?? outside
    }
  }

  /// The line acted on.
  package var callee: RowEnd {
    if let location = row.location { return .line(location) }
    switch row.kind {
    case .notify, .unbind: return subscription.map(RowEnd.line) ?? .absent(.inLibrary)
    case .destroy: return .absent(.withoutCode)
    default: return .absent(.inLibrary)
    }
  }

  /// The line of the subscription, which contains the closure that a notification runs.
  private var subscription: SourceLine? {
    row.event.binding.flatMap { binds[$0] }.flatMap { $0.location ?? $0.caller }
  }

  /// The origin of an action that no code of the app performs.
  private var outside: RowEnd {
    var event = row.event
    while let parent = event.parent.map({ log[$0] }) {
      if parent.kind == .resume { return .absent(.byClock) }
      event = parent
    }
    return event.kind == .input ? .script : .absent(.byClock)
  }
}
