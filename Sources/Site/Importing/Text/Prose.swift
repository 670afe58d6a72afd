import CommonMark

/// The bytes of a text with its code blanked out: a place in them is the same place in the text.
struct Prose: Sendable {
  /// The text without code.
  let bytes: [UInt8]
  /// The code that was blanked out.
  let code: CodeRanges
  private let isCode: [Bool]

  /// Looks for a text's code.
  init(_ text: TrackedText) {
    code = CodeRanges(text.string)
    var bytes = text.bytes
    var isCode = [Bool](repeating: false, count: bytes.count)
    for range in code.blocks.map(\.range) + code.spans {
      for index in range {
        isCode[index] = true
        if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
      }
    }
    self.bytes = bytes
    self.isCode = isCode
  }

  /// Tells whether a byte is in code.
  func isCode(at offset: Int) -> Bool { offset < isCode.count && isCode[offset] }
}
