import HTMLTags

/// A grammar, compiled into tables for reading.
final class GrammarTables: Sendable {
  /// A mark that begins a comment, or a string with its index in the grammar.
  struct TokenOpening: Sendable {
    enum MarkedRule {
      case comment(CommentTable)
      case string(Int)
    }
    let mark: [UInt8]
    let rule: MarkedRule
  }

  /// A comment's rule in bytes.
  struct CommentTable: Sendable {
    let opening: [UInt8]
    /// The closing mark; `nil` if the comment ends with the line.
    var closing: [UInt8]?
    var nests = false
    var needsSpace = false
    /// The index of its group of rules, see ``GrammarReader``.
    var group = 0

    fileprivate init(_ rule: CommentRule, _ numberOfGroup: (String) -> Int) {
      opening = Array(rule.opening.utf8)
      switch rule {
      case .line: break
      case .lineAfterSpace: needsSpace = true
      case .block(_, let end, let nests):
        closing = Array(end.utf8)
        group = numberOfGroup(end)
        self.nests = nests
      }
    }
  }

  /// A string's rule in bytes.
  struct StringTable: Sendable {
    let closing: [UInt8]
    let rule: StringRule
    let interpolations: [InterpolationTable]
    let group: Int
  }

  /// An interpolation's rule in bytes.
  struct InterpolationTable: Sendable {
    let opening: [UInt8]
    let nested: UInt8
    let closing: UInt8
    let literal: [UInt8]?
    let formatMark: UInt8?

    init(_ rule: Interpolation) {
      opening = Array(rule.opening.utf8)
      nested = opening.last ?? 0
      closing = rule.closing.asciiByte
      literal = rule.literal.map { Array($0.utf8) }
      formatMark = rule.formatMark?.asciiByte
    }
  }

  let grammar: LanguageGrammar
  let strings: [StringTable]
  let keywords: WordTable
  let contextualKeywords: WordTable
  /// The byte that begins annotations, or 0.
  let annotationMark: UInt8
  /// The openings by first byte, the longest first.
  let openings: [[TokenOpening]]
  /// The number of groups of rules that fail together.
  let groupCount: Int
  private let namePart: [Bool]
  private let special: [(@Sendable (inout GrammarReader) -> Bool)?]

  init(_ grammar: LanguageGrammar) {
    self.grammar = grammar
    // If one rule finds no end, neither does another rule with the same closing mark.
    var groups: [String: Int] = [:]
    func group(_ closing: String) -> Int {
      let number = groups[closing] ?? groups.count
      groups[closing] = number
      return number
    }
    let comments = grammar.comments.filter { !$0.isEmpty }.map { CommentTable($0, group) }
    strings = grammar.strings.map { rule in
      StringTable(
        closing: Array(rule.closing.utf8), rule: rule,
        interpolations: rule.interpolations.filter { !$0.opening.isEmpty }.map(
          InterpolationTable.init), group: group(rule.closing))
    }
    groupCount = groups.count
    var openings = comments.map { TokenOpening(mark: $0.opening, rule: .comment($0)) }
    for (number, rule) in grammar.strings.enumerated()
    where !rule.opening.isEmpty && !rule.closing.isEmpty {
      openings.append(TokenOpening(mark: Array(rule.opening.utf8), rule: .string(number)))
    }
    let byFirst = Dictionary(grouping: openings) { $0.mark[0] }
    self.openings = (0...255).map { byte in
      (byFirst[byte] ?? []).sorted { $0.mark.count > $1.mark.count }
    }
    keywords = WordTable(grammar.keywords, ignoringCase: grammar.ignoresCase)
    contextualKeywords = WordTable(grammar.contextualKeywords)
    annotationMark = grammar.annotationMark?.asciiByte ?? 0
    let extra = Set(grammar.nameCharacters.utf8)
    namePart = (0...255).map { UInt8($0).isInName || extra.contains(UInt8($0)) }
    special = (0...255).map { grammar.specials[Unicode.Scalar(UInt8($0))] }
  }

  func isInName(_ byte: UInt8) -> Bool { namePart[Int(byte)] }

  /// Indicates whether a word is a keyword only in some contexts.
  func isContextual(_ word: Range<Int>, _ reader: GrammarReader) -> Bool {
    contextualKeywords.contains(word, of: reader.cursor.bytes)
  }

  func special(at byte: UInt8) -> (@Sendable (inout GrammarReader) -> Bool)? {
    special[Int(byte)]
  }
}

/// A set of words, looked up by their bytes.
struct WordTable: Sendable {
  /// The words by their first byte.
  private var words: [[[UInt8]]]
  private let ignoresCase: Bool

  init(_ list: Set<String>, ignoringCase: Bool = false) {
    ignoresCase = ignoringCase
    words = Array(repeating: [], count: 256)
    for word in list.sorted() {
      let bytes = ignoringCase ? word.utf8.map(\.lowercased) : Array(word.utf8)
      guard let first = bytes.first else { continue }
      words[Int(first)].append(bytes)
    }
  }

  /// Indicates whether the set contains a word.
  func contains(_ word: Range<Int>, of bytes: [UInt8]) -> Bool {
    guard !word.isEmpty else { return false }
    let first = bytes[word.lowerBound]
    return words[Int(ignoresCase ? first.lowercased : first)].contains { known in
      guard known.count == word.count else { return false }
      for offset in known.indices {
        let byte = bytes[word.lowerBound + offset]
        if known[offset] != (ignoresCase ? byte.lowercased : byte) { return false }
      }
      return true
    }
  }
}
