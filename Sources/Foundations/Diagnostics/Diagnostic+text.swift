extension Diagnostic {
  /// Bytes that are not text; the place is that of the first which belongs to no character.
  public static func notUTF8(_ bytes: [UInt8], file: String) -> Diagnostic {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid += UTF8.width(scalar) }
    return Diagnostic(
      .notUTF8, at: TextLines(bytes).location(of: valid..<valid, in: file),
      "this is not text in UTF-8",
      explanation: "What stands here is part of no character.",
      suggestion: "save the file in the encoding UTF-8")
  }
}
