import HTMLTags

/// Finds in a page's head what a preview must know: its policies, and where a script can be put.
struct HeadScanner {
  /// The bytes of each content-security policy, between the quotes.
  private(set) var policies: [Range<Int>] = []
  /// The place at which the head ends.
  ///
  /// It is before its end tag or the body's tag, or after the last byte.
  let end: Int

  /// Reads a page up to the end of its head.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    var reader = HTMLReader(bytes)
    while let tag = reader.next() {
      switch (tag.kind, reader.text(tag.name).lowercased()) {
      case (.closing, "head"), (.opening, "body"):
        end = tag.start
        return
      case (.opening, "meta"):
        if let policy = Self.policy(&reader) { policies.append(policy) }
      case (.opening, "script"), (.opening, "style"), (.opening, "title"):
        reader.finishTag()
        reader.skipContent(of: tag)
      default: break
      }
    }
    end = bytes.count
  }

  /// Moves past the end of a `meta` tag, and gives the policy that it states, if it does.
  private static func policy(_ reader: inout HTMLReader) -> Range<Int>? {
    var isPolicy = false
    var content: Range<Int>?
    while let attribute = reader.nextAttribute() {
      guard let value = attribute.value else { continue }
      switch reader.text(attribute.name).lowercased() {
      case "http-equiv":
        isPolicy = reader.text(value).lowercased() == "content-security-policy"
      case "content": content = value
      default: break
      }
    }
    return isPolicy ? content : nil
  }
}
