import HTMLTags

/// A page as a preview shows it, with the script that keeps it up to date.
enum PreviewedPage {
  /// The folder of the preview's own addresses, which no file of the site uses.
  static let folder = "/.preview/"

  /// Adds the script to a page, and lets the page's policies allow it.
  ///
  /// - Returns: The pieces of the page to send. Most of them share the memory of the original
  ///   page, however many clients request it.
  static func make(_ html: [UInt8], file: String, version: String) -> [ArraySlice<UInt8>] {
    let head = HeadScanner(html)
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    for policy in head.policies {
      pieces += [html[start..<policy.lowerBound], Array(admitting(html[policy]).utf8)[...]]
      start = policy.upperBound
    }
    let script = Array(script(file: file, version: version).utf8)
    return pieces + [html[start..<head.end], script[...], html[head.end...]]
  }

  /// The page shown for missing addresses if the site does not have one.
  static let missing = Array(
    """
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Not found</title></head>
    <body><h1>Not found</h1><p>There is no file at this address.</p></body>
    </html>

    """.utf8)

  /// Returns the text of a policy attribute with the preview allowed.
  private static func admitting(_ text: ArraySlice<UInt8>) -> String {
    let plain = CharacterReference.resolved(text)
    var policy = PagePolicy(plain)
    policy.admitPreview()
    return text.elementsEqual(plain.utf8) ? policy.text : policy.text.escapedForHTML
  }

  private static func script(file: String, version: String) -> String {
    """
    <script src="\(folder)reload.js" defer data-file="\(file.escapedForHTML)" \
    data-version="\(version)"></script>

    """
  }
}

/// Finds the policies of a page, and the position where a script can be inserted.
struct HeadScanner {
  /// The range of each content-security policy, between the quotes.
  private(set) var policies: [Range<Int>] = []
  /// The position at which the head ends.
  ///
  /// It is before the head's end tag or the body's tag, or after the last byte.
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

  /// Moves past the end of a `meta` tag and returns the policy that it contains, if any.
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

/// A content-security policy (CSP level 3) from a page's head.
struct PagePolicy {
  private var directives: [[Substring]]

  /// Parses a policy; as in browsers, the first directive of a name counts.
  init(_ text: String) {
    directives = text.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace) }
      .filter { !$0.isEmpty }
  }

  var text: String { directives.map { $0.joined(separator: " ") }.joined(separator: "; ") }

  /// Allows a page to use the preview's own script, style and events, and nothing else.
  ///
  /// These come from the page's own origin, so `'self'` is added to the three directives that
  /// apply to them, unless they allow it already. Without such a directive, everything is allowed.
  mutating func admitPreview() {
    admit(["script-src-elem", "script-src"])
    admit(["style-src-elem", "style-src"])
    admit(["connect-src"])
  }

  private mutating func admit(_ names: [String]) {
    let deciding = (names + ["default-src"]).compactMap(index(of:)).first
    guard let deciding, let name = names.last else { return }
    let sources = directives[deciding].dropFirst()
    guard !sources.contains(where: { $0.lowercased() == "'self'" || $0 == "*" }) else { return }
    let admitted = sources.filter { $0.lowercased() != "'none'" } + ["'self'"]
    if directives[deciding][0].lowercased() == "default-src" {
      directives.append([Substring(name)] + admitted)
    } else {
      directives[deciding] = [directives[deciding][0]] + admitted
    }
  }

  private func index(of name: String) -> Int? {
    directives.firstIndex { $0[0].lowercased() == name }
  }
}
