/// A sequence diagram in Mermaid's language.
///
/// The language: https://mermaid.js.org/syntax/sequenceDiagram.html
struct MermaidText {
  let sequence: SequenceElements
  let title: String

  var text: String {
    var lines = ["sequenceDiagram", "  title \(Self.escaped(title))"]
    if sequence.hasOutside { lines.append("  actor \(SequenceElements.outside) as script") }
    for participant in sequence.participants {
      let name = Self.escaped(participant.id)
      lines.append(
        "  participant \(alias(participant.id)) as \(name)<br/>«\(participant.role.rawValue)»")
    }
    lines += sequence.elements.map { "  " + line(for: $0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func alias(_ id: Participant.ID?) -> String { sequence.alias(id) }

  private func line(for element: SequenceElement) -> String {
    switch element {
    case .step(let heading): "Note over \(everyone): \(Self.escaped(heading))"
    case .input(let text): "Note over \(SequenceElements.outside): \(Self.escaped(text))"
    case .message(let from, let to, let text, let isNotification):
      "\(alias(from))\(isNotification ? "-->>" : "->>")\(alias(to)): \(Self.escaped(text))"
    case .begin(let id): "activate \(alias(id))"
    case .end(let id): "deactivate \(alias(id))"
    case .note(let ids, let text):
      "Note over \(ids.map(alias).joined(separator: ",")): \(Self.escaped(text))"
    }
  }

  private var everyone: String {
    let all =
      (sequence.hasOutside ? [SequenceElements.outside] : [])
      + sequence.participants.map { alias($0.id) }
    guard let first = all.first, let last = all.last, first != last else {
      return all.first ?? SequenceElements.outside
    }
    return "\(first),\(last)"
  }

  /// Escapes the language's syntax with entities; a line stays one line.
  static func escaped(_ text: String) -> String { escaping.escaped(text) }

  private static let escaping = TextEscaping(syntax: "#;\"<>&`%\\{}$") { "#\($0.value);" }
}
