import SiteFiles
import SiteLinks

/// The entry of one document in an index: its terms, and the data that a result shows.
///
/// An entry is made once and kept as long as the document is unchanged; an index is made from
/// entries alone. It takes about ten bytes for each different word of the document.
public struct SearchEntry: Hashable, Sendable {
  /// The page's path from the site's root.
  public let address: String
  /// The index of the group that its result is shown in.
  let group: Int
  /// The record for results, in JSON: title, address, summary, and headings with their anchors.
  let record: [UInt8]
  /// The terms in order of first occurrence: the length, the weight and the bytes of each.
  let terms: [UInt8]
  /// The number of terms in the title.
  let titleLength: Int
  /// A hash of the entry's content.
  let fingerprint: UInt64
}

extension SearchEntry {
  /// The weight of a word: the sum of these for the parts of the page that contain it.
  enum WordWeight {
    static let title: UInt8 = 8
    static let heading: UInt8 = 4
    static let summary: UInt8 = 2
    static let text: UInt8 = 1
  }

  /// Creates the entry of a document.
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
  /// The maximum length of a title or a summary, in characters.
  private static let longestSummary = 160
  /// The maximum size of the headings in bytes; those that do not fit are searched but not shown.
  private static let roomForHeadings = 480

  /// The record for results, short enough that a page of results loads little data:
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

  /// Returns the beginning of a text, as whole words separated by one space.
  private static func cut(_ text: String) -> String {
    // Only a little more than is shown is examined, however long the text is.
    let beginning = text.unicodeScalars.prefix(longestSummary * 4)
    let words = Substring(beginning).split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ")
    guard line.count > longestSummary else { return line }
    let short = line.prefix(longestSummary)
    return (short.lastIndex(of: " ").map { short[..<$0] } ?? short) + "…"
  }
}

extension String {
  /// The text as a JSON and JavaScript string; control characters become spaces.
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
