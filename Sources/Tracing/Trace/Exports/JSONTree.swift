/// A JSON document as a tree, for the formats of other programs.
///
/// Traces of our own format, of which a site has thousands, are written without one; see
/// ``JSONBytes``.
enum JSONTree {
  case text(String)
  case number(Int)
  case decimal(Double)
  case boolean(Bool)
  case list([JSONTree])
  /// A list with each element on a line of its own, so that documents can be compared.
  case lines([JSONTree])
  /// An object, its members in the order in which they are written.
  case members([JSONMember])

  /// An object of the members that have a value.
  static func object(_ members: KeyValuePairs<String, JSONTree?>) -> JSONTree {
    .members(members.compactMap { key, value in value.map { JSONMember(key: key, value: $0) } })
  }
}

/// A key of an object in JSON, and what is under it.
struct JSONMember {
  let key: String
  let value: JSONTree
}

extension JSONBytes {
  mutating func append(_ tree: JSONTree) {
    switch tree {
    case .text(let text): append(text)
    case .number(let number): append(number)
    case .decimal(let number): append(json: "\(number)".utf8)
    case .boolean(let boolean): append(boolean)
    case .list(let elements): append(elements) { $0.append($1) }
    case .lines(let elements):
      append(elements) { json, element in
        json.append(raw: "\n")
        json.append(element)
      }
    case .members(let members):
      var separator: StaticString = "{"
      if members.isEmpty { append(raw: separator) }
      for member in members {
        append(raw: separator)
        append(member.key)
        append(raw: ":")
        append(member.value)
        separator = ","
      }
      append(raw: "}")
    }
  }
}

extension JSONTree {
  /// The document, with a newline at its end.
  var document: String {
    var json = JSONBytes()
    json.append(self)
    json.append(raw: "\n")
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
