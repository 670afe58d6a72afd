public import Diagnostics
import Identifiers
import SwiftSyntax

/// A case of the domain that a pattern tests, though the domain has a question for it.
public struct TestedCase: Sendable, Hashable {
  /// The expression that the pattern writes: `state.star == .set`.
  public let expression: String
  /// The case.
  public let name: String
  /// The place where the domain tests it.
  public let original: Diagnostics.SourceLocation
  /// The place where the pattern tests it.
  public let copy: Diagnostics.SourceLocation
  /// The pattern's type in whose source it is, if it is in one's.
  public let type: String?
}

extension SourceLibrary {
  /// The places where a pattern tests a case that the rules of its sample's domain test.
  ///
  /// A domain that writes `self == .settled(.set)` answers a question by it, `isStarred`; a pattern
  /// that writes `if case .settled(.set) = state`, or `!state.isSwitching && state.star == .set`,
  /// has the rule in other words. Tests are `==` and `!=` beside a case, `if case` and `guard
  /// case`, and a `case` of a `switch` within a case. To tell all cases of a value apart by a
  /// `switch` is no test, and neither is a case that the domain never tests (`request ==
  /// .granted`). Cases are known by their names; one that the pattern declares as well is passed
  /// over. What escapes is a `switch` with a `default`.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: The places, in the order of the module's files.
  public func testedCases(module: String) -> [TestedCase] {
    let own = files.filter { $0.area.module == module }
    let ownCases = Set(own.flatMap { CaseTestVisitor($0).declared })
    return samples.flatMap { sample -> [TestedCase] in
      let inSample = own.filter { $0.area.folder(among: samples) == sample }
      guard !inSample.isEmpty else { return [] }
      let known = testedCases(inDomainOf: sample)
      return inSample.flatMap { file in
        CaseTestVisitor(file).found.compactMap { test in
          guard !ownCases.contains(test.name), let original = known[test.name] else { return nil }
          let type = test.node.owner
          return TestedCase(
            expression: test.node.trimmedDescription, name: test.name, original: original,
            copy: file.lines.location(of: test.node), type: type.isEmpty ? nil : type)
        }
      }
    }
  }

  /// Returns the places where a sample's domain tests its cases; of two cases to test one is to
  /// test the other.
  private func testedCases(inDomainOf sample: String) -> [String: Diagnostics.SourceLocation] {
    let domain = files.filter {
      $0.area.isSamples && $0.area.folder(among: samples) == sample
    }
    let visitors = domain.map { (file: $0, visitor: CaseTestVisitor($0)) }
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
  private(set) var declared: Set<String> = []
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

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
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

  /// `case .settled(.set):` tests the case within the other.
  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    let names = node.pattern.as(ExpressionPatternSyntax.self)?.expression.caseNames ?? []
    for name in names.dropFirst() { found.append(Test(name: name, node: Syntax(node))) }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The cases that an expression names: itself, and those in its arguments, the outermost first.
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
