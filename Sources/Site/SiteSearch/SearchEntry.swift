import SiteFiles
import SiteLinks

/// The entry of one document in an index: its terms, and what a result shows of it.
///
/// Made once for each document and kept as long as the document does not change; an index is made
/// of entries alone. About ten bytes for each different word of the document.
public struct SearchEntry: Hashable, Sendable {
  /// The page's path from the site's root.
  public let address: String
  /// The number of the group that its result is shown in.
  let group: Int
  /// The entry of a result, in JSON: title, address, summary, and texts and anchors of headings in
  /// turn.
  let record: [UInt8]
  /// The terms in the order in which they came: the length, the weight and the bytes of each.
  let terms: [UInt8]
  /// The number of terms that the title has.
  let titleLength: Int
  /// A number that changes with the entry's content.
  let fingerprint: UInt64
}

extension SearchEntry {
  /// The weight of a word: the sum of these for the places where it is on the page.
  enum WordWeight {
    static let title: UInt8 = 8
    static let heading: UInt8 = 4
    static let summary: UInt8 = 2
    static let text: UInt8 = 1
  }

  /// Takes a document apart.
  ///
  /// - Complexity: O(*n*) in the length of its texts.
  public init(_ document: SearchDocument) {
    var collector = TermCollector()
    collector.collect(document.title, weight: WordWeight.title)
    let titleLength = collector.terms.count
    for heading in document.headings { collector.collect(heading.text, weight: WordWeight.heading) }
    collector.collect(document.summary, weight: WordWeight.summary)
    collector.collect(document.text, weight: WordWeight.text)
    var terms: [UInt8] = []
    terms.reserveCapacity(collector.terms.byteCount + 2 * collector.terms.count)
    for (term, weight) in collector.weights.enumerated() {
      let bytes = collector.terms[term]
      terms.append(UInt8(bytes.count))
      terms.append(weight)
      terms += bytes
    }
    let record = document.record
    var fingerprint = Fingerprint()
    fingerprint.add(record)
    fingerprint.add([UInt8(truncatingIfNeeded: document.group)])
    fingerprint.add(terms)
    self.init(
      address: document.address, group: document.group, record: record, terms: terms,
      titleLength: titleLength, fingerprint: fingerprint.value)
  }
}

// MARK: Results

extension SearchDocument {
  /// The longest summary, in characters.
  private static let longestSummary = 160
  /// The bytes that headings may take; those that find no room are searched but not shown.
  private static let roomForHeadings = 480

  /// The entry in results, short enough that a page of them loads little:
  /// `["title","address","summary",["heading","anchor",…]]`.
  fileprivate var record: [UInt8] {
    var room = Self.roomForHeadings
    let shown = headings.filter { heading in
      guard !heading.anchor.isEmpty else { return false }
      let size = heading.text.utf8.count + heading.anchor.utf8.count + 6
      guard size <= room else { return false }
      room -= size
      return true
    }
    let texts = [
      Self.cut(title), LinkAddress.encoded(address), Self.cut(summary.isEmpty ? text : summary),
    ]
    let flat = shown.flatMap { [$0.text, $0.anchor] }
    func list(_ texts: [String]) -> String { texts.map(\.quotedForScript).joined(separator: ",") }
    return Array("[\(list(texts)),[\(list(flat))]]".utf8)
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
}

extension String {
  /// The text as JSON and JavaScript write it.
  var quotedForScript: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\0"..<" ": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
