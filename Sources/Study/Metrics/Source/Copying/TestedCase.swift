public import Diagnostics
import Identifiers
import SwiftSyntax

/// A case of the domain that a pattern tests directly, although the domain's rules test it.
public struct TestedCase: Sendable, Hashable {
  /// The expression in the pattern: `state.star == .set`.
  public let expression: String
  /// The name of the case.
  public let name: String
  /// The location of the test in the domain.
  public let original: Diagnostics.SourceLocation
  /// The location of the test in the pattern.
  public let copy: Diagnostics.SourceLocation
  /// The pattern's type that contains the test, if there is one.
  public let type: String?
}

extension SourceLibrary {
  /// Returns the places where a pattern tests a case that the rules of its sample's domain test.
  ///
  /// A domain that writes `self == .settled(.set)` answers a question with it, `isStarred`. A
  /// pattern that writes `if case .settled(.set) = state`, or
  /// `!state.isSwitching && state.star == .set`, rewrites that rule in another form. Tests are
  /// `==` and `!=` beside a case, `if case` and `guard case`, and a case nested in the `case` of a
  /// `switch`. A `switch` over all cases of a value is not a test, and a case that the domain
  /// never tests does not count (`request == .granted`). Cases are compared by name; a name that
  /// the pattern declares as well is skipped. Not detected is a `switch` with a `default`.
  public func testedCases(module: String) -> [TestedCase] {
    let ownCases = Set(files(of: module).flatMap { CaseTestVisitor($0).declared })
    return samples.flatMap { sample -> [TestedCase] in
      let inSample = files(of: module, sample: sample)
      guard !inSample.isEmpty else { return [] }
      let known = testedCases(inDomainOf: sample)
      return inSample.flatMap { file in
        CaseTestVisitor(file).found.compactMap { test in
          guard !ownCases.contains(test.name), let original = known[test.name] else { return nil }
          return TestedCase(
            expression: test.node.trimmedDescription, name: test.name, original: original,
            copy: file.lines.location(of: test.node), type: test.node.ownerIfAny)
        }
      }
    }
  }

  /// Returns the locations where a sample's domain tests its cases, by case name.
  ///
  /// In an enumeration of two cases, testing one counts as testing the other.
  private func testedCases(inDomainOf sample: String) -> [String: Diagnostics.SourceLocation] {
    let visitors = domain(of: sample).map { (file: $0, visitor: CaseTestVisitor($0)) }
    let declared = Set(visitors.flatMap { $0.visitor.declared })
    var known: [String: Diagnostics.SourceLocation] = [:]
    for (file, visitor) in visitors {
      for test in visitor.found where declared.contains(test.name) && known[test.name] == nil {
        known[test.name] = file.lines.location(of: test.node)
      }
    }
    for cases in visitors.flatMap(\.visitor.enumerations) where cases.count == 2 {
      if let original = cases.compactMap({ known[$0] }).first {
        for name in cases where known[name] == nil { known[name] = original }
      }
    }
    return known
  }
}

/// Finds the tests of single cases in a file, and the cases that it declares.
private final class CaseTestVisitor: SyntaxVisitor {
  struct Test {
    let name: String
    let node: Syntax
  }

  private(set) var found: [Test] = []
  var declared: Set<String> { Set(enumerations.joined()) }
  /// The cases of each enumeration.
  private(set) var enumerations: [[String]] = []

  init(_ file: FileFacts) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    enumerations.append(cases.flatMap { $0.elements.map(\.name.text) })
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast()
    where ["==", "!="].contains(elements[index].trimmedDescription) {
      for operand in [elements[index - 1], elements[index + 1]] {
        for name in operand.caseNames { found.append(Test(name: name, node: Syntax(node))) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    let names = node.pattern.as(ExpressionPatternSyntax.self)?.expression.caseNames ?? []
    for name in names { found.append(Test(name: name, node: Syntax(node))) }
    return .visitChildren
  }

  /// Reports the case nested in another one, as in `case .settled(.set):`.
  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    let names = node.pattern.as(ExpressionPatternSyntax.self)?.expression.caseNames ?? []
    for name in names.dropFirst() { found.append(Test(name: name, node: Syntax(node))) }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The cases that an expression names, with the outermost first and then those in its arguments.
  fileprivate var caseNames: [String] {
    if let call = self.as(FunctionCallExprSyntax.self) {
      let outer = call.calledExpression.caseNames
      return outer.isEmpty ? [] : outer + call.arguments.flatMap(\.expression.caseNames)
    }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return [] }
    if let base = member.base, TypePath(base)?.text.first?.isUppercase != true { return [] }
    return [member.declName.baseName.text]
  }
}

extension SourceLibrary {
  /// Returns the places where a pattern reads a property for which the domain has a function.
  ///
  /// The check covers the domain's functions that return one property of a parameter, such as
  /// `UserSearch.isImmediate(_:)` with `query.isEmpty`. A pattern repeats such a function if it
  /// reads the same property of something named like the parameter, or of a `text`, which is a
  /// user's input. Not detected are reads from anything with another name.
  public func shortQuestions(module: String) -> [TestedCase] {
    samples.flatMap { sample -> [TestedCase] in
      let questions = domain(of: sample).flatMap { file in
        file.tree.all(FunctionDeclSyntax.self).compactMap(ShortQuestion.init)
          .map { (question: $0, location: file.lines.location(of: $0.read)) }
      }
      guard !questions.isEmpty else { return [] }
      return files(of: module, sample: sample).flatMap { file in
        file.tree.all(MemberAccessExprSyntax.self).compactMap { read in
          questions.first { $0.question.isAsked(by: read) }.map { asked in
            TestedCase(
              expression: read.trimmedDescription, name: asked.question.property,
              original: asked.location, copy: file.lines.location(of: read), type: read.ownerIfAny)
          }
        }
      }
    }
  }
}

/// A function that returns one Boolean property of a parameter.
private struct ShortQuestion {
  let parameter: String
  let property: String
  let read: MemberAccessExprSyntax

  init?(_ function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    guard function.signature.returnClause?.type.trimmedDescription == "Bool",
      let statement = function.body?.statements.first, function.body?.statements.count == 1,
      let read = statement.item.as(MemberAccessExprSyntax.self),
      let base = read.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      parameters.contains(base)
    else { return nil }
    parameter = base
    property = read.declName.baseName.text
    self.read = read
  }

  /// Returns whether a member access reads the same property.
  func isAsked(by other: MemberAccessExprSyntax) -> Bool {
    guard other.declName.baseName.text == property, let base = other.base else { return false }
    return [parameter, "text"].contains(base.trimmedDescription.lastName)
  }
}
