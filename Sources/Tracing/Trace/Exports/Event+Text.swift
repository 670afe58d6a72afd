extension Event {
  static let textLimit = 100

  /// Returns a short description, such as `add(2)`, `count 0 → 2` or
  /// `push DetailViewController#1`.
  ///
  /// It has one line; `log` gives the names of bindings. A call has labelled arguments, but its
  /// result belongs to its return. In a value of more than 100 characters, large parts are
  /// abbreviated.
  public func text(in log: EventLog) -> String {
    switch payload {
    case .input(let input): input.description
    case .call(let member, let arguments): member.call(with: arguments.map(Self.text))
    case .return(let member, .nothing): member.description
    case .return(let member, .value(let value)): "\(member) = \(Self.text(of: value))"
    case .return(let member, .error(let error)): "\(member) throws \(Self.text(of: error))"
    case .read(let property, let value): "\(property) = \(Self.text(of: value))"
    case .state(let property, let old, let new):
      "\(property) \(old.change(to: new, atMost: Self.textLimit))"
    case .effect(let widget, let property, let old, let new):
      "\(widget).\(property) \(old.change(to: new, atMost: Self.textLimit))"
    case .bind(let id):
      log.binding(id).map { "bind \($0.mechanism.rawValue) \($0.member)" } ?? "bind"
    case .unbind(let id): log.binding(id).map { "unbind \($0.member)" } ?? "unbind"
    case .notify(let id, let values):
      (log.binding(id)?.member ?? "notify")
        + (values.isEmpty ? "" : "(" + Self.list(values) + ")")
    case .navigate(let navigation, let came, let went):
      ([navigation.rawValue] + (navigation.isArrival ? came : went)).joined(separator: " ")
    case .schedule(let label, let due): "schedule \(label) for \(due) ms"
    case .resume(let label): "resume \(label)"
    case .create: "create"
    case .destroy: "destroy"
    }
  }

  private static func list(_ values: [TraceValue]) -> String {
    values.map(text).joined(separator: ", ")
  }

  static func text(of value: TraceValue) -> String { value.text(atMost: textLimit) }
}

extension Navigation {
  /// Indicates whether the screens that came describe it better than those that went.
  fileprivate var isArrival: Bool {
    switch self {
    case .push, .set, .present, .selectTab: true
    case .pop, .popTo, .popToRoot, .dismiss: false
    }
  }
}
