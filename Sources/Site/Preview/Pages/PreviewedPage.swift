import HTMLTags

/// A page as a preview shows it: with the script that keeps it up to date.
enum PreviewedPage {
  /// The folder of the preview's own addresses, which no file of the site has.
  static let folder = "/.preview/"

  /// Puts the script into a page of a state of the site, and lets the page's policies allow it.
  ///
  /// - Returns: The pieces of the page as it is to be sent. Most of them share the memory of the
  ///   page as it would be written, however many ask for it.
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

  /// A page shown in place of one that does not exist, in a site that has none for the purpose.
  static let missing = Array(
    """
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Not found</title></head>
    <body><h1>Not found</h1><p>There is no file at this address.</p></body>
    </html>

    """.utf8)

  /// The text of an attribute that contains a policy; character references may be in it.
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

/// A content-security policy (CSP level 3), as a page's head states it.
struct PagePolicy {
  private var directives: [[Substring]]

  /// Reads a policy; the first directive of a name counts, as it does for a browser.
  init(_ text: String) {
    directives = text.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace) }
      .filter { !$0.isEmpty }
  }

  var text: String { directives.map { $0.joined(separator: " ") }.joined(separator: "; ") }

  /// Lets a page load the preview's own script and style and listen to its events, and nothing
  /// else.
  ///
  /// These come from the address of the page itself, thus `'self'` is added to the three directives
  /// that decide, where they are without it. Where none decides, all is allowed already.
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
