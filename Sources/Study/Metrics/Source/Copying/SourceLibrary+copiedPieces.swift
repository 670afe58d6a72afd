import Diagnostics
import Identifiers
import SwiftSyntax

extension SourceLibrary {
  /// Returns the texts of the domain that a pattern has copied in pieces, one for each expression.
  ///
  /// Only letters and digits are compared, ignoring case. A piece counts if it has two words and
  /// at least eight letters and is part of a telling text of the domain (see ``copiedLiterals``).
  /// The texts of one expression count if they form such a text together, whether by `+`, in an
  /// interpolation or in a joined list; up to a quarter of its letters may be missing, because a
  /// constant may supply them. A text with interpolated values counts if the domain has one with
  /// the same words between the values (`"\(age) years"`) or the same members
  /// (`"\(owner)/\(name)"`).
  ///
  /// Not detected are texts of one word, and pieces of fewer than two words in several statements.
  public func copiedPieces(module: String) -> [CopiedLiteral] {
    var domains: [String?: DomainTexts] = [:]
    return files(of: module).flatMap { file -> [CopiedLiteral] in
      let texts = file.writtenTexts
      guard !texts.isEmpty else { return [] }
      let sample = sample(of: file)
      let whole = domains[sample] ?? DomainTexts(domain(for: file))
      domains[sample] = whole
      var known: Set<SyntaxIdentifier> = []
      return texts.compactMap { text in
        guard !known.contains(text.expression), let original = whole.original(of: text, in: texts)
        else { return nil }
        known.insert(text.expression)
        return CopiedLiteral(
          literal: text.node.trimmedDescription, constant: nil, original: original,
          copy: file.lines.location(of: text.node), type: text.node.ownerIfAny)
      }
    }
  }
}

/// A text literal in source, with its context.
private struct WrittenText {
  let node: StringLiteralExprSyntax
  /// Its text segments, without the interpolated values.
  let pieces: [String]
  /// The last names in the interpolated values.
  let values: [String]
  /// The outermost expression that contains it.
  let expression: SyntaxIdentifier

  init(_ node: StringLiteralExprSyntax) {
    self.node = node
    var (pieces, values) = ([""], [String]())
    for segment in node.segments {
      if let text = segment.as(StringSegmentSyntax.self) {
        pieces[pieces.count - 1] += text.content.text
      } else if let value = segment.as(ExpressionSegmentSyntax.self) {
        values.append(value.expressions.trimmedDescription.lastName)
        pieces.append("")
      }
    }
    (self.pieces, self.values) = (pieces, values)
    var outermost = Syntax(node)
    while let parent = outermost.parent, !parent.endsText { outermost = parent }
    expression = outermost.id
  }
}

extension Syntax {
  /// Indicates whether text inside the node never combines with text outside it: a statement, a
  /// property's value, an argument, or an element of a dictionary.
  fileprivate var endsText: Bool {
    if self.is(LabeledExprSyntax.self) {
      return parent?.parent?.is(FunctionCallExprSyntax.self) == true
    }
    return self.is(CodeBlockItemSyntax.self) || self.is(InitializerClauseSyntax.self)
      || self.is(ReturnStmtSyntax.self) || self.is(MemberBlockItemSyntax.self)
      || self.is(DictionaryElementSyntax.self)
  }
}

extension FileFacts {
  /// The text literals of the file.
  fileprivate var writtenTexts: [WrittenText] {
    tree.all(StringLiteralExprSyntax.self).map(WrittenText.init)
  }
}

/// The texts of a domain, in the forms with which pieces are compared.
private struct DomainTexts {
  private struct Whole {
    let letters: String
    let location: Diagnostics.SourceLocation
  }
  private struct TextTemplate {
    let pieces: [String]
    let values: [String]
    let location: Diagnostics.SourceLocation
  }

  private let wholes: [Whole]
  private let templates: [TextTemplate]
  /// The complete texts, which ``SourceLibrary/copiedLiterals(module:)`` detects.
  private let texts: Set<String>

  init(_ domain: [FileFacts]) {
    let telling = domain.flatMap(\.literals).compactMap {
      literal -> (String, Diagnostics.SourceLocation)? in
      guard literal.isTelling, case .text(let text) = literal.value else { return nil }
      return (text, literal.location)
    }
    texts = Set(telling.map(\.0))
    wholes = telling.map { Whole(letters: $0.letters, location: $1) }
      .filter { $0.letters.count >= 8 }
    templates = domain.flatMap { file in
      file.writtenTexts.filter { !$0.values.isEmpty }.map { text in
        TextTemplate(
          pieces: text.pieces, values: text.values, location: file.lines.location(of: text.node))
      }
    }
  }

  /// Returns the location of the domain text that contains this text, or that it forms with
  /// others.
  func original(of text: WrittenText, in all: [WrittenText]) -> Diagnostics.SourceLocation? {
    if text.values.isEmpty, texts.contains(text.pieces[0]) { return nil }
    for piece in text.pieces {
      let letters = piece.letters
      if letters.count >= 8, piece.trimmed.contains(" "),
        let whole = wholes.first(where: { $0.letters.contains(letters) })
      {
        return whole.location
      }
    }
    return template(of: text) ?? together(with: text, in: all)
  }

  private func template(of text: WrittenText) -> Diagnostics.SourceLocation? {
    if text.values.isEmpty {
      // `String(age) + " years"`
      let piece = text.pieces[0]
      guard piece.letters.count >= 4, piece != piece.trimmed else { return nil }
      return templates.first { $0.pieces.contains(piece) }?.location
    }
    return templates.first { template in
      template.pieces == text.pieces
        && (template.pieces.joined().letters.count >= 4 || template.values == text.values)
    }?.location
  }

  /// Returns the domain text that the expression's texts form; only its first text is matched.
  private func together(with text: WrittenText, in all: [WrittenText]) -> Diagnostics
    .SourceLocation?
  {
    let parts = all.filter { $0.expression == text.expression }
    guard parts.count > 1, parts.first?.node.id == text.node.id else { return nil }
    let letters = parts.flatMap(\.pieces).joined().letters
    // A word in the middle may be missing, because a constant may supply it.
    return wholes.first { whole in
      letters.contains(whole.letters)
        || letters.count * 4 >= whole.letters.count * 3
          && letters.count >= 8 && letters.isSubsequence(of: whole.letters)
    }?.location
  }
}

extension String {
  /// Its letters and digits, in lower case.
  fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The text without leading and trailing whitespace.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The last name in an expression, as in `repository.owner`.
  var lastName: String {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.last.map(String.init) ?? ""
  }

  /// Returns whether another text has its characters in the same order, with or without gaps.
  fileprivate func isSubsequence(of other: String) -> Bool {
    var rest = other[...]
    for character in self {
      guard let index = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: index)...]
    }
    return true
  }
}
