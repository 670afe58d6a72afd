import SiteFiles

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
    let record = SearchRecord(document).json
    var fingerprint = Fingerprint()
    fingerprint.add(record)
    fingerprint.add([UInt8(truncatingIfNeeded: document.group)])
    fingerprint.add(terms)
    self.init(
      address: document.address, group: document.group, record: record, terms: terms,
      titleLength: titleLength, fingerprint: fingerprint.value)
  }
}
