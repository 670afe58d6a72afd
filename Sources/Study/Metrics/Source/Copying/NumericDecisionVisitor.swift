import Diagnostics
import SwiftParser
import SwiftSyntax

/// Finds where code compares, counts or computes numbers: what only the rules of a domain do.
///
/// A rule can be written again in so many words that no comparison of texts finds it: `value > 0`
/// is also `!(value <= 0)`, `value != 0`, `min(value, 1) == 1`, `switch value { case 0: … }`,
/// `(1...) ~= value`, `String(value) != "0"` or `count != StepCount()`. All have in common that a
/// number is compared or computed, which no pattern has to do. Taken for it are: order and
/// arithmetic; `==` and `!=` where one side is a number, a text of digits, the size of something, a
/// constant of the domain, or a domain's value that is made there; patterns with numbers; ranges
/// and lists of numbers that are asked; the functions and methods that compute or put in order; and
/// how much of a list is taken, if that is a number.
///
/// Whether an index path is in a list (`indexPath.row < rows.count`) may be asked. What escapes is
/// a number that becomes something else before it is compared, by a method of the pattern's own.
final class NumericDecisionVisitor: SyntaxVisitor {
  private(set) var found: [Diagnostic] = []
  /// The domain's values.
  private let states: Set<String>
  /// The names of the domain's constants.
  private let constants: Set<String>
  private let lines: LineTable

  init(
    _ tree: SourceFileSyntax, states: Set<String>, constants: Set<String>, _ lines: LineTable
  ) {
    self.states = states
    self.constants = constants
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    let isDecision = elements.indices.contains { index in
      guard let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
        index > 0, index + 1 < elements.count
      else { return false }
      return decides(elements[index - 1], sign, elements[index + 1])
    }
    guard isDecision else { return .visitChildren }
    report(node)
    return .skipChildren
  }

  private func decides(_ left: ExprSyntax, _ sign: String, _ right: ExprSyntax) -> Bool {
    if ["==", "!=", "~="].contains(sign) {
      return sign == "~=" || isNumeric(left) || isNumeric(right)
    }
    if ["+", "+="].contains(sign) { return left.isNumber || right.isNumber }
    if ["<", "<="].contains(sign), left.isRow, right.isSize { return false }
    return Self.signs.contains(sign)
  }

  private func isNumeric(_ operand: ExprSyntax) -> Bool {
    if operand.isNumber || operand.isTextOfDigits || operand.isSize { return true }
    if let member = operand.as(MemberAccessExprSyntax.self) {
      return constants.contains(member.declName.baseName.text)
        && (member.base.flatMap { TypePath($0) }.map { states.contains($0.text) } ?? true)
    }
    guard let call = operand.as(FunctionCallExprSyntax.self),
      let path = TypePath(call.calledExpression)
    else { return false }
    return states.contains(path.text) || states.contains(String(path.text.dropLast(5)))
  }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    // The index of an index path is a part of its row's name.
    let parts = node.expression.all(Syntax.self) {
      $0.is(SubscriptCallExprSyntax.self) || $0.is(StringLiteralExprSyntax.self)
    }
    guard parts.contains(where: { ExprSyntax($0)?.isNumeral == true }) else {
      return .visitChildren
    }
    report(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let takesNumber = node.arguments.contains { isNumeric($0.expression) }
    let isFound: Bool
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      isFound =
        Self.methods.contains(name) || takesNumber && Self.parts.contains(name)
        || member.base?.isRangeOrNumbers == true
    } else {
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      isFound = Self.functions.contains(name)
    }
    guard isFound else { return .visitChildren }
    report(node)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.isRangeOrNumbers == true || node.declName.baseName.text == "magnitude" else {
      return .visitChildren
    }
    report(node)
    return .skipChildren
  }

  /// An operator that is handed over.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if case .binaryOperator(let sign) = node.baseName.tokenKind,
      Self.signs.contains(sign) || sign == "+"
    {
      report(node)
    }
    return .visitChildren
  }

  private func report(_ node: some SyntaxProtocol) {
    found.append(
      Diagnostic(
        .numericDecision, at: lines.location(of: node),
        "numbers are compared or computed: \(node.trimmedDescription.onOneLine)",
        explanation: "The rules of the domain do that; in other words than theirs it is a copy of "
          + "one all the same.",
        suggestion: "ask the domain's value, and give it a question or a rule if it has none"))
  }

  private static let signs: Set<String> = [
    "<", ">", "<=", ">=", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^", "-=",
    "*=", "/=", "%=",
  ]
  private static let functions: Set<String> = ["abs", "max", "min", "stride"]
  private static let methods: Set<String> = [
    "addingReportingOverflow", "advanced", "distance", "dividedReportingOverflow", "isMultiple",
    "max", "min", "negate", "quotientAndRemainder", "reduce", "signum", "sort", "sorted",
    "subtractingReportingOverflow", "remainderReportingOverflow",
  ]
  /// Methods that take a part of a list, or look for a number in it.
  private static let parts: Set<String> = [
    "contains", "dropFirst", "dropLast", "firstIndex", "prefix", "suffix",
  ]
}

extension ExprSyntax {
  private var isLiteralNumber: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }

  /// Says whether it is digits that are written out, be it as a text.
  fileprivate var isNumeral: Bool { isLiteralNumber || isTextOfDigits }

  /// Says whether it is a number that is written out, or `.zero`.
  fileprivate var isNumber: Bool {
    if isLiteralNumber { return true }
    if let sign = self.as(PrefixOperatorExprSyntax.self) { return sign.expression.isNumber }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "zero"
  }

  /// Says whether it is a text that is written out and has digits only.
  fileprivate var isTextOfDigits: Bool {
    guard let text = self.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return false
    }
    return !text.isEmpty && text.allSatisfy(\.isNumber)
  }

  /// Says whether it is the number of elements that something has.
  fileprivate var isSize: Bool {
    let member = self.as(MemberAccessExprSyntax.self)
    return member?.base != nil && member?.declName.baseName.text == "count"
  }

  /// Says whether it is the row or the section of an index path.
  fileprivate var isRow: Bool {
    let name = self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    return ["row", "section"].contains(name)
  }

  /// Says whether it is a range in parentheses, or a list of numbers.
  fileprivate var isRangeOrNumbers: Bool {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      let isSigned = [SyntaxKind.postfixOperatorExpr, .prefixOperatorExpr].contains(inner.kind)
      let text = inner.trimmedDescription
      return (isSigned || inner.is(SequenceExprSyntax.self))
        && (text.contains("...") || text.contains("..<")) && !inner.isWholeList
    }
    guard let list = self.as(ArrayExprSyntax.self), !list.elements.isEmpty else { return false }
    return list.elements.allSatisfy { $0.expression.isNumber }
  }

  /// Says whether it is a range from nought to a size that a name gives, such as the wheels of a
  /// screen.
  private var isWholeList: Bool { trimmedDescription.hasPrefix("0..<") && !isFollowedByQuestion }

  /// Says whether what is made of it is a truth value.
  private var isFollowedByQuestion: Bool {
    let member = ancestors.lazy.compactMap { $0.as(MemberAccessExprSyntax.self) }.first
    return ["contains", "isEmpty"].contains(member?.declName.baseName.text)
  }
}

extension String {
  /// The text with each stretch of white space as one space.
  fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
