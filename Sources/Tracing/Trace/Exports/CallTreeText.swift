/// A log as a call tree: one line for each event, inside the event that led to it.
struct CallTreeText {
  private static let width = 100

  private let tree: EventTree
  private let title: String
  private let headings: StepHeadings
  private let initialised: Set<Participant.ID>

  init(_ tree: EventTree, title: String, headings: StepHeadings) {
    self.tree = tree
    self.title = title
    self.headings = headings
    initialised = Set(tree.log.events.lazy.filter(\.isCreation).compactMap(\.to))
  }

  var text: String {
    var lines = [title]
    var step: Int?
    for root in tree.roots.map({ tree.log[$0] }) {
      if root.step != step {
        step = root.step
        if let heading = headings[root.step] { lines += ["", heading] }
      }
      write(root, at: 1, to: &lines)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(_ event: Event, at depth: Int, to lines: inout [String]) {
    if let call = tree.delivered(by: event) {
      write(call, arrow: "⇢", at: depth, to: &lines)
      for child in tree.children(of: event.id).dropFirst() {
        write(tree.log[child], at: depth + 1, to: &lines)
      }
    } else if !isSaidByItsInitialiser(event) {
      write(event, arrow: event.kind.arrow, at: depth, to: &lines)
    }
  }

  private func write(_ event: Event, arrow: String, at depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let who = event.to.map { "\(tree.participants[$0]?.role.letters ?? "") \($0) " } ?? ""
    let left = "\(indent)\(arrow) \(who)\(tree.text(of: event))\(remark(on: event))"
    lines.append(left + location(of: event, after: left.count))
    for child in tree.children(of: event.id) {
      write(tree.log[child], at: depth + 1, to: &lines)
    }
  }

  private func remark(on event: Event) -> String {
    switch event.kind {
    case .call: tree.result(of: event.id).map { " = \($0)" } ?? ""
    case .effect: event.isRedundant ? " (again)" : ""
    case .read: event.from.map { " by \($0)" } ?? ""
    case .bind: event.from.map { " of \($0)" } ?? ""
    default: ""
    }
  }

  private func location(of event: Event, after count: Int) -> String {
    guard let line = event.location, let file = line.file.split(separator: "/").last else {
      return ""
    }
    let words = "\(file):\(line.line)"
    return String(repeating: " ", count: max(2, Self.width - count - words.count)) + words
  }

  private func isSaidByItsInitialiser(_ event: Event) -> Bool {
    event.kind == .create && event.to.map(initialised.contains) == true
  }
}

extension EventKind {
  /// A sign for each kind.
  fileprivate var arrow: String {
    switch self {
    case .input: "▸"
    case .call: "→"
    case .return: "←"
    case .read: "○"
    case .state: "✎"
    case .bind: "⊸"
    case .unbind: "⊘"
    case .notify: "⇢"
    case .effect: "▣"
    case .navigate: "▤"
    case .schedule: "◷"
    case .resume: "◶"
    case .create: "+"
    case .destroy: "×"
    }
  }
}
