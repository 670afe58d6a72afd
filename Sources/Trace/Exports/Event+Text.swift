extension Event {
  /// What happened, in a few words: `add(2)`, `count 0 → 2`, `push DetailViewController#1`.
  ///
  /// For a call, its arguments stand at their labels; what it returns is another event's.
  public var text: String {
    switch kind {
    case .call, .notify: signature
    case .return: value.map { "\(member) = \($0)" } ?? member
    case .state, .effect:
      ([member] + arguments.prefix(1).map { "\($0) →" } + [value].compactMap(\.self))
        .joined(separator: " ")
    case .input: ([member] + arguments).joined(separator: " ")
    case .bind: "bind \(value.map { "\($0) " } ?? "")\(member)"
    case .unbind: "unbind \(member)"
    case .schedule: (["schedule", member] + arguments).joined(separator: " ")
    case .resume: "resume \(member)"
    case .create: "create"
    case .destroy: "destroy"
    }
  }

  /// A member's name with its arguments: `move(to:_:)` and `[1, 2]` give `move(to: 1, 2)`.
  private var signature: String {
    guard member.hasSuffix(")"), let open = member.lastIndex(of: "(") else {
      return arguments.isEmpty ? member : "\(member)(\(arguments.joined(separator: ", ")))"
    }
    let labels = member[member.index(after: open)...].dropLast().split(separator: ":")
    guard labels.count == arguments.count else {
      return member[..<open] + "(" + arguments.joined(separator: ", ") + ")"
    }
    let list = zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return member[..<open] + "(" + list.joined(separator: ", ") + ")"
  }
}
