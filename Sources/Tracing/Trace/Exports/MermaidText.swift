/// A sequence diagram in Mermaid's language.
///
/// The language: https://mermaid.js.org/syntax/sequenceDiagram.html
struct MermaidText {
  private let score: SequenceScore
  private let title: TraceTitle
  private let names: [Participant.ID: String]

  init(_ score: SequenceScore, title: TraceTitle) {
    self.score = score
    self.title = title
    names = score.aliases
  }

  var text: String {
    var lines = ["sequenceDiagram", "  title \(Self.escaped("\(title)"))"]
    if score.hasOutside { lines.append("  actor \(SequenceScore.outside) as script") }
    for participant in score.participants {
      let name = Self.escaped(participant.id)
      lines.append(
        "  participant \(alias(participant.id)) as \(name)<br/>«\(participant.role.rawValue)»")
    }
    lines += score.elements.map { "  " + line(for: $0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(for element: ScoreElement) -> String {
    switch element {
    case .step(let heading): "Note over \(everyone): \(Self.escaped(heading))"
    case .input(let text): "Note over \(SequenceScore.outside): \(Self.escaped(text))"
    case .message(let from, let to, let text, let isNotification):
      "\(alias(from))\(isNotification ? "-->>" : "->>")\(alias(to)): \(Self.escaped(text))"
    case .begin(let id): "activate \(alias(id))"
    case .end(let id): "deactivate \(alias(id))"
    case .note(let ids, let text):
      "Note over \(ids.map(alias).joined(separator: ",")): \(Self.escaped(text))"
    }
  }

  private func alias(_ id: Participant.ID?) -> String {
    id.flatMap { names[$0] } ?? SequenceScore.outside
  }

  private var everyone: String {
    let all =
      (score.hasOutside ? [SequenceScore.outside] : []) + score.participants.map { alias($0.id) }
    guard let first = all.first, let last = all.last, first != last else {
      return all.first ?? SequenceScore.outside
    }
    return "\(first),\(last)"
  }

  /// Replaces what the language reads as its own with entities; a line stays one line.
  static func escaped(_ text: String) -> String { escaping.escaped(text) }

  private static let escaping = TextEscaping(syntax: "#;\"<>&`%\\{}$") { "#\($0.value);" }
}
