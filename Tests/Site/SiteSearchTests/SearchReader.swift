import Foundation
import SiteFiles

@testable import SiteSearch

/// Reads an index as the script in the browser does, and counts what that loads.
final class SearchReader {
  private let files: [String: Data]
  private(set) var loaded: [String: Int] = [:]

  init(_ index: SearchIndex) {
    files = Dictionary(uniqueKeysWithValues: index.files.map { ($0.path, Data($0.bytes)) })
  }

  /// The bytes loaded since the last query began.
  var loadedBytes: Int { loaded.values.reduce(0, +) }

  /// The addresses of all pages that a query finds, the best first; only the first ten are loaded.
  func search(_ query: String) -> (count: Int, addresses: [String], isShort: Bool) {
    loaded = [:]
    let root = self.root
    let words = Self.words(query)
    var isShort = false
    var parts: [[Int: Int]] = []
    for (number, word) in words.enumerated() {
      let opens = number == words.count - 1
      let first = place(of: word, in: root.beginnings)
      var last = opens ? place(of: word + "\u{FFFF}", in: root.beginnings) : first
      if last > first + 2 {
        isShort = true
        last = first
      }
      var found: [Int: Int] = [:]
      if last >= 0 {
        for shard in max(first, 0)...last {
          for (term, digits) in terms(of: root.beginnings[shard])
          where term == word || opens && term.utf8.starts(with: word.utf8) {
            for (document, weight) in Self.documents(digits) {
              let own = min(weight, 8) * (term == word ? 2 : 1)
              found[document] = max(found[document] ?? 0, own)
            }
          }
        }
      }
      parts.append(found)
    }
    let common = (parts.first ?? [:]).keys.filter { key in parts.allSatisfy { $0[key] != nil } }
    let ranked = common.map { key in
      (number: key, weight: parts.reduce(0) { $0 + ($1[key] ?? 0) })
    }.sorted { ($1.weight, $0.number) < ($0.weight, $1.number) }
    let shown = ranked.prefix(10).map { address(of: $0.number, root.counts) }
    return (ranked.count, shown, isShort)
  }

  /// The documents of a term and their weights.
  func postings(_ term: String) -> [Int: Int] {
    let number = place(of: term, in: root.beginnings)
    guard number >= 0 else { return [:] }
    let digits = terms(of: root.beginnings[number]).first { $0.term == term }?.digits ?? ""
    return Dictionary(uniqueKeysWithValues: Self.documents(digits))
  }

  /// The folded words of a query: names are not taken apart.
  static func words(_ query: String) -> [String] {
    var words: [String] = []
    for run in query.unicodeScalars.split(whereSeparator: { FoldedScalar($0) == nil }) {
      // A name without capitals has no parts.
      var collector = QueryCollector()
      for scalar in run { collector.append(scalar) }
      words += collector.words
    }
    return words
  }
}

extension SearchReader {
  private struct Root: Decodable {
    let root: String
    let words: String
    let pages: String

    var beginnings: [String] { words.split(separator: " ").map(String.init) }
    var counts: [Int] { pages.utf8.map(SearchReader.value) }
  }

  private var root: Root {
    // The root is always there.
    (try? JSONDecoder().decode(Root.self, from: load("root")))
      ?? Root(root: "", words: "", pages: "")
  }

  private func load(_ name: String) -> Data {
    guard let bytes = files["search/\(name).js"] else { return Data() }
    loaded[name] = bytes.count
    return bytes.dropFirst("searchPart(\"\(name)\",".utf8.count).dropLast(");\n".utf8.count)
  }

  private func terms(of beginning: String) -> [(term: String, digits: String)] {
    let name = beginning.unicodeScalars.map {
      $0.isASCII ? String($0) : "_" + String($0.value, radix: 16)
    }
    let flat = (try? JSONDecoder().decode([String].self, from: load("w-" + name.joined()))) ?? []
    return stride(from: 0, to: flat.count, by: 2).map { (flat[$0], flat[$0 + 1]) }
  }

  private func address(of number: Int, _ counts: [Int]) -> String {
    var first = 0
    for (block, count) in counts.enumerated() {
      if number < first + count {
        let records = try? JSONSerialization.jsonObject(with: load("p-\(block)")) as? [[Any]]
        return records?[number - first][1] as? String ?? ""
      }
      first += count
    }
    return ""
  }

  private func place(of term: String, in beginnings: [String]) -> Int {
    (beginnings.lastIndex { !term.utf16.lexicographicallyPrecedes($0.utf16) }) ?? -1
  }

  private static func value(_ digit: UInt8) -> Int {
    Int(digit) - 32 - (digit > 34 ? 1 : 0) - (digit > 92 ? 1 : 0)
  }

  private static func documents(_ digits: String) -> [(Int, Int)] {
    var rest = digits.utf8.map(value)[...]
    func number() -> Int {
      let first = rest.removeFirst()
      return first < 62 ? first : first + 31 * number()
    }
    var documents: [(Int, Int)] = []
    while !rest.isEmpty {
      let weight = number()
      let count = number()
      var document = weight < 16 ? -1 : number()
      for _ in 0..<count {
        if weight < 16 {
          document += number() + 1
          documents.append((document, weight))
        } else {
          let bits = rest.removeFirst()
          for bit in 0..<6 where bits >> bit & 1 == 1 {
            documents.append((document + bit, weight - 16))
          }
          document += 6
        }
      }
    }
    return documents
  }
}

/// A query's words, made without the generator's collector.
private struct QueryCollector {
  private(set) var words: [String] = []
  private var wasIdeograph: Bool?
  private var isAlone = false

  mutating func append(_ scalar: Unicode.Scalar) {
    guard let folded = FoldedScalar(scalar), !folded.bytes.isEmpty else { return }
    let text = String(decoding: folded.bytes, as: UTF8.self)
    if folded.isIdeograph {
      for part in text.unicodeScalars {
        if wasIdeograph == true, let last = words.last?.unicodeScalars.last {
          if isAlone { words.removeLast() }
          words.append(String(last) + String(part))
          isAlone = false
        } else {
          words.append(String(part))
          isAlone = true
        }
        wasIdeograph = true
      }
    } else {
      if wasIdeograph == false { words[words.count - 1] += text } else { words.append(text) }
      words[words.count - 1].unicodeScalars = .init(
        words[words.count - 1].unicodeScalars.prefix(32))
      wasIdeograph = false
    }
  }
}
