import CommonMark
import Diagnostics

/// A text during its import.
struct ImportedText: Sendable {
  /// Its path in the old site.
  let path: String
  /// The keys of its front matter.
  let fields: ForeignFields
  /// Unparsable front matter as a code block; `nil` if there is none.
  let unread: String?
  /// The former address of its page, and its new path.
  var placement: PagePlacement
  /// The text after the front matter.
  var body: TrackedText
  /// The title of its page.
  var title: String
  /// The new `id` of each heading, by its old one; empty if the heading became the page's title.
  var anchors: [String: String] = [:]

  /// Indicates whether the text is a draft.
  var isDraft: Bool { fields.isDraft || placement.isDraft }

  /// The unique path of its page.
  var pagePath: String {
    let name = placement.target.dropLast(3)
    if name == "index" { return "" }
    // This page is shown for missing pages and has a fixed address.
    if name == "404" { return "404.html" }
    return (name.hasSuffix("/index") ? String(name.dropLast(5)) : name + "/").lowercased()
  }
}

extension ImportedText {
  /// Determines the title, and the new anchors of headings by their old ones.
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
    // The page itself shows its title.
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

  /// Indicates whether two titles are equal except for punctuation, whitespace and case.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return plain(left) == plain(right)
  }

  /// Removes the heading on a line if the text begins with it, and returns whether it did.
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
