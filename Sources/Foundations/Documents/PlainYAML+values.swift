import Diagnostics

extension PlainYAML {
  /// Parses a scalar, or a list in brackets.
  mutating func value() -> Value? {
    byte == UInt8(ascii: "[") ? list() : scalar(inList: false)
  }

  private mutating func list() -> Value? {
    let start = location(index)
    var elements: [Value] = []
    index += 1
    skipSpaces()
    if byte != UInt8(ascii: "]") {
      while true {
        guard let element = scalar(inList: true) else { return nil }
        elements.append(element)
        skipSpaces()
        if byte == UInt8(ascii: "]") { break }
        guard byte == UInt8(ascii: ",") else { return nil }
        index += 1
        skipSpaces()
      }
    }
    index += 1
    return Value(.sequence(elements), at: start)
  }

  private mutating func scalar(inList: Bool) -> Value? {
    guard let byte else { return nil }
    return byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") ? quoted(byte) : bare(inList)
  }

  /// Parses a quoted scalar without escapes, on one line.
  private mutating func quoted(_ quote: UInt8) -> Value? {
    let start = index
    index += 1
    while let byte, byte != quote {
      guard byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\\") else { return nil }
      index += 1
    }
    guard byte == quote else { return nil }
    index += 1
    // A doubled quote is an escape, and a colon would make the text a key.
    guard byte != quote, byte != UInt8(ascii: ":") else { return nil }
    return Value(
      .scalar(Value.Scalar(text((start + 1)..<(index - 1)), style: .quoted)),
      at: location(start, length: index - start))
  }

  /// Parses an unquoted scalar up to the end of the line, a comment or, in a list, `,` or `]`.
  private mutating func bare(_ inList: Bool) -> Value? {
    let start = index
    guard startsBare else { return nil }
    var end = start
    loop: while let byte {
      switch byte {
      case UInt8(ascii: "\n"): break loop
      case UInt8(ascii: ",") where inList, UInt8(ascii: "]") where inList: break loop
      case UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "["),
        UInt8(ascii: "{"), UInt8(ascii: "}"):
        if inList { return nil }
        if byte == UInt8(ascii: ":"), isBeforeSpace { return nil }
        if byte == UInt8(ascii: "#"), bytes[index - 1] == UInt8(ascii: " ") { break loop }
        end = index + 1
      case UInt8(ascii: " "): break
      default: end = index + 1
      }
      index += 1
    }
    return Value(
      .scalar(Value.Scalar(text(start..<end), style: .bare)),
      at: location(start, length: end - start))
  }

  /// Indicates whether an unquoted scalar can begin here: not with an indicator character, and
  /// with `-` only before a digit.
  private var startsBare: Bool {
    switch byte {
    case UInt8(ascii: "-"):
      index + 1 < bytes.count && (0x30...0x39).contains(bytes[index + 1])
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"),
      UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"),
      UInt8(ascii: "`"):
      false
    default: true
    }
  }

  private var isBeforeSpace: Bool {
    index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: " ")
      || bytes[index + 1] == UInt8(ascii: "\n")
  }
}
