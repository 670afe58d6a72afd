import HTMLTags

/// A page as a preview shows it: with the script that keeps it up to date.
enum PreviewedPage {
  /// The folder of the preview's own addresses, which no file of the site has.
  static let folder = "/.preview/"

  /// Puts the script into a page, and lets the page's policies allow it.
  ///
  /// - Parameters:
  ///   - html: The page as it would be written.
  ///   - file: Its path below the root.
  ///   - version: The state of the site that it is taken from.
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
