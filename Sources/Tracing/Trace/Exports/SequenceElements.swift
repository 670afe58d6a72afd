/// A log as the elements of a sequence diagram, in any diagram language.
struct SequenceElements {
  let participants: [Participant]
  let elements: [SequenceElement]
  /// Indicates whether anything comes from outside the recorded program.
  let hasOutside: Bool
  /// A short name for each participant that is safe in every diagram language.
  private let aliases: [Participant.ID: String]

  /// The name in diagrams for everything outside the recorded program.
  static let outside = "script"

  /// Returns the name of a participant in diagrams, or that of the outside.
  func alias(_ id: Participant.ID?) -> String { id.flatMap { aliases[$0] } ?? Self.outside }

  init(_ tree: EventTree, _ headings: StepHeadings) {
    var writer = Writer(tree: tree, headings: headings)
    writer.write()
    let (log, elements) = (tree.log, writer.elements)
    self.elements = elements
    let known = Set(log.participants.map(\.id))
    let taking = elements.reduce(into: Set<Participant.ID>()) { $1.insertParticipants(into: &$0) }
    participants = log.participants.filter { taking.contains($0.id) }
    hasOutside = elements.contains { $0.isFromOutside(known) }
    aliases = Dictionary(participants.enumerated().map { ($1.id, "p\($0 + 1)") }) { _, last in last
    }
  }
}

enum SequenceElement: Hashable {
  /// A step begins, under its heading.
  case step(String)
  /// The script has another input in its step, for example a second tap.
  case input(String)
  /// A message from one participant to another, which may be a notification.
  case message(from: Participant.ID?, to: Participant.ID?, text: String, isNotification: Bool)
  /// The participant begins to act.
  case begin(Participant.ID)
  /// The participant's call ends.
  case end(Participant.ID)
  /// An event of the participants themselves: own state and effects, bindings, lives.
  case note(over: [Participant.ID], text: String)
}

extension SequenceElement {
  fileprivate func insertParticipants(into known: inout Set<Participant.ID>) {
    switch self {
    case .step, .input: break
    case .message(let from, let to, _, _):
      if let from { known.insert(from) }
      if let to { known.insert(to) }
    case .begin(let id), .end(let id): known.insert(id)
    case .note(let ids, _): known.formUnion(ids)
    }
  }

  fileprivate func isFromOutside(_ known: Set<Participant.ID>) -> Bool {
    switch self {
    case .input: true
    case .message(let from, let to, _, _):
      from.map(known.contains) != true || to.map(known.contains) != true
    case .step, .begin, .end, .note: false
    }
  }
}

extension SequenceElements {
  fileprivate struct Writer {
    let tree: EventTree
    let headings: StepHeadings
    private(set) var elements: [SequenceElement] = []

    mutating func write() {
      var step: Int?
      for root in tree.roots.map({ tree.log[$0] }) {
        if root.step != step {
          step = root.step
          if let heading = headings[root.step] { elements.append(.step(heading)) }
          if root.kind == .input {
            writeInside(root)
            continue
          }
        }
        write(root)
      }
    }

    private mutating func writeInside(_ event: Event) {
      for child in tree.children(of: event.id) { write(tree.log[child]) }
    }

    private mutating func write(_ event: Event) {
      switch event.kind {
      case .call: write(event, isNotification: false)
      case .read:
        elements.append(
          .message(
            from: event.from, to: event.to, text: tree.text(of: event), isNotification: false))
      case .notify: writeNotification(event)
      case .create, .return: break
      case .input:
        elements.append(.input(tree.text(of: event)))
        writeInside(event)
      case .bind, .unbind: note(event, over: [event.from, event.to].compactMap(\.self))
      case .state, .effect, .navigate: writeChange(event)
      case .schedule, .resume, .destroy:
        note(event, over: [event.to].compactMap(\.self))
      }
    }

    private mutating func write(_ call: Event, isNotification: Bool) {
      let value = tree.result(of: call.id).map { " = \($0)" } ?? ""
      // The runtime calls a `deinit`, which therefore has no sender.
      let from = call.from ?? (call.cause == nil ? nil : call.to)
      elements.append(
        .message(
          from: from, to: call.to, text: tree.text(of: call) + value,
          isNotification: isNotification))
      if let to = call.to { elements.append(.begin(to)) }
      writeInside(call)
      if let to = call.to { elements.append(.end(to)) }
    }

    private mutating func writeNotification(_ notice: Event) {
      guard let call = tree.delivered(by: notice) else {
        elements.append(
          .message(
            from: notice.from, to: notice.to, text: tree.text(of: notice), isNotification: true)
        )
        return writeInside(notice)
      }
      write(call, isNotification: true)
      for child in tree.children(of: notice.id).dropFirst() { write(tree.log[child]) }
    }

    /// Writes a change: by another participant as a message, by the owner or no participant as a
    /// note.
    private mutating func writeChange(_ event: Event) {
      guard let from = event.from, let to = event.to, from != to else {
        return note(event, over: [event.to].compactMap(\.self))
      }
      elements.append(
        .message(from: from, to: to, text: text(of: event), isNotification: false))
      writeInside(event)
    }

    private func text(of event: Event) -> String {
      tree.text(of: event) + (event.isRedundant ? " (again)" : "")
    }

    private mutating func note(_ event: Event, over ids: [Participant.ID]) {
      var unique: [Participant.ID] = []
      for id in ids where !unique.contains(id) { unique.append(id) }
      if !unique.isEmpty {
        elements.append(.note(over: unique, text: text(of: event)))
      }
      writeInside(event)
    }
  }
}
