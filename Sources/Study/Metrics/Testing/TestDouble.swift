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

  /// The doubles of some tests, beside what the implementation can name.
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
    let variables = Set(type.stored.filter { !$0.isConstant }.map(\.name))
    let nodes = file.tree.statements.filter { file.lines.lines(of: $0) == type.lines }
      .flatMap { $0.all(Syntax.self) }
    var kinds: Set<TestDoubleKind> = []
    if nodes.contains(where: { $0.records(in: variables) }) { kinds.insert(.spy) }
    let requirements = replaced.flatMap { declared[$0] ?? [] }.map(\.otherRequirements)
    if !replaced.isEmpty,
      nodes.contains(where: \.answers) || requirements.contains(where: { $0 > 0 })
    {
      kinds.insert(.stub)
    }
    guard !replaced.isEmpty || kinds.contains(.spy) else { return nil }
    return TestDouble(name: type.name, kinds: kinds, subscribes: replaced.isEmpty)
  }
}

extension Syntax {
  /// Returns whether one of some variables collects or counts in it.
  fileprivate func records(in variables: Set<String>) -> Bool {
    if let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "append"
    {
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName
      let property = member.base?.as(MemberAccessExprSyntax.self)?.declName.baseName
      return (base ?? property).map { variables.contains($0.text) } ?? false
    }
    let elements = self.as(SequenceExprSyntax.self)?.elements
    guard let name = elements?.first?.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    let sign = elements?.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text
    return variables.contains(name) && sign == "+="
  }

  /// Says whether it is a function that gives others a value.
  fileprivate var answers: Bool {
    guard let function = self.as(FunctionDeclSyntax.self) else { return false }
    return function.signature.returnClause != nil && !function.modifiers.contains(anyOf: .private)
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
