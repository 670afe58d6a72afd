import SiteLinks

/// The entry of a document in results, short enough that a page of them loads little.
struct SearchRecord {
  /// `["title","address","summary",["heading","anchor",…]]`.
  let json: [UInt8]

  /// The longest summary, in characters.
  private static let longestSummary = 160
  /// The bytes that headings may take; those that find no room are searched but not shown.
  private static let roomForHeadings = 480

  init(_ document: SearchDocument) {
    var room = Self.roomForHeadings
    let headings = document.headings.filter { heading in
      guard !heading.anchor.isEmpty else { return false }
      let size = heading.text.utf8.count + heading.anchor.utf8.count + 6
      guard size <= room else { return false }
      room -= size
      return true
    }
    let summary = document.summary.isEmpty ? document.text : document.summary
    let texts = [
      Self.cut(document.title), LinkAddress.encoded(document.address), Self.cut(summary),
    ]
    let flat = headings.flatMap { [$0.text, $0.anchor] }
    json = Array(
      "[\(texts.map(Self.quoted).joined(separator: ",")),[\(flat.map(Self.quoted).joined(separator: ","))]]"
        .utf8)
  }

  /// The beginning of a text, whole words with one space between.
  private static func cut(_ text: String) -> String {
    // A little more than is shown is enough to look at, however long the text is.
    let beginning = text.unicodeScalars.prefix(longestSummary * 4)
    let words = Substring(beginning).split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ")
    guard line.count > longestSummary else { return line }
    let short = line.prefix(longestSummary)
    return (short.lastIndex(of: " ").map { short[..<$0] } ?? short) + "…"
  }

  /// The text as JSON and JavaScript write it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\0"..<" ": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
