/// The path of a request, as a path below the site's root.
struct RequestPath: Hashable {
  /// The names of folders, and of a file, in order.
  let names: [String]
  /// Tells whether it ends in `/`, and so means a folder.
  let isFolder: Bool

  /// Reads the path of a request's target, or refuses it.
  ///
  /// It must be absolute, its percent-encoding complete, and what it encodes UTF-8 (RFC 3986). A
  /// path with `.` or `..` is refused, encoded or not: browsers resolve these, so that one arrives
  /// only if it was sent on purpose. So is one in which a name contains `/` or a NUL.
  ///
  /// - Parameter target: The path as it was sent.
  init?(_ target: String) {
    guard target.utf8.first == UInt8(ascii: "/") else { return nil }
    var names: [String] = []
    for part in target.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let bytes = Self.decoded(part), let name = String(validating: bytes, as: UTF8.self),
        name != ".", name != ".."
      else { return nil }
      names.append(name)
    }
    isFolder = names.last == ""
    if isFolder { names.removeLast() }
    self.names = names
  }

  /// The path of a file below the root, such as `guide/index.html`; for a folder, that of its page.
  var file: String { (isFolder ? names + ["index.html"] : names).joined(separator: "/") }

  /// The page of the folder of this name, if the path does not mean a folder already.
  var folderPage: String? { isFolder ? nil : file + "/index.html" }

  private static func decoded(_ part: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes.contains(0) || bytes.contains(UInt8(ascii: "/")) ? nil : bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
