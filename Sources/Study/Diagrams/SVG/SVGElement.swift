/// An element of a drawing: a name, attributes in their order, and children.
///
/// It cannot have a `style` attribute. Colours come from classes, so that a style sheet can define
/// light and dark modes, and a content-security policy can be strict.
struct SVGElement: Sendable, Hashable {
  /// A child of an element.
  enum Child: Sendable, Hashable {
    case element(SVGElement)
    case text(String)
  }

  let name: SVGName
  private(set) var attributes: [SVGAttributeValue] = []
  private(set) var children: [Child] = []

  init(_ name: SVGName, children: [SVGElement] = []) {
    self.name = name
    self.children = children.map(Child.element)
  }

  init(_ name: SVGName, text: String) {
    self.name = name
    self.children = [.text(text)]
  }
}

/// An attribute with its value.
struct SVGAttributeValue: Sendable, Hashable {
  let attribute: SVGAttribute
  let value: String
  /// Indicates whether the value needs no escaping, because it has only letters and numbers.
  var isPlain = false
}

/// The attributes that drawings need.
enum SVGAttribute: String, Sendable {
  case id
  case xmlns
  case role
  case `class`
  case labelledBy = "aria-labelledby"
  case hidden = "aria-hidden"
  case width, height, viewBox, preserveAspectRatio, transform
  case x, y, x1, y1, x2, y2, cx, cy, r, d
}

/// The elements that drawings use.
enum SVGName: String, Sendable {
  case svg, g, line, rect, circle, path, text, tspan, title, desc, style
}

extension SVGElement {
  /// Returns the element with an additional attribute.
  func with(_ attribute: SVGAttribute, _ value: String) -> SVGElement {
    var copy = self
    copy.attributes.append(SVGAttributeValue(attribute: attribute, value: value))
    return copy
  }

  /// Returns the element with an additional coordinate.
  func with(_ attribute: SVGAttribute, _ value: Double) -> SVGElement {
    plain(attribute, Coordinate.text(value))
  }

  /// Returns the element with an additional attribute whose value needs no escaping.
  func plain(_ attribute: SVGAttribute, _ value: String) -> SVGElement {
    var copy = self
    copy.attributes.append(SVGAttributeValue(attribute: attribute, value: value, isPlain: true))
    return copy
  }

  /// Returns the element with a tooltip.
  func titled(_ title: String) -> SVGElement {
    var copy = self
    copy.children.insert(.element(SVGElement(.title, text: title)), at: 0)
    return copy
  }
}

extension SVGElement {
  /// The element as XML that is valid HTML inside `svg`; empty elements are self-closing.
  var markup: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    text += "<\(name.rawValue)"
    for pair in attributes {
      let value = pair.isPlain ? pair.value : Self.escape(pair.value)
      text += " \(pair.attribute.rawValue)=\"\(value)\""
    }
    guard !children.isEmpty else {
      text += "/>"
      return
    }
    text += ">"
    for child in children {
      switch child {
      case .element(let element): element.write(to: &text)
      case .text(let content): text += Self.escape(content)
      }
    }
    text += "</\(name.rawValue)>"
  }

  /// Returns a text with XML markup escaped and characters that XML does not allow replaced.
  static func escape(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case _ where !isAllowed(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns whether a byte needs no escaping; most texts consist of such bytes only.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: 0x20...0x7E ~= byte
    }
  }

  /// Returns whether XML 1.0 (section 2.2) allows a character; control characters are excluded.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
