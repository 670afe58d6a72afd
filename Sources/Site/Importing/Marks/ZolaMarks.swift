/// Zola's shortcodes: `{{ name(key="value") }}`, and `{% name() %}` … `{% end %}`.
enum ZolaMarks {
  /// Returns all marks of a text, in order.
  static func marks(in bytes: [UInt8]) -> [ShortcodeMark] {
    bytes.marks(begunBy: "{") { mark(in: bytes, at: $0) }
  }

  private static func mark(in bytes: [UInt8], at start: Int) -> ShortcodeMark? {
    var reader = MarkReader(bytes, at: start + 1)
    let isBlock = reader.isAt("%")
    guard reader.skip("{") || reader.skip("%") else { return nil }
    let (opening, end) = isBlock ? ("{%", "%}") : ("{{", "}}")
    if reader.skip("/*") {
      guard let close = bytes.first("*/" + end, from: reader.index) else { return nil }
      let inner = String(decoding: bytes[reader.index..<close], as: UTF8.self)
      // Only a comment that contains a shortcode is an example of one.
      let pattern = isBlock ? #/-?\s*(?:\w+\(.*\)|end)\s*-?/# : #/-?\s*\w+\(.*\)\s*-?/#
      guard inner.wholeMatch(of: pattern.dotMatchesNewlines()) != nil else { return nil }
      return ShortcodeMark(
        kind: .example(opening + inner + end), range: start..<(close + 4))
    }
    _ = reader.skip("-")
    reader.skipSpace()
    let name = reader.name()
    guard !name.isEmpty else { return nil }
    if isBlock, name == "end" {
      reader.skipSpace()
      _ = reader.skip("-")
      guard reader.skip(end) else { return nil }
      return ShortcodeMark(kind: .closing, range: start..<reader.index)
    }
    guard reader.skip("("), let arguments = arguments(&reader) else { return nil }
    reader.skipSpace()
    _ = reader.skip("-")
    guard reader.skip(end) else { return nil }
    return ShortcodeMark(
      kind: isBlock ? .opening : .single, name: name, arguments: arguments,
      range: start..<reader.index)
  }

  private static func arguments(_ reader: inout MarkReader) -> ShortcodeArguments? {
    var arguments = ShortcodeArguments()
    while true {
      reader.skipSpace(commas: true)
      if reader.skip(")") { return arguments }
      let key = reader.name()
      reader.skipSpace()
      guard !key.isEmpty, reader.skip("=") else { return nil }
      reader.skipSpace()
      let isQuoted = ["\"", "'", "`"].contains(where: reader.isAt)
      let value = reader.isAt("[") ? reader.list() : reader.value(endingAt: [",", ")"])
      // A bare name is a variable, so this is template code rather than a shortcode.
      guard isQuoted || value.wholeMatch(of: #/-?[0-9.]+|[Tt]rue|[Ff]alse|\[.*\]/#) != nil else {
        return nil
      }
      arguments.add(key, value)
    }
  }
}
