import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A fault of code that cannot be traced, with what to write instead.
enum ExpansionError: Sendable {
  case unsupportedDeclaration(kind: String)
  case nestedType(name: String)
  case privateNestedType
  case codedByCompiler(name: String)
  case severalVariables
  case pattern
  case lazyWithObservers(name: String)
  case ignoredWithObservers(name: String)
  case closureNeedsType(name: String)
  case closureInHead
  case closureBeforeInitialisation
  case closureInDelegation
  case resultBuilder(name: String)
  case observableNeedsClass
  case observedTogether

  fileprivate var id: String {
    switch self {
    case .unsupportedDeclaration: "unsupported-declaration"
    case .nestedType: "nested-type"
    case .privateNestedType: "private-nested-type"
    case .codedByCompiler: "coded-by-compiler"
    case .severalVariables: "several-variables"
    case .pattern: "pattern"
    case .lazyWithObservers: "lazy-with-observers"
    case .ignoredWithObservers: "ignored-with-observers"
    case .closureNeedsType: "closure-needs-type"
    case .closureInHead: "closure-in-head"
    case .closureBeforeInitialisation: "closure-before-initialisation"
    case .closureInDelegation: "closure-in-delegation"
    case .resultBuilder: "result-builder"
    case .observableNeedsClass: "observable-needs-class"
    case .observedTogether: "observed-together"
    }
  }

  fileprivate var text: String {
    switch self {
    case .unsupportedDeclaration(let kind):
      "@Traced cannot be attached to \(kind): participants are classes, actors, copyable structs "
        + "and enums, and their extensions"
    case .nestedType(let name):
      "the methods of nested type '\(name)' would escape tracing: give it a @Traced of its own"
    case .privateNestedType:
      "what conforms this type to 'Traceable' is written outside of the type around it, where "
        + "nothing private is known: write 'fileprivate'"
    case .codedByCompiler(let name):
      "what the compiler would write to code '\(name)' knows neither its life nor where tracing keeps "
        + "its properties: write 'init(from:)' and 'encode(to:)', as far as it needs them"
    case .severalVariables:
      "several variables in one declaration cannot be traced: declare each by itself"
    case .pattern:
      "variables of a pattern cannot be traced: declare each by itself"
    case .lazyWithObservers(let name):
      "lazy property '\(name)' has observers, so its changes cannot be traced: drop 'lazy' or "
        + "the observers"
    case .ignoredWithObservers(let name):
      "property '\(name)' is ignored by observation and has observers, so its changes cannot be "
        + "traced: drop '@ObservationIgnored' or the observers"
    case .closureNeedsType(let name):
      "this closure captures a list inside a traced initializer: write the type, as in "
        + "'let \(name): () -> Void = …'"
    case .closureInHead:
      "a closure with a capture list cannot be traced here, inside a traced initializer: name it "
        + "first, in a constant with a written type"
    case .closureBeforeInitialisation:
      "a closure with a capture list cannot be traced before super.init: move this statement "
        + "behind super.init"
    case .closureInDelegation:
      "a closure with a capture list cannot be traced as an argument of a delegated initializer: "
        + "name it first, in a constant with a written type"
    case .resultBuilder(let name):
      "'@\(name)' may be a result builder, and a method that one builds cannot be traced: build "
        + "the value in a closure, and return it"
    case .observableNeedsClass:
      "@Observable can be attached to a class only: what is observed has an identity"
    case .observedTogether:
      "several variables in one declaration cannot be observed: declare each by itself, or with "
        + "@ObservationIgnored"
    }
  }
}

extension ExpansionError: DiagnosticMessage {
  var message: String { text }
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "Traced", id: id) }
}

extension MacroExpansionContext {
  func report(_ error: ExpansionError, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: error))
  }
}
