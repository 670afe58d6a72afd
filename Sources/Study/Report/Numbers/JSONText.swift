/// A JSON value, its keys in the order given; of a list, each element begins a line.
enum JSONText {
  case text(String)
  /// A number as it is written.
  case number(String)
  case list([JSONText])
  case object([(String, JSONText)])
}

extension JSONText: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): number
    case .list(let values): "[\(values.map(\.description).joined(separator: ",\n"))]"
    case .object(let entries):
      "{\(entries.map { "\(Self.quoted($0)):\($1)" }.joined(separator: ","))}"
    }
  }

  /// A text in quotes, with what JSON does not allow within written as a number.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
