public import Diagnostics
import Identifiers
import Sequences

/// The facts from the source of a whole pattern module: its machinery and all its samples.
public struct ModuleFacts: Sendable, Hashable, Codable {
  /// The module: `PassiveMVP`.
  public let module: String
  /// The number of its tokens.
  public let tokens: Int
  /// The number of tokens that name something of the tracing, imports aside.
  public let tracingTokens: Int
  /// Functions, initialisers and deinitialisers that escape tracing though they need not.
  public let untraced: [Diagnostic]
  /// The code that no pattern may have, whatever its contract; CONTRIBUTING lists it.
  public let refused: [Diagnostic]

  /// All that is wrong with its code.
  public var diagnostics: [Diagnostic] { untraced + refused }

  /// The largest share of a module's tokens that may name something of the tracing.
  public static let largestTracingShare = 0.01

  /// The tracing's share of the tokens, 0 … 1.
  public var tracingShare: Double {
    tokens == 0 ? 0 : Double(tracingTokens) / Double(tokens)
  }
}

extension SourceLibrary {
  /// Returns the facts from the source of a pattern module.
  public func facts(module: String) -> ModuleFacts {
    let own = files(of: module)
    let aliases = own.map(\.functionAliases)
      .reduce(into: [String: [String]?]()) { $0.merge($1, uniquingKeysWith: { first, _ in first }) }
    let refused =
      own.flatMap(\.refused)
      + parts(of: module).flatMap { part in
        part.extensionRoles + part.hiddenCalls + part.earlyCreations + part.heldFunctions(aliases)
          + part.strongDelegates
      }
      + sharedObjects(module: module) + hiddenLogic(module: module) + deciding(module: module)
      + screenReads(module: module)
    return ModuleFacts(
      module: module, tokens: own.map(\.tokens).reduce(0, +),
      tracingTokens: own.map(\.tracingTokens).reduce(0, +),
      untraced: own.flatMap(\.untraced) + untracedHeirs(own), refused: refused.sorted())
  }

  /// Classes without a role of their own that inherit from one that has a role: the attribute is
  /// not inherited.
  private func untracedHeirs(_ own: [FileFacts]) -> [Diagnostic] {
    let index = TypeIndex(own + files.filter(\.area.isSamples), library: library)
    return own.flatMap(\.declarations).compactMap { declaration in
      guard declaration.kind == .class, declaration.role == nil,
        let parent = declaration.inherited.flatMap({ index.resolve($0) })
          .first(where: { !index.isProtocol($0) && index.role(of: $0) != nil })
      else { return nil }
      return Diagnostic(
        .untraced, at: declaration.location,
        "'\(declaration.name)' inherits from '\(parent)', and escapes tracing",
        suggestion: "write @Traced(.role) before '\(declaration.name)', with its role")
    }
  }

  /// Returns the faults in the code of the pattern modules: code that escapes tracing or that no
  /// pattern may have, and modules in which tracing takes more room than it may.
  ///
  /// - Parameter known: Returns the facts of a module, if they are known already.
  /// - Returns: The faults, by module.
  public func tracingDiagnostics(
    known: @Sendable (_ module: String) -> ModuleFacts? = { _ in nil }
  ) -> [Diagnostic] {
    modules.concurrentMap { module -> [Diagnostic] in
      let facts = known(module) ?? facts(module: module)
      let diagnostics = facts.diagnostics
      guard facts.tracingShare > ModuleFacts.largestTracingShare else { return diagnostics }
      let share = "\(facts.tracingTokens) of \(facts.tokens) tokens"
      return diagnostics + [
        Diagnostic(
          .tracingShare, at: SourceLocation(file: "Sources/Patterns/\(module)"),
          "\(share) name something of the tracing",
          explanation: "At most 1 % may, so that the code reads as it would in an app.")
      ]
    }
    .flatMap(\.self)
  }

  /// Returns the code that samples may not have either: asynchronous code, which patterns would
  /// have to wait for, and what comes from outside the app.
  public func sampleDiagnostics() -> [Diagnostic] {
    files.filter(\.area.isSamples).flatMap(\.unrepeatable)
  }
}
