/// A writer of JSON, byte by byte.
///
/// Foundation's encoder takes nine seconds for the recordings of a site, because it first makes an
/// object of every value; this takes one. Texts are escaped as by that encoder.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []

  /// Appends characters outside strings: brackets, commas, and keys that need no escaping.
  mutating func append(raw literal: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends finished JSON.
  mutating func append(json: some Sequence<UInt8>) { bytes.append(contentsOf: json) }

  mutating func append(_ number: Int) {
    if number >= 0, number < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(number))
    } else {
      var text = String(number)
      text.withUTF8 { bytes.append(contentsOf: $0) }
    }
  }

  mutating func append(_ boolean: Bool) { append(raw: boolean ? "true" : "false") }

  /// Appends a text in quotes.
  mutating func append(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      if utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
        bytes.append(contentsOf: utf8)
      } else {
        for byte in utf8 { appendEscaped(byte) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append(raw: #"\""#)
    case UInt8(ascii: "\\"): append(raw: #"\\"#)
    case 0x08: append(raw: #"\b"#)
    case 0x09: append(raw: #"\t"#)
    case 0x0A: append(raw: #"\n"#)
    case 0x0C: append(raw: #"\f"#)
    case 0x0D: append(raw: #"\r"#)
    case ..<0x20:
      append(raw: byte < 0x10 ? #"\u000"# : #"\u001"#)
      append(json: String(byte & 0x0F, radix: 16).utf8)
    default: bytes.append(byte)
    }
  }

  mutating func append<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONBytes, Elements.Element) throws -> Void
  ) rethrows {
    var isFirst = true
    append(raw: "[")
    for element in elements {
      if !isFirst { append(raw: ",") }
      isFirst = false
      try write(&self, element)
    }
    append(raw: "]")
  }

  mutating func append(_ texts: [String]) { append(texts) { $0.append($1) } }
}

// MARK: Objects

extension JSONBytes {
  /// Appends characters outside strings, and a text after them.
  mutating func append(_ literal: StaticString, _ text: String) {
    append(raw: literal)
    append(text)
  }

  /// Appends characters outside strings, and a number after them.
  mutating func append(_ literal: StaticString, _ number: Int) {
    append(raw: literal)
    append(number)
  }

  /// Appends a member of an object, if it has a value: its quoted key and colon, the value, and a
  /// comma.
  ///
  /// The last comma becomes the end of the object (``endObject()``).
  private mutating func member<Value>(
    _ key: StaticString, _ value: Value?, _ write: (inout JSONBytes, Value) throws -> Void
  ) rethrows {
    guard let value else { return }
    append(raw: key)
    try write(&self, value)
    append(raw: ",")
  }

  mutating func member(_ key: StaticString, _ text: String?) { member(key, text) { $0.append($1) } }
  mutating func member(_ key: StaticString, _ number: Int?) {
    member(key, number) { $0.append($1) }
  }
  mutating func member(_ key: StaticString, _ flag: Bool?) { member(key, flag) { $0.append($1) } }
  mutating func member(_ key: StaticString, _ texts: [String]?) {
    member(key, texts) { $0.append($1) }
  }
  mutating func member(_ key: StaticString, _ line: SourceLine?) {
    member(key, line) { json, line in
      json.append(#"{"file":"#, line.file)
      json.append(#","line":"#, line.line)
      json.append(raw: "}")
    }
  }
  mutating func member(_ key: StaticString, _ value: TraceValue?) throws {
    try member(key, value) { try $0.append($1) }
  }
  mutating func member(_ key: StaticString, _ values: [TraceValue]?) throws {
    try member(key, values) { try $0.append($1) }
  }

  /// Ends an object that has at least one member.
  mutating func endObject() { bytes[bytes.count - 1] = UInt8(ascii: "}") }
}

/// A JSON document as a tree, for the formats of other programs.
///
/// Our own traces, of which a site has thousands, are written without one; see ``JSONBytes``.
enum JSONTree {
  case text(String)
  case number(Int)
  case decimal(Double)
  case boolean(Bool)
  case list([JSONTree])
  /// A list with each element on its own line, so that documents can be compared.
  case lines([JSONTree])
  /// An object with its members in the order of writing.
  case members([JSONMember])

  /// Returns an object with the members that have a value.
  static func object(_ members: KeyValuePairs<String, JSONTree?>) -> JSONTree {
    .members(members.compactMap { key, value in value.map { JSONMember(key: key, value: $0) } })
  }
}

/// A key of a JSON object and its value.
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
  var document: String {
    var json = JSONBytes()
    json.append(self)
    json.append(raw: "\n")
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
