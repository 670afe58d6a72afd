import SwiftSyntax

/// A type of the tests that is in the place of a neighbour of what is tested.
public struct TestDouble: Sendable, Hashable {
  /// Its name.
  public let name: String
  /// The kinds of doubles that it is, as Gerard Meszaros names them; none if it only satisfies the
  /// compiler.
  public let kinds: Set<TestDoubleKind>
  /// Says whether it subscribes to what is tested, rather than being called through a protocol.
  public let subscribes: Bool
}

/// The kinds of doubles, after Meszaros, *xUnit Test Patterns* (2007).
public enum TestDoubleKind: String, Sendable, Hashable, CaseIterable {
  /// Records what it receives, for the test to look at.
  case spy
  /// Gives the answers that the test has laid down.
  case stub
}

/// The doubles that tests declare.
struct TestDoubles {
  private let files: [FileFacts]
  private let index: TypeIndex
  private let declared: [String: [Declaration]]

  /// The doubles of some tests.
  ///
  /// - Parameters:
  ///   - files: The files of the tests.
  ///   - index: What the implementation can name.
  ///   - declared: The declarations of that, by name.
  init(_ files: [FileFacts], index: TypeIndex, declared: [String: [Declaration]]) {
    self.files = files
    self.index = index
    self.declared = declared
  }

  /// Returns the doubles that names mean, and those that they name, each with what it names.
  func named(by names: Set<String>) -> [(double: TestDouble, names: Set<String>)] {
    var found: [String: (double: TestDouble, names: Set<String>)] = [:]
    var seen: Set<String> = []
    var open = names
    while let name = open.popFirst() {
      guard seen.insert(name).inserted else { continue }
      for file in files {
        for type in file.declarations
        where type.name == name && [.class, .struct].contains(type.kind) && !name.hasSuffix("Tests")
        {
          let named = file.names(in: type.lines)
          open.formUnion(named)
          if let double = double(type, in: file) { found[name] = (double, named) }
        }
      }
    }
    return found.values.sorted { $0.double.name < $1.double.name }
  }

  /// Returns the double of a name.
  func double(named name: String) -> TestDouble? {
    named(by: [name]).first { $0.double.name == name }?.double
  }

  /// A type as a double: one that replaces something, or that records what it subscribes to.
  private func double(_ type: Declaration, in file: FileFacts) -> TestDouble? {
    let replaced = type.inherited.flatMap { index.resolve($0) }
    let visitor = DoubleVisitor(variables: Set(type.stored.filter { !$0.isConstant }.map(\.name)))
    for node in file.tree.statements where file.lines.lines(of: node) == type.lines {
      visitor.walk(node)
    }
    var kinds: Set<TestDoubleKind> = []
    if visitor.records { kinds.insert(.spy) }
    if !replaced.isEmpty, visitor.answers || requiresProperties(replaced) { kinds.insert(.stub) }
    guard !replaced.isEmpty || kinds.contains(.spy) else { return nil }
    return TestDouble(name: type.name, kinds: kinds, subscribes: replaced.isEmpty)
  }

  private func requiresProperties(_ protocols: [String]) -> Bool {
    protocols.flatMap { declared[$0] ?? [] }.contains { $0.otherRequirements > 0 }
  }
}

/// Looks into a type for variables that collect or count, and for functions that give values.
private final class DoubleVisitor: SyntaxVisitor {
  private(set) var records = false
  private(set) var answers = false
  private let variables: Set<String>

  init(variables: Set<String>) {
    self.variables = variables
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    let member = node.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if node.declName.baseName.text == "append", let name = base ?? member,
      variables.contains(name)
    {
      records = true
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if let name = elements.first?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      variables.contains(name),
      elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    {
      records = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.returnClause != nil, !node.modifiers.contains(where: isPrivate) {
      answers = true
    }
    return .visitChildren
  }

  private func isPrivate(_ modifier: DeclModifierSyntax) -> Bool {
    modifier.name.tokenKind == .keyword(.private)
  }
}

extension FileFacts {
  /// The names on some lines, those aside that are only introduced there.
  func names(in lines: ClosedRange<Int>) -> Set<String> {
    var names: Set<String> = []
    var introduced: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      let line = self.lines.line(of: token.positionAfterSkippingLeadingTrivia.utf8Offset)
      guard lines.contains(line) else { continue }
      if token.parent?.is(IdentifierPatternSyntax.self) == true {
        introduced.insert(name)
      } else {
        names.insert(name)
      }
    }
    return names.subtracting(introduced)
  }
}
