import Diagnostics
import SwiftParser
import SwiftSyntax

/// Finds code that compares, counts or computes numbers, which only the rules of a domain may do.
///
/// A rule can be rewritten in so many forms that no comparison of texts finds it: `value > 0` is
/// also `!(value <= 0)`, `value != 0`, `min(value, 1) == 1`, `switch value { case 0: … }`,
/// `(1...) ~= value`, `String(value) != "0"` or `count != StepCount()`. All of them compare or
/// compute a number, which no pattern has to do. The visitor reports:
///
/// - comparisons by order, and arithmetic
/// - `==` and `!=` where one side is a number, a text of digits, a `count`, a constant of the
///   domain, or a newly constructed domain value
/// - patterns with numbers
/// - queries of ranges and of lists of numbers
/// - functions and methods that compute or sort
/// - a number that determines which part of a list is taken
///
/// The check that an index path lies within a list (`indexPath.row < rows.count`) is allowed. Not
/// detected is a number that a method of the pattern converts before it is compared.
final class NumericDecisionVisitor: SyntaxVisitor {
  private(set) var found: [Diagnostic] = []
  /// The names of the domain's value types.
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
    return states.contains(path.withoutInit.text)
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

  /// Reports an operator that is passed as a function.
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
        explanation: "Only the rules of the domain may do this. The same calculation in another "
          + "form is still a copy of a rule.",
        suggestion: "use a property or method of the domain's value, and add one if it is missing"))
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
  /// Methods that take part of a list, or search it for a number.
  private static let parts: Set<String> = [
    "contains", "dropFirst", "dropLast", "firstIndex", "prefix", "suffix",
  ]
}

extension ExprSyntax {
  private var isLiteralNumber: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }

  /// Indicates whether it is a literal of digits, as a number or as a text.
  fileprivate var isNumeral: Bool { isLiteralNumber || isTextOfDigits }

  /// Indicates whether it is a number literal, with or without a sign, or `.zero`.
  fileprivate var isNumber: Bool {
    if isLiteralNumber { return true }
    if let sign = self.as(PrefixOperatorExprSyntax.self) { return sign.expression.isNumber }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "zero"
  }

  /// Indicates whether it is a text literal that has only digits.
  fileprivate var isTextOfDigits: Bool {
    guard let text = self.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return false
    }
    return !text.isEmpty && text.allSatisfy(\.isNumber)
  }

  /// Indicates whether it is the `count` of something.
  fileprivate var isSize: Bool {
    let member = self.as(MemberAccessExprSyntax.self)
    return member?.base != nil && member?.declName.baseName.text == "count"
  }

  /// Indicates whether it is the row or section of an index path.
  fileprivate var isRow: Bool {
    let name = self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    return ["row", "section"].contains(name)
  }

  /// Indicates whether it is a list of numbers, or a range in parentheses but no `isWholeList`.
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

  /// Indicates whether it is a range from zero that is only enumerated, as for wheels of a screen.
  private var isWholeList: Bool { trimmedDescription.hasPrefix("0..<") && !isFollowedByQuestion }

  /// Indicates whether the next member access on it yields a Boolean.
  private var isFollowedByQuestion: Bool {
    let member = ancestors.lazy.compactMap { $0.as(MemberAccessExprSyntax.self) }.first
    return ["contains", "isEmpty"].contains(member?.declName.baseName.text)
  }
}

extension String {
  /// The text with each run of whitespace replaced by one space.
  fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
