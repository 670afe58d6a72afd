/// The address of a file of the site as nearly all pages write it: from the root, with nothing to
/// decode or resolve, and no query.
///
/// A site's lists hold tens of thousands of such addresses. They are read as bytes, and give what
/// ``LinkAddress`` and ``SitePath`` would give.
package struct PlainAddress {
  private let bytes: ArraySlice<UInt8>

  /// Takes an address; `nil` if it is not plain.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.first == 0x2F else { return nil }  // /
    var previous: UInt8 = 0
    for byte in bytes {
      // What follows a slash may be `.`, `..` or nothing, and is left to others.
      if previous == 0x2F, byte == 0x2F || byte == 0x2E { return nil }
      guard Self.isPlain(byte) else { return nil }
      previous = byte
    }
    self.bytes = bytes.dropFirst()
  }

  /// Takes an address; `nil` if it is not plain.
  package init?(_ url: String) {
    self.init(Array(url.utf8)[...])
  }

  /// Tells whether the address is that of a text, which refers to the page built from it.
  package var isText: Bool { bytes.suffix(3).elementsEqual(".md".utf8) }

  /// Tells whether the address is a folder's.
  var isFolder: Bool { bytes.isEmpty || bytes.last == 0x2F }

  /// The path it leads to, or its page's if it is a folder's.
  var path: String {
    guard isFolder else { return String(decoding: bytes, as: UTF8.self) }
    var path: [UInt8] = []
    path.reserveCapacity(bytes.count + Self.folderPage.count)
    path += bytes
    path += Self.folderPage
    return String(decoding: path, as: UTF8.self)
  }

  private static let folderPage = Array("index.html".utf8)

  /// Tells whether a path contains nothing that an address has to encode.
  static func isPlain(_ path: String) -> Bool { path.utf8.allSatisfy(isPlain) }

  /// Tells whether a part of an address contains nothing that has to be decoded.
  static func isPlain(_ part: Substring.UTF8View) -> Bool { part.allSatisfy(isPlain) }

  /// Letters, digits, `/`, `-`, `.`, `_` and `~`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return (small >= 0x61 && small <= 0x7A) || (byte >= 0x2D && byte <= 0x39) || byte == 0x5F
      || byte == 0x7E
  }
}
