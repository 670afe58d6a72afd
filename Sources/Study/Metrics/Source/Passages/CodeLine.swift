import SwiftSyntax

/// The code on one line of source that is either declaration or logic.
///
/// A line such as `func up() { counter.up() }` yields two: its declaration and its logic.
public struct CodeLine: Sendable, Hashable, Codable {
  /// The line, from 1.
  public let number: Int
  /// The enclosing type; empty outside types.
  public let type: String
  /// Indicates whether it is in the body of a function, an initialiser or an accessor.
  public let isLogic: Bool
  /// The texts of its tokens, without whitespace, comments, `self.` and `@Traced` attributes.
  public let tokens: [String]
  /// The code as written, with each run of whitespace replaced by one space.
  public let text: String

  /// Creates the code of a line.
  public init(
    number: Int, type: String = "", isLogic: Bool, tokens: [String], text: String = ""
  ) {
    self.number = number
    self.type = type
    self.isLogic = isLogic
    self.tokens = tokens
    self.text = text
  }

  /// Indicates whether it names anything; a line of only braces and keywords does not.
  public var isTelling: Bool {
    tokens.contains { token in
      guard let first = token.unicodeScalars.first else { return false }
      return first.properties.isAlphabetic && !Self.empty.contains(token)
    }
  }

  /// Words that occur in all code alike.
  private static let empty: Set<String> = [
    "else", "return", "super", "init", "do", "in", "import", "break", "default", "override",
  ]
}

extension CodeLine {
  /// Returns the code of a file, line by line.
  static func all(
    of tree: SourceFileSyntax, _ shape: CodeShapeVisitor, _ table: LineTable
  ) -> [CodeLine] {
    var result: [CodeLine] = []
    var bodies = shape.bodies[...]
    var end = 0
    for (token, prefix) in TracingFilter.tokens(of: tree) {
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      while let body = bodies.first, body.upperBound <= offset { bodies.removeFirst() }
      let isInside = bodies.first?.contains(offset) == true
      let isBrace =
        offset == bodies.first?.lowerBound || offset + 1 == bodies.first?.upperBound
      let isLogic = isInside && !isBrace
      let number = table.line(of: offset)
      let text = token.text.filter { !$0.isNewline }
      if let last = result.last, last.number == number, last.isLogic == isLogic {
        result[result.count - 1] = CodeLine(
          number: number, type: last.type, isLogic: isLogic, tokens: last.tokens + [text],
          text: last.text + (offset > end && prefix.isEmpty ? " " : "") + prefix + text)
      } else {
        let type = shape.types.last { $0.extent.contains(offset) }?.name ?? ""
        result.append(
          CodeLine(
            number: number, type: type, isLogic: isLogic, tokens: [text],
            text: prefix.drop { $0 == " " } + text))
      }
      end = token.endPositionBeforeTrailingTrivia.utf8Offset
    }
    return result
  }
}

/// Removes the tokens of a file that are unrelated to its logic.
private enum TracingFilter {
  /// Returns the tokens without `@Traced` attributes and without `self.`, which becomes the prefix
  /// of the token that follows it.
  static func tokens(of tree: SourceFileSyntax) -> [(token: TokenSyntax, prefix: String)] {
    let all = TokenVisitor.tokens(of: tree)
    var result: [(token: TokenSyntax, prefix: String)] = []
    var skipped = 0
    var prefix = ""
    for (index, token) in all.enumerated() {
      if skipped > 0 {
        skipped -= 1
        continue
      }
      let next = index + 1 < all.count ? all[index + 1] : nil
      if token.tokenKind == .keyword(.self), next?.tokenKind == .period {
        skipped = 1
        let isAfterSpace = index > 0 && !all[index - 1].trailingTrivia.isEmpty
        prefix = (isAfterSpace ? " " : "") + "self."
      } else if token.tokenKind == .atSign, next?.text == "Traced",
        let attribute = next?.parent?.parent?.as(AttributeSyntax.self)
      {
        skipped = TokenVisitor.tokens(of: attribute).count - 1
      } else {
        result.append((token, prefix))
        prefix = ""
      }
    }
    return result
  }
}
