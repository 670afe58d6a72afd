/// Addresses that only the importer understands, from a mark to the pass that writes links.
///
/// A mark such as `{{< ref "about.md" >}}` names a text; where that goes is known when all texts
/// are.
enum LinkMarks {
  /// The beginning of all of them.
  static let scheme = "import-reference:"

  /// An address for a text that is named.
  static func reference(_ name: String) -> String {
    let plain = name.replacing(" ", with: "%20").replacing("(", with: "%28")
    return scheme + plain.replacing(")", with: "%29")
  }

  /// Tells whether such an address may go on with a byte.
  static func mayHold(_ byte: UInt8) -> Bool {
    byte > 0x20 && !"()[]<>\"'`,;".utf8.contains(byte)
  }

  /// The name in such an address; `nil` for any other.
  static func name(in address: String) -> String? {
    address.hasPrefix(scheme) ? String(address.dropFirst(scheme.count)) : nil
  }
}
