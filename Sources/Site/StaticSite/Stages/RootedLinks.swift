import HTMLTags

/// The links of Markdown that begin at the site's root: `](/samples/)`.
///
/// A twin may be long and have few of them, so it is searched as bytes.
enum RootedLinks {
  /// A text with other addresses in place of those that begin at the root.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - replacement: The address to write instead of one; `nil` to leave it.
  /// - Returns: The text with its links replaced.
  /// - Complexity: O(*n*) in the length of the text.
  static func replaced(in markdown: String, _ replacement: (String) -> String?) -> String {
    let bytes = Array(markdown.utf8)
    var (written, copied, index) = ([UInt8](), 0, 0)
    while let start = bytes[index...].firstIndex(of: bracket) {
      index = start + 1
      guard bytes[index...].starts(with: opening) else { continue }
      let address = bytes[(start + 2)...].prefix { $0 != closing && !$0.isSpace }
      guard address.endIndex < bytes.count, bytes[address.endIndex] == closing else { continue }
      index = address.endIndex
      guard let other = replacement(String(decoding: address, as: UTF8.self)) else { continue }
      written += bytes[copied..<address.startIndex]
      written += other.utf8
      copied = address.endIndex
    }
    guard copied > 0 else { return markdown }
    return String(decoding: written + bytes[copied...], as: UTF8.self)
  }

  private static let bracket = UInt8(ascii: "]")
  private static let opening = Array("(/".utf8)
  private static let closing = UInt8(ascii: ")")
}
