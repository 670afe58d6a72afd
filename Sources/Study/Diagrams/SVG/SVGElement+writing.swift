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
