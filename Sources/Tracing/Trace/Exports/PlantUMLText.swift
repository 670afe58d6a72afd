/// A sequence diagram in PlantUML's language.
///
/// The language: https://plantuml.com/sequence-diagram
struct PlantUMLText {
  let sequence: SequenceElements
  let title: String

  var text: String {
    var lines = ["@startuml", "title \(Self.escaped(title))"]
    if sequence.hasOutside { lines.append("actor script as \(SequenceElements.outside)") }
    for participant in sequence.participants {
      let name = Self.escaped(participant.id)
      lines.append(
        "participant \"\(name)\" as \(alias(participant.id)) <<\(participant.role.rawValue)>>")
    }
    lines += sequence.elements.map(line)
    lines.append("@enduml")
    return lines.joined(separator: "\n") + "\n"
  }

  private func alias(_ id: Participant.ID?) -> String { sequence.alias(id) }

  private func line(for element: SequenceElement) -> String {
    switch element {
    case .step(let heading): "== \(Self.escaped(heading)) =="
    case .input(let text): "note over \(SequenceElements.outside) : \(Self.escaped(text))"
    case .message(let from, let to, let text, let isNotification):
      "\(alias(from)) \(isNotification ? "-->" : "->") \(alias(to)) : \(Self.escaped(text))"
    case .begin(let id): "activate \(alias(id))"
    case .end(let id): "deactivate \(alias(id))"
    case .note(let ids, let text):
      "note over \(ids.map(alias).joined(separator: ", ")) : \(Self.escaped(text))"
    }
  }

  /// Escapes the language's syntax with code points.
  ///
  /// This includes the second character of a pair that is markup, as in `__underlined__`.
  static func escaped(_ text: String) -> String { escaping.escaped(text) }

  private static let escaping = TextEscaping(syntax: "\"<>\\~#;%&[]{}|", doubled: "*/_-=^.") {
    let digits = String($0.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}
