import HTMLTags

/// The features that a text may have, found by one scan of its bytes.
///
/// Most texts have few of these features, and the scan lets later passes be skipped. It looks up
/// two bit sets per byte, without branches: the pairs that the byte may begin, and those it may
/// end.
struct TextFeatures: OptionSet {
  let rawValue: UInt32

  /// A mark beyond CommonMark, or one of another dialect.
  static let marks = TextFeatures(rawValue: 0x00FF)
  /// A numeric character reference.
  static let references = TextFeatures(rawValue: 0x0100)
  /// A mark of which ``SyntaxMarks`` replaces a character.
  static let replaced = TextFeatures(rawValue: 0x0600)
  /// A link definition or a footnote.
  static let definitions = TextFeatures(rawValue: 0x0800)
  /// A character that no page may contain.
  static let forbidden = TextFeatures(rawValue: 0x3000)
  /// A table's delimiter row, which has a `|`, or a `:` beside a `-`.
  static let tables = TextFeatures(rawValue: 0x1C000)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Scans a text in linear time.
  init(of text: String) {
    var text = text
    self = text.withUTF8 { TextFeatures(of: $0) }
  }

  /// Scans the bytes of a text in linear time.
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    let found = Self.beginning.withUnsafeBufferPointer { beginning in
      Self.ending.withUnsafeBufferPointer { ending in
        var found: UInt32 = 0
        for (byte, next) in zip(bytes, bytes.dropFirst()) {
          found |= beginning[Int(byte)] & ending[Int(next)]
        }
        // The last byte counts as if a space followed.
        return found | (bytes.last.map { beginning[Int($0)] & ending[0x20] } ?? 0)
      }
    }
    self.init(rawValue: found)
  }

  /// The first and second characters of the pairs of each feature, in the order of the bits; `nil`
  /// stands for all bytes.
  private static let pairs: [(first: [UInt8], second: [UInt8]?)] = [
    (bytes("~@$"), nil), (bytes("["), bytes("^! xXT[")), (bytes("!?=%"), bytes("!?=%")),
    (bytes("8"), bytes("<")), (bytes("{"), bytes("{%#:. ")), (bytes(":/"), bytes(":/")),
    (bytes(":"), (0...0xFF).filter(\.isLetterOrDigit)), (bytes("wW"), bytes("wW")),
    (bytes("&"), bytes("#")), (bytes("\\"), bytes("~[")), (bytes("["), bytes("^")),
    (bytes("]"), bytes(":")),
    ((0..<0x20).filter { ![0x09, 0x0A, 0x0C, 0x0D].contains($0) } + [0x7F], nil), ([0xEF], [0xBF]),
    (bytes("|"), nil), (bytes(":"), bytes("-")), (bytes("-"), bytes(":")),
  ]

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// For each byte, a bit for every pair that it may begin.
  private static let beginning = table(of: pairs.map(\.first))
  /// For each byte, a bit for every pair that it may end.
  private static let ending = table(of: pairs.map { $0.second ?? Array(0...255) })

  private static func table(of sets: [[UInt8]]) -> [UInt32] {
    var table = [UInt32](repeating: 0, count: 256)
    for (number, set) in sets.enumerated() {
      for byte in set { table[Int(byte)] |= 1 << number }
    }
    return table
  }
}
