import SwiftSyntax

/// A type of the tests that replaces a neighbour of the code under test.
public struct TestDouble: Sendable, Hashable {
  public let name: String
  /// The kinds of double, in Gerard Meszaros's terms; empty if it only satisfies the compiler.
  public let kinds: Set<TestDoubleKind>
  /// Indicates whether it subscribes to the code under test instead of being called by it.
  public let subscribes: Bool
}

/// The kinds of doubles, after Meszaros, *xUnit Test Patterns* (2007).
public enum TestDoubleKind: String, Sendable, Hashable, CaseIterable {
  /// Records what it receives, for inspection by the test.
  case spy
  /// Returns the answers that the test has prepared.
  case stub
}

/// The doubles that tests declare.
struct TestDoubles {
  private let files: [FileFacts]
  private let index: TypeIndex
  private let declared: [String: [Declaration]]

  /// Creates the doubles of some tests; `declared` has the types that the implementation can name.
  init(_ files: [FileFacts], index: TypeIndex, declared: [String: [Declaration]]) {
    self.files = files
    self.index = index
    self.declared = declared
  }

  /// Returns the doubles reachable from names, each with the names in its source.
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

  func double(named name: String) -> TestDouble? {
    named(by: [name]).first { $0.double.name == name }?.double
  }

  /// Returns a type as a double if it replaces another type or records what it receives.
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
  /// Returns whether it appends or adds to one of the variables.
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

  /// Indicates whether it is a function that returns a value to others.
  fileprivate var answers: Bool {
    guard let function = self.as(FunctionDeclSyntax.self) else { return false }
    return function.signature.returnClause != nil && !function.modifiers.contains(anyOf: .private)
  }
}

extension FileFacts {
  /// Returns the names on some lines, without those that are introduced there.
  func names(in lines: ClosedRange<Int>) -> Set<String> {
    let own = identifiers.filter { lines.contains($0.line) }
    return Set(own.filter { !$0.isIntroduced }.map(\.name))
      .subtracting(own.filter(\.isIntroduced).map(\.name))
  }
}
