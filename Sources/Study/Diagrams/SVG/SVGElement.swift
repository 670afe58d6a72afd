/// An element of a drawing: a name, attributes in the order in which they are written, children.
///
/// There is no way to give it a `style` attribute: colour comes from classes, so that a style sheet
/// decides, in light and in dark, and a content-security policy can be strict.
struct SVGElement: Sendable, Hashable {
  /// A thing inside an element.
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

/// An attribute and its value.
struct SVGAttributeValue: Sendable, Hashable {
  let attribute: SVGAttribute
  let value: String
  /// Says whether the value is made of numbers and letters only, so that there is nothing to
  /// escape.
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

/// The elements that drawings are made of.
enum SVGName: String, Sendable {
  case svg, g, line, rect, circle, path, text, tspan, title, desc, style
}

extension SVGElement {
  /// The element with an attribute more.
  func with(_ attribute: SVGAttribute, _ value: String) -> SVGElement {
    var copy = self
    copy.attributes.append(SVGAttributeValue(attribute: attribute, value: value))
    return copy
  }

  /// The element with a coordinate more.
  func with(_ attribute: SVGAttribute, _ value: Double) -> SVGElement {
    plain(attribute, Coordinate.text(value))
  }

  /// The element with an attribute more, whose value needs no escaping.
  func plain(_ attribute: SVGAttribute, _ value: String) -> SVGElement {
    var copy = self
    copy.attributes.append(SVGAttributeValue(attribute: attribute, value: value, isPlain: true))
    return copy
  }

  /// The element with a text that is shown when one points at it.
  func titled(_ title: String) -> SVGElement {
    var copy = self
    copy.children.insert(.element(SVGElement(.title, text: title)), at: 0)
    return copy
  }
}

extension SVGElement {
  /// The element as XML, which is also HTML inside `svg`: what is empty closes itself.
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

  /// A text with everything replaced that XML reads as markup or does not allow at all.
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

  /// Returns whether a byte is a character that is written as it is; most texts have no others.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: 0x20...0x7E ~= byte
    }
  }

  /// Returns whether XML 1.0 (section 2.2) allows a character; controls are left out of it.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
