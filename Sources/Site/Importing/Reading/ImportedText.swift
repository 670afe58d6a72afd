import CommonMark
import Diagnostics

/// A text on its way into a site.
struct ImportedText: Sendable {
  /// Its path in the old site.
  let path: String
  /// The keys of its front matter.
  let fields: ForeignFields
  /// Front matter that could not be read, as a block of code; `nil` if there is none.
  let unread: String?
  /// The place where it was, and the place to which it goes.
  var placement: PagePlacement
  /// The text after the front matter.
  var body: TrackedText
  /// The title of its page.
  var title: String
  /// Of each heading the `id` that it had, and the one that it has now; an empty one if it has
  /// become the page's title.
  var anchors: [String: String] = [:]

  /// Tells whether it is held back.
  var isDraft: Bool { fields.isDraft || placement.isDraft }

  /// The path of its page, which no other may have.
  var pagePath: String {
    let name = placement.target.dropLast(3)
    if name == "index" { return "" }
    // It is shown for whatever is not found, and has that address.
    if name == "404" { return "404.html" }
    return (name.hasSuffix("/index") ? String(name.dropLast(5)) : name + "/").lowercased()
  }
}

extension ImportedText {
  /// Finds the title and the anchors of the headings, by the `id` that the old generator gave to
  /// each.
  mutating func settleHeadings(_ slug: (String) -> String) {
    var headings = MarkdownRenderer().render(body.string, file: path).headings
    let found = headings.first
    let given = fields.title ?? placement.title
    if let given {
      title = given
    } else if let found, !found.text.allSatisfy(\.isWhitespace) {
      title = found.text
    }
    var old: [String] = []
    var counts: [String: Int] = [:]
    for heading in headings {
      let name = slug(heading.text)
      let count = counts[name, default: 0]
      counts[name] = count + 1
      old.append(count == 0 ? name : "\(name)-\(count)")
    }
    // The page shows its title itself.
    if let found, Self.isSame(found.text, title), removeHeading(onLine: found.location.line ?? 1) {
      anchors[old.removeFirst()] = ""
      anchors[found.anchor] = ""
      headings = MarkdownRenderer().render(body.string, file: path).headings
    }
    for (name, heading) in zip(old, headings) {
      anchors[name] = heading.anchor
      anchors[heading.anchor] = heading.anchor
    }
  }

  /// Tells whether two titles differ in marks and space only.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return plain(left) == plain(right)
  }

  /// Takes away the heading on a line if the text begins with it, and says whether it does.
  private mutating func removeHeading(onLine line: Int) -> Bool {
    let lines = body.string.split(separator: "\n", omittingEmptySubsequences: false)
    guard line <= lines.count else { return false }
    let before = lines[..<(line - 1)].joined(separator: "\n")
    let isFirst = before.replacing(#/<!--.*?-->/#.dotMatchesNewlines(), with: "")
      .allSatisfy(\.isWhitespace)
    guard isFirst else { return false }
    let start = lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
    let written = lines[line - 1]
    var end = start + written.utf8.count
    if !written.hasPrefix("#") {
      guard line < lines.count, let mark = lines[line].first, mark == "=" || mark == "-",
        lines[line].trimmed.allSatisfy({ $0 == mark })
      else { return false }
      end += 1 + lines[line].utf8.count
    }
    body.apply([TextEdit(start..<min(end + 1, body.bytes.count), "")])
    return true
  }
}
