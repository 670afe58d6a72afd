import HTMLTags
import Sequences

/// The addresses of links in Markdown: `](/samples/)`.
///
/// A twin may be long and have few of them, so it is searched as bytes.
enum MarkdownLinks {
  /// A text with other addresses in the places of some.
  ///
  /// - Parameters:
  ///   - markdown: The text, in UTF-8.
  ///   - replacement: The address to write instead of one; `nil` to leave it.
  /// - Returns: The text with its links replaced.
  /// - Complexity: O(*n*) in the length of the text.
  static func replaced(in markdown: [UInt8], _ replacement: (String) -> String?) -> [UInt8] {
    var (written, copied, index) = ([UInt8](), 0, 0)
    while let start = markdown[index...].firstIndex(of: bracket) {
      index = start + 1
      guard index < markdown.count, markdown[index] == opening else { continue }
      let address = markdown[(start + 2)...].prefix { $0 != closing && !$0.isSpace }
      guard address.endIndex < markdown.count, markdown[address.endIndex] == closing else {
        continue
      }
      index = address.endIndex
      guard let other = replacement(String(decoding: address, as: UTF8.self)) else { continue }
      written += markdown[copied..<address.startIndex]
      written += other.utf8
      copied = address.endIndex
    }
    guard copied > 0 else { return markdown }
    return written + markdown[copied...]
  }

  private static let bracket = UInt8(ascii: "]")
  private static let opening = UInt8(ascii: "(")
  private static let closing = UInt8(ascii: ")")
}

extension ContentBody {
  /// Markdown of the text with the addresses that its HTML has: they lead from the site's root.
  ///
  /// - Parameter markdown: The text's Markdown, or a part of it.
  /// - Returns: The same with other addresses.
  public func rooted(_ markdown: String) -> String {
    let changed = origins.filter { !$0.url.isEmpty && $0.url != $0.written }
    if changed.isEmpty { return markdown }
    let addresses = Dictionary(keepingFirst: changed.map { ($0.written, $0.url) })
    let bytes = MarkdownLinks.replaced(in: Array(markdown.utf8)) { addresses[$0] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
