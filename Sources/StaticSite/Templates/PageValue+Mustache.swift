public import Mustache

extension PageValue: MustacheParent {
  /// The value of a name, for the Mustache library.
  public func child(named name: String) -> Any? {
    if case .dictionary(let values) = self { values[name] } else { nil }
  }
}

extension PageValue: MustacheCustomRepresentation {
  /// What the Mustache library shows, or asks when it stands as a section.
  public var representation: Any? {
    switch self {
    case .string(let text), .html(let text): ShownText(renderText: text)
    case .number(let number): ShownText(renderText: String(number))
    case .bool(let condition): condition
    case .list(let values): values
    case .dictionary: self
    }
  }
}

/// A text that counts as false in a section when it is empty.
private struct ShownText: MustacheCustomRenderable, MustacheTransformable {
  let renderText: String
  var isNull: Bool { renderText.isEmpty }

  func transform(_ name: String) -> Any? { renderText.transform(name) }
}
