import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The diagnostic for code that cannot be traced, with advice on what to write instead.
struct ExpansionError: DiagnosticMessage {
  let diagnosticID: MessageID
  let message: String
  var severity: DiagnosticSeverity { .error }

  private init(_ id: String, _ message: String) {
    diagnosticID = MessageID(domain: "Traced", id: id)
    self.message = message
  }
}

extension ExpansionError {
  static func unsupportedDeclaration(kind: String) -> ExpansionError {
    ExpansionError(
      "unsupported-declaration",
      "@Traced cannot be attached to \(kind): participants are classes, actors, copyable structs "
        + "and enums, and their extensions")
  }
  static func nestedType(name: String) -> ExpansionError {
    ExpansionError(
      "nested-type",
      "the methods of nested type '\(name)' would escape tracing: give it a @Traced of its own")
  }
  static let privateNestedType = ExpansionError(
    "private-nested-type",
    "what conforms this type to 'Traceable' is written outside of the type around it, where "
      + "nothing private is known: write 'fileprivate'")
  static func codedByCompiler(name: String) -> ExpansionError {
    ExpansionError(
      "coded-by-compiler",
      "what the compiler would write to code '\(name)' knows neither its life nor where tracing keeps "
        + "its properties: write 'init(from:)' and 'encode(to:)', as far as it needs them")
  }
  static let severalVariables = ExpansionError(
    "several-variables",
    "several variables in one declaration cannot be traced: declare each by itself")
  static let pattern = ExpansionError(
    "pattern", "variables of a pattern cannot be traced: declare each by itself")
  static func lazyWithObservers(name: String) -> ExpansionError {
    ExpansionError(
      "lazy-with-observers",
      "lazy property '\(name)' has observers, so its changes cannot be traced: drop 'lazy' or "
        + "the observers")
  }
  static func ignoredWithObservers(name: String) -> ExpansionError {
    ExpansionError(
      "ignored-with-observers",
      "property '\(name)' is ignored by observation and has observers, so its changes cannot be "
        + "traced: drop '@ObservationIgnored' or the observers")
  }
  static func closureNeedsType(name: String) -> ExpansionError {
    ExpansionError(
      "closure-needs-type",
      "this closure captures a list inside a traced initializer: write the type, as in "
        + "'let \(name): () -> Void = …'")
  }
  static let closureInHead = ExpansionError(
    "closure-in-head",
    "a closure with a capture list cannot be traced here, inside a traced initializer: name it "
      + "first, in a constant with a written type")
  static let closureBeforeInitialisation = ExpansionError(
    "closure-before-initialisation",
    "a closure with a capture list cannot be traced before super.init: move this statement "
      + "behind super.init")
  static let closureInDelegation = ExpansionError(
    "closure-in-delegation",
    "a closure with a capture list cannot be traced as an argument of a delegated initializer: "
      + "name it first, in a constant with a written type")
  static func resultBuilder(name: String) -> ExpansionError {
    ExpansionError(
      "result-builder",
      "'@\(name)' may be a result builder, and a method that one builds cannot be traced: build "
        + "the value in a closure, and return it")
  }
  static let observableNeedsClass = ExpansionError(
    "observable-needs-class",
    "@Observable can be attached to a class only: what is observed has an identity")
  static let observedTogether = ExpansionError(
    "observed-together",
    "several variables in one declaration cannot be observed: declare each by itself, or with "
      + "@ObservationIgnored")
}

extension MacroExpansionContext {
  func report(_ error: ExpansionError, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: error))
  }
}
