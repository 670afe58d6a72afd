/// The values of a log in AppMap's form: the type's name, a short text, and a number for an
/// object.
struct AppMapObjects {
  /// AppMap's maximum number of characters of a text.
  private static let textLimit = 100

  let tree: EventTree

  /// Returns a value that is passed, returned or called.
  func parameter(_ value: TraceValue, name: String? = nil) -> JSONTree {
    .object([
      "name": name.map(JSONTree.text), "class": .text(typeName(of: value)),
      "object_id": number(of: value).map(JSONTree.number), "value": .text(Self.text(of: value)),
      "size": Self.size(of: value).map(JSONTree.number),
    ])
  }

  /// Returns an error that ends a call; unless it is a participant, it has its own number.
  func exception(_ error: TraceValue, in event: Event) -> JSONTree {
    .object([
      "class": .text(typeName(of: error)), "message": .text(Self.text(of: error)),
      "object_id": .number(number(of: error) ?? tree.numbers.count + event.id),
    ])
  }

  private static func text(of value: TraceValue) -> String {
    // A character may consist of several scalars, which AppMap counts.
    String(String.UnicodeScalarView(value.text(atMost: textLimit).unicodeScalars.prefix(textLimit)))
  }

  private func number(of value: TraceValue) -> Int? {
    if case .participant(let id) = value { tree.numbers[id] } else { nil }
  }

  private static func size(of value: TraceValue) -> Int? {
    switch value {
    case .list(let elements), .set(let elements): elements.count
    case .dictionary(let entries): entries.count
    default: nil
    }
  }

  /// Returns the name of a value's type, as far as a recording has it.
  private func typeName(of value: TraceValue) -> String {
    switch value {
    case .null: "Optional"
    case .boolean: "Bool"
    case .integer: "Int"
    case .decimal: "Double"
    case .text, .longText: "String"
    case .enumCase: "enum"
    case .structure(let type, _), .type(let type): type
    case .tuple: "tuple"
    case .list: "Array"
    case .set: "Set"
    case .dictionary: "Dictionary"
    case .keyPath(let root, let value): "KeyPath<\(root), \(value)>"
    case .closure: "closure"
    case .participant(let id): tree.participants[id]?.type ?? id
    case .described, .leftOut: "Any"
    }
  }
}
