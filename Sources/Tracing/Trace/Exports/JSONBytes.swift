/// JSON as it is written, byte by byte.
///
/// Foundation's encoder takes nine seconds for the recordings of a site, because it makes an object
/// of every value first; this takes one. Texts are written as that encoder writes them.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []

  /// Appends what is outside texts: brackets, commas, and keys that need no escaping.
  mutating func append(raw literal: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// JSON that is finished already.
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

  /// A text in its quotes.
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

  /// An array.
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
