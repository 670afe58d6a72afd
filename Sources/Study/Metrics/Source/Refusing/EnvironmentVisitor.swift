import Diagnostics
import SwiftSyntax

/// Finds access to the process and its environment, files, the time of day, and randomness.
///
/// Names in expressions and behind type aliases count: `Date()`, `getenv("HOME")`,
/// `all.shuffled()`, `name.hashValue`. A domain type with such a name is reported, too. Not
/// detected are a function of another module that returns such a value under a different name, and
/// the order of a set's elements.
final class EnvironmentVisitor: FindingVisitor<Diagnostic> {
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if node.isMemberName {
      if Self.members.contains(name) || name == "random" && node.isCalled {
        refuse(node, "'\(name)' has a different value in each run")
      }
    } else if Self.types.contains(name) || Self.functions.contains(name) && node.isCalled {
      refuse(node, "'\(name)' comes from outside the app")
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    for name in node.initializer.value.names(.named) {
      let parts = TypePath(name)?.text.split(separator: ".").map(String.init) ?? []
      if parts.contains(where: Self.types.contains) {
        refuse(name, "'\(parts.joined(separator: "."))' comes from outside the app")
      }
    }
    return .skipChildren
  }

  private func refuse(_ node: some SyntaxProtocol, _ message: String) {
    found.append(
      Diagnostic(
        .environment, at: lines.location(of: node), message,
        explanation: "All runs must be equal, but values from the process, the system or a random "
          + "source differ.",
        suggestion: "take the time from the environment's clock, initial values from the setup, "
          + "and data from outside from the server"))
  }

  /// Types that give access to the process, the system, the time or randomness.
  private static let types: Set<String> = [
    "Bundle", "CommandLine", "ContinuousClock", "Date", "DispatchTime", "FileHandle", "FileManager",
    "Hasher", "ObjectIdentifier", "ProcessInfo", "SuspendingClock", "SystemRandomNumberGenerator",
    "Timer",
    "URLSession", "UUID", "UserDefaults",
  ]

  /// Functions that give such access.
  private static let functions: Set<String> = [
    "arc4random", "arc4random_uniform", "clock_gettime", "drand48", "getenv", "putenv", "rand",
    "random", "readLine", "setenv",
  ]

  /// Members whose value differs in each run.
  private static let members: Set<String> = [
    "hashValue", "randomElement", "shuffle", "shuffled",
  ]
}

extension DeclReferenceExprSyntax {
  /// Indicates whether it is the member name in a member access, not the base.
  var isMemberName: Bool {
    guard let access = parent?.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.id == id
  }

  /// Indicates whether it, or the member that it names, is called.
  fileprivate var isCalled: Bool {
    let callee = isMemberName ? parent.map(Syntax.init) : Syntax(self)
    return callee?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee?.id
  }
}
