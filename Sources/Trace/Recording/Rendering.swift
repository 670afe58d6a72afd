/// A value whose trace is the name of its type alone: what is inside is plumbing.
package protocol RenderedByName {}

/// Turns values into the short texts that events carry: no addresses, no hash order.
enum Rendering {
  /// The largest number of characters of a rendered value.
  static let limit = 100

  /// A value as text; participants as marks that ``Names`` turns into identifiers.
  static func render(_ value: Any?) -> String {
    guard let value else { return "nil" }
    var text = ""
    write(value, to: &text, depth: 0)
    return text
  }

  private static func write(_ value: Any, to text: inout String, depth: Int) {
    switch value {
    case let value as String: text += value.debugDescription
    case let value as Int: text += "\(value)"
    case let value as Bool: text += "\(value)"
    case let value as any Traceable: text += mark(value)
    case is any RenderedByName: text += "\(type(of: value))".prefix { $0 != "<" }
    case let value as any BinaryInteger: text += "\(value)"
    case let value as any BinaryFloatingPoint: text += "\(value)"
    case let value as Substring: text += String(value).debugDescription
    case let value as Character: text += String(value).debugDescription
    case let value as Range<Int>: text += "\(value)"
    case let value as ClosedRange<Int>: text += "\(value)"
    case let value as Duration: text += "\(value)"
    case is AnyKeyPath: text += "key path"
    case is ObjectIdentifier: text += "identity"
    case let value as any Any.Type: text += "\(value)"
    default: writeStructure(of: value, to: &text, depth: depth)
    }
  }

  private static func writeStructure(of value: Any, to text: inout String, depth: Int) {
    let mirror = Mirror(reflecting: value)
    guard depth < 4 else { return text += "…" }
    let element: (Any) -> String = { child in
      var text = ""
      write(child, to: &text, depth: depth + 1)
      return text
    }
    switch mirror.displayStyle {
    case .optional:
      text += mirror.children.first.map { element($0.value) } ?? "nil"
    case .collection:
      // What stands behind the limit would be cut: an element takes three characters or more.
      let elements = mirror.children.prefix(limit / 3 + 1)
      text += "[" + elements.map { element($0.value) }.joined(separator: ", ") + "]"
    case .set:
      text += "[" + mirror.children.map { element($0.value) }.sorted().joined(separator: ", ") + "]"
    case .dictionary:
      let pairs = mirror.children.map { pair in
        Mirror(reflecting: pair.value).children.map { element($0.value) }.joined(separator: ": ")
      }
      text += "[" + pairs.sorted().joined(separator: ", ") + "]"
    case .tuple:
      text += "(" + fields(of: mirror, element).joined(separator: ", ") + ")"
    case .enum:
      guard let payload = mirror.children.first, let label = payload.label else {
        return text += "\(value)"
      }
      let inside = Mirror(reflecting: payload.value)
      text += label
      text +=
        inside.displayStyle == .tuple
        ? element(payload.value) : "(" + element(payload.value) + ")"
    case .struct:
      if mirror.children.isEmpty, let described = value as? any CustomStringConvertible {
        text += described.description
      } else {
        text += "\(type(of: value))(" + fields(of: mirror, element).joined(separator: ", ") + ")"
      }
    default:
      let name = "\(type(of: value))"
      text += name.contains("->") ? "closure" : name
    }
  }

  private static func fields(of mirror: Mirror, _ element: (Any) -> String) -> [String] {
    mirror.children.map { child in
      guard let label = child.label, !label.hasPrefix(".") else { return element(child.value) }
      return "\(label): \(element(child.value))"
    }
  }
}

extension Rendering {
  private static let open: Character = "\u{E000}"
  private static let close: Character = "\u{E001}"

  private static func mark(_ object: any Traceable) -> String {
    guard let recorder = Recorder.current, let place = object._life.place(in: recorder) else {
      return "\(type(of: object))"
    }
    recorder.meet(object)
    return "\(open)\(place)\(close)"
  }

  /// Puts names in the place of marks, and cuts to the limit.
  struct Names {
    let name: (Place) -> String?

    func resolve(_ text: String) -> String {
      let named = text.contains(open) ? replaceMarks(in: text) : text
      return named.count > limit ? named.prefix(limit - 1) + "…" : named
    }

    private func replaceMarks(in text: String) -> String {
      var result = ""
      for part in text.split(separator: open, omittingEmptySubsequences: false).enumerated() {
        guard part.offset > 0, let end = part.element.firstIndex(of: close),
          let place = Place(part.element[..<end]), let name = self.name(place)
        else {
          result += part.element
          continue
        }
        result += name + part.element[part.element.index(after: end)...]
      }
      return result
    }
  }
}
