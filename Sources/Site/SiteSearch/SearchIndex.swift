import Sequences
public import SiteFiles

/// A site's search index, in small files that a script in the browser loads on demand.
///
/// The files are classic scripts, because pages opened from a file system cannot load anything
/// else:
///
/// - `root.js` describes the other files in a few bytes each, and counts the documents per group;
/// - `w-….js` contain terms and the numbers of the documents that contain them, up to 8 KB per
///   file, divided by the beginnings of terms;
/// - `p-….js` contain the records of documents for results, by number, some 3 KB per file;
/// - `near.js` contains the words that may be suggested for a misspelled one (see ``KnownWords``).
///
/// Documents are numbered by group, then by the lengths of their titles, then by address: among
/// pages with a word in their titles, those come first whose titles consist of little else. A
/// query loads the root, up to three files for each word (which matches its other forms, and the
/// last word any word that begins with it), the files of the documents that are shown, and
/// `near.js` if no document contains a word.
///
/// The index is built as a whole, because the ends of files depend on all entries. A preview
/// builds it when a search first requests it.
public struct SearchIndex: Sendable {
  private let folder: String
  private let records: [[UInt8]]
  private let terms: [ArraySlice<UInt8>]
  private let postings: [Postings]
  private let shards: [TermShards.Shard]
  private let blocks: [Range<Int>]
  private let knownWords: KnownWords
  /// The name of each group, and the number of its documents.
  private let groups: [(name: String, count: Int)]
  private let version: String

  /// Creates an index from entries.
  ///
  /// - Parameters:
  ///   - entries: The entries, in any order, with unique addresses.
  ///   - groups: The names of the groups in which results are shown, in order; without any, all
  ///     entries are in one group without a name.
  ///   - folder: The folder of the search page and of the files, below the site's root; it ends in
  ///     `/`, or is empty for the root.
  ///   - largestShard: The maximum size of a file of terms, in bytes.
  ///   - largestBlock: The maximum size of a file of records, in bytes.
  /// - Complexity: O(*n*) in the number of different words of all documents, and O(*v* log *v*) in
  ///   that of the site.
  public init(
    entries: [SearchEntry], groups: [String] = [], folder: String = "search/",
    largestShard: Int = 8_000, largestBlock: Int = 3_000
  ) {
    let entries = entries.sorted { one, other in
      (one.group, one.titleLength) == (other.group, other.titleLength)
        ? one.address.utf8.lexicographicallyPrecedes(other.address.utf8)
        : (one.group, one.titleLength) < (other.group, other.titleLength)
    }
    self.groups = (groups.isEmpty ? [""] : groups).enumerated().map { number, name in
      (name: name, count: entries.count { $0.group == number })
    }
    let inverted = InvertedEntries(entries)
    let order = inverted.sortedTerms
    terms = order.map { inverted.terms[$0] }
    postings = order.concurrentMap { Postings(inverted.documents(of: $0)) }
    knownWords = KnownWords(terms, documents: order.map { inverted.documents(of: $0) })
    let sizes = zip(terms, postings).map { $0.count + $1.text.count + 6 }
    shards = TermShards(terms, sizes: sizes, limit: largestShard).shards
    records = entries.map(\.record)
    blocks = Self.blocks(of: records, limit: largestBlock)
    var fingerprint = Fingerprint()
    for entry in entries { fingerprint.add(entry.fingerprint) }
    version = fingerprint.description
    self.folder = folder
  }

  /// Divides records into files, with as many as fit in each, but at least one.
  ///
  /// The number of records in a file is a single digit in the root.
  private static func blocks(of records: [[UInt8]], limit: Int) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var start = 0
    var size = 0
    for (number, record) in records.enumerated() {
      if number > start, size + record.count > limit || number - start == 61 {
        blocks.append(start..<number)
        (start, size) = (number, 0)
      }
      size += record.count + 1
    }
    if start < records.count { blocks.append(start..<records.count) }
    return blocks
  }
}

// MARK: Files

extension SearchIndex {
  /// All files, sorted by path.
  public var files: [OutputFile] {
    let names = ["root", "near"] + shards.map(Self.name) + blocks.indices.map { "p-\($0)" }
    let near = Array("\"".utf8) + knownWords.text + Array("\"".utf8)
    let contents = [root, near] + shards.map(content) + blocks.map(content)
    return zip(names, contents).map(file).sorted { $0.path < $1.path }
  }

  /// Returns a file name with other characters than ASCII as numbers, since file systems differ.
  private static func name(of shard: TermShards.Shard) -> String {
    String(decoding: shard.beginning, as: UTF8.self).unicodeScalars.reduce(into: "w-") {
      $0 += $1.isASCII ? String($1) : "_" + String($1.value, radix: 16)
    }
  }

  private func file(_ name: String, _ content: [UInt8]) -> OutputFile {
    var bytes = Array("searchPart(\"\(name)\",".utf8)
    bytes += content
    bytes += ");\n".utf8
    return OutputFile(path: "\(folder)\(name).js", bytes: bytes)
  }

  private var root: [UInt8] {
    let up = String(repeating: "../", count: folder.utf8.count { $0 == UInt8(ascii: "/") })
    let beginnings = shards.map { String(decoding: $0.beginning, as: UTF8.self) }
    let counts = blocks.map { SearchDigits.digit($0.count) }
    let groups = groups.map { "[\($0.name.quotedForScript),\($0.count)]" }
    return Array(
      """
      {"root":"./\(up)","version":"\(version)","words":"\(beginnings.joined(separator: " "))",\
      "pages":"\(String(decoding: counts, as: UTF8.self))","groups":[\(groups.joined(separator: ","))]}
      """.utf8)
  }

  private func content(of shard: TermShards.Shard) -> [UInt8] {
    var bytes = Array("[".utf8)
    for term in shard.terms {
      bytes += term == shard.terms.lowerBound ? "\"".utf8 : ",\"".utf8
      bytes += terms[term]
      bytes += "\",\"".utf8
      bytes += postings[term].text
      bytes += "\"".utf8
    }
    return bytes + "]".utf8
  }

  private func content(of block: Range<Int>) -> [UInt8] {
    Array("[".utf8) + records[block].joined(separator: ",".utf8) + "]".utf8
  }
}
