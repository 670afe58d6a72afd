/// Hugo's shortcodes: `{{< name argument key="value" >}}`, and the same with `%`.
enum HugoMarks {
  /// Returns all marks of a text, in order.
  static func marks(in bytes: [UInt8]) -> [ShortcodeMark] {
    bytes.marks(begunBy: "{{") { mark(in: bytes, at: $0) }
  }

  private static func mark(in bytes: [UInt8], at start: Int) -> ShortcodeMark? {
    var reader = MarkReader(bytes, at: start + 2)
    let isPlain = reader.isAt("<")
    guard reader.skip("<") || reader.skip("%") else { return nil }
    let end = isPlain ? ">}}" : "%}}"
    if reader.skip("/*") {
      let last = "*/" + end
      guard let close = bytes.first(last, from: reader.index) else { return nil }
      let inner = String(decoding: bytes[reader.index..<close], as: UTF8.self)
      return ShortcodeMark(
        kind: .example("{{" + (isPlain ? "<" : "%") + inner + end),
        range: start..<(close + last.utf8.count))
    }
    reader.skipSpace()
    let isClosing = reader.skip("/")
    reader.skipSpace()
    let name = reader.name() + (reader.skip("/") && !reader.isAt(end) ? "/" + reader.name() : "")
    guard !name.isEmpty else { return nil }
    var arguments = ShortcodeArguments()
    while true {
      reader.skipSpace()
      if reader.isAtEnd { return nil }
      let isAlone = reader.isAt("/" + end)
      if isAlone { _ = reader.skip("/") }
      if reader.skip(end) {
        return ShortcodeMark(
          kind: isClosing ? .closing : isAlone ? .single : .opening, name: name,
          arguments: arguments, range: start..<reader.index)
      }
      var word = reader
      let key = word.name()
      word.skipSpace()
      if !key.isEmpty, word.skip("=") {
        word.skipSpace()
        reader = word
        arguments.add(key, reader.value(endingAt: [end, "/" + end]))
      } else {
        arguments.add(nil, reader.value(endingAt: [end, "/" + end]))
      }
    }
  }
}
