import CCMark

extension Node {
  /// Tells whether it is a mark that writes nothing.
  var isEmptyMark: Bool {
    cmark_node_get_on_enter(pointer).map { $0.pointee == 0 } ?? true
  }

  /// The number of the text's lines that end in it.
  var lineBreaks: Int {
    var count = 0
    var current: Node? = self
    while let node = current {
      if node.kind == CMARK_NODE_SOFTBREAK || node.kind == CMARK_NODE_LINEBREAK { count += 1 }
      current = node.following(in: self)
    }
    return count
  }

  /// The name of the note that begins with a text, and what follows on the line.
  func note(_ bracket: UInt8) -> (String, String)? {
    let bytes = literal.utf8
    guard bytes.first == bracket, let end = bytes.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let rest = bytes[bytes.index(after: end)...]
    guard rest.first == UInt8(ascii: ":") else { return nil }
    let name = bytes[..<end].dropFirst(2)
    return (
      String(decoding: name, as: UTF8.self),
      String(decoding: rest.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    )
  }
}
