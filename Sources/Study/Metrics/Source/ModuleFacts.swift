public import Diagnostics
import Identifiers
import Sequences

/// The facts from the source of a whole pattern module: its machinery and all its samples.
public struct ModuleFacts: Sendable, Hashable, Codable {
  /// The module: `PassiveMVP`.
  public let module: String
  /// The number of its tokens.
  public let tokens: Int
  /// The number of tokens that name a part of the tracing, without imports.
  public let tracingTokens: Int
  /// Functions, initialisers and deinitialisers that escape tracing unnecessarily.
  public let untraced: [Diagnostic]
  /// The code that is rejected in every pattern, whatever its contract; CONTRIBUTING lists it.
  public let refused: [Diagnostic]

  /// All diagnostics of its code.
  public var diagnostics: [Diagnostic] { untraced + refused }

  /// The maximum share of a module's tokens that may name a part of the tracing.
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

  /// Returns the classes without their own role that inherit from a class with a role, because the
  /// attribute is not inherited.
  private func untracedHeirs(_ own: [FileFacts]) -> [Diagnostic] {
    let index = TypeIndex(own + files.filter(\.area.isSamples), library: library)
    return own.flatMap(\.declarations).compactMap { declaration in
      guard declaration.kind == .class, declaration.role == nil,
        let parent = declaration.inherited.flatMap({ index.resolve($0) })
          .first(where: { !index.isProtocol($0) && index.role(of: $0) != nil })
      else { return nil }
      return Diagnostic(
        .untraced, at: declaration.location,
        "'\(declaration.name)' inherits from '\(parent)', but escapes tracing",
        suggestion: "write @Traced(.role) before '\(declaration.name)', with its role")
    }
  }

  /// Returns the diagnostics for the pattern modules: code that escapes tracing or is rejected in
  /// every pattern, and modules in which the share of tracing is too large.
  ///
  /// - Parameter known: Returns the facts of a module if they are already available.
  /// - Returns: The diagnostics, in the order of the modules.
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
          "\(share) belong to tracing",
          explanation: "At most 1 % may, so that the code reads as in an ordinary app.")
      ]
    }
    .flatMap(\.self)
  }

  /// Returns the code that is rejected in samples as well: asynchronous code, for which patterns
  /// would have to wait, and input from outside the app.
  public func sampleDiagnostics() -> [Diagnostic] {
    files.filter(\.area.isSamples).flatMap(\.unrepeatable)
  }
}
