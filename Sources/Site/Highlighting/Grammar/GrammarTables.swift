/// A grammar, arranged for reading.
final class GrammarTables: Sendable {
  /// The mark of what begins at a byte.
  ///
  /// That is a comment or a string, by its number in the grammar.
  struct TokenOpening: Sendable {
    enum MarkedRule {
      case comment(Int)
      case string(Int)
    }
    let mark: [UInt8]
    let rule: MarkedRule
  }

  /// A comment's rule in bytes.
  struct CommentTable: Sendable {
    let opening: [UInt8]
    /// `nil` if the end of the line ends it.
    let closing: [UInt8]?
    let nests: Bool
    let needsSpace: Bool
    /// Its number among the failures, see ``GrammarReader``.
    let group: Int
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
  let comments: [CommentTable]
  let strings: [StringTable]
  let keywords: WordTable
  let contextualKeywords: WordTable
  /// The byte that begins annotations, or 0.
  let annotationMark: UInt8
  /// By first byte, the longest first.
  let openings: [[TokenOpening]]
  /// The number of groups of rules that fail together.
  let groupCount: Int
  private let namePart: [Bool]
  private let special: [(@Sendable (inout GrammarReader) -> Bool)?]

  init(_ grammar: LanguageGrammar) {
    self.grammar = grammar
    // What is not closed is not closed for another rule with the same end, either.
    var groups: [String: Int] = [:]
    func group(_ closing: String) -> Int {
      let number = groups[closing] ?? groups.count
      groups[closing] = number
      return number
    }
    comments = grammar.comments.map { Self.comment($0, group) }
    strings = grammar.strings.map { rule in
      StringTable(
        closing: Array(rule.closing.utf8), rule: rule,
        interpolations: rule.interpolations.filter { !$0.opening.isEmpty }.map(
          InterpolationTable.init), group: group(rule.closing)
      )
    }
    groupCount = groups.count
    keywords = WordTable(grammar.keywords, ignoringCase: grammar.ignoresCase)
    contextualKeywords = WordTable(grammar.contextualKeywords)
    annotationMark = grammar.annotationMark?.asciiByte ?? 0
    openings = Self.openings(of: grammar)
    let extra = Set(grammar.nameCharacters.utf8)
    namePart = (0...255).map { UInt8($0).isInName || extra.contains(UInt8($0)) }
    special = (0...255).map { grammar.specials[Unicode.Scalar(UInt8($0))] }
  }

  private static func comment(_ rule: CommentRule, _ group: (String) -> Int) -> CommentTable {
    let opening = Array(rule.opening.utf8)
    return switch rule {
    case .line:
      CommentTable(opening: opening, closing: nil, nests: false, needsSpace: false, group: 0)
    case .lineAfterSpace:
      CommentTable(opening: opening, closing: nil, nests: false, needsSpace: true, group: 0)
    case .block(_, let end, let nests):
      CommentTable(
        opening: opening, closing: Array(end.utf8), nests: nests, needsSpace: false,
        group: group(end))
    }
  }

  private static func openings(of grammar: LanguageGrammar) -> [[TokenOpening]] {
    var table = [[TokenOpening]](repeating: [], count: 256)
    let marks =
      grammar.comments.indices.filter { !grammar.comments[$0].isEmpty }.map {
        (grammar.comments[$0].opening, TokenOpening.MarkedRule.comment($0))
      }
      + grammar.strings.indices.filter { !grammar.strings[$0].closing.isEmpty }.map {
        (grammar.strings[$0].opening, TokenOpening.MarkedRule.string($0))
      }
    for (mark, rule) in marks {
      let bytes = Array(mark.utf8)
      if let first = bytes.first { table[Int(first)].append(TokenOpening(mark: bytes, rule: rule)) }
    }
    return table.map { $0.sorted { $0.mark.count > $1.mark.count } }
  }

  func isInName(_ byte: UInt8) -> Bool { namePart[Int(byte)] }

  /// Tells whether a word is a keyword at some places only.
  func isContextual(_ word: Range<Int>, _ reader: GrammarReader) -> Bool {
    contextualKeywords.contains(word, of: reader.cursor.bytes)
  }

  func special(at byte: UInt8) -> (@Sendable (inout GrammarReader) -> Bool)? {
    special[Int(byte)]
  }
}
