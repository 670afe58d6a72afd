/// A content-security policy (CSP level 3), as a page's head states it.
struct PagePolicy {
  private var directives: [[Substring]]

  /// Reads a policy; the first directive of a name counts, as it does for a browser.
  init(_ text: String) {
    directives = text.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace) }
      .filter { !$0.isEmpty }
  }

  /// The policy's text.
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
