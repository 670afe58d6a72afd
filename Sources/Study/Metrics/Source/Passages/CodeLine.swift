import SwiftSyntax

/// The code of one line of source, as far as it is of one sort.
///
/// A line such as `func up() { counter.up() }` is two: what it declares, and what it does.
public struct CodeLine: Sendable, Hashable, Codable {
  /// The line, from 1.
  public let number: Int
  /// The type in whose source it is; empty outside of types.
  public let type: String
  /// Says whether it is in a function's, an initialiser's or an accessor's body.
  public let isLogic: Bool
  /// The texts of its tokens, without white space, comments, `self.` and what names the tracing.
  public let tokens: [String]
  /// The same as it is written, with a space where there is any.
  public let text: String

  /// The code of a line.
  public init(
    number: Int, type: String = "", isLogic: Bool, tokens: [String], text: String = ""
  ) {
    self.number = number
    self.type = type
    self.isLogic = isLogic
    self.tokens = tokens
    self.text = text
  }

  /// Says whether it names anything; a line of braces and keywords says nothing of its own.
  public var isTelling: Bool {
    tokens.contains { token in
      guard let first = token.unicodeScalars.first else { return false }
      return first.properties.isAlphabetic && !Self.empty.contains(token)
    }
  }

  /// Words that are alike in all code.
  private static let empty: Set<String> = [
    "else", "return", "super", "init", "do", "in", "import", "break", "default", "override",
  ]
}

extension CodeLine {
  /// The code of a file, line by line.
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

/// Leaves out of a file's tokens what says nothing about its logic.
private enum TracingFilter {
  /// The tokens without `self.`, which is given with the one after it, and without `@Traced` and
  /// its arguments.
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
