import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// Reads the package's own tests: the compiler cannot say that one compares nothing.
@Suite("The unit tests of this package")
struct AssertionTests {
  /// The functions of all tests, by the target that they belong to.
  private static let targets = Result {
    let tests = packageRoot.appending(path: "Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    var targets: [String: [TestedFunction]] = [:]
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let parts = path.split(separator: "/")
      let isShared = parts.first == "Support"
      guard isShared || parts.contains(where: { $0.hasSuffix("Tests") }) else { continue }
      let target = isShared ? "Support" : String(parts.first { $0.hasSuffix("Tests") } ?? "")
      let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
      targets[target, default: []] += TestedFunction.all(in: text, file: "Tests/\(path)")
    }
    return targets
  }

  @Test("each fail if something is not as they say")
  func assertions() throws {
    let targets = try Self.targets.get()
    let shared = targets["Support"] ?? []
    for (target, functions) in targets {
      #expect(TestedFunction.withoutAssertion(functions, helpers: shared) == [], "\(target)")
    }
    #expect(targets.count > 30)
    #expect(targets.values.joined().count(where: \.isTest) > 1_000)
  }

  @Test(
    "are seen to assert, or not to",
    arguments: [
      ("@Test func a() { #expect(x == 1) }", []),
      ("@Test func a() throws { try #require(x) }", []),
      ("@Test func a() { Issue.record(\"no\") }", []),
      ("@Test func a() async { await confirmation { $0() } }", []),
      ("@Test(\"is\") func a() { let x = f() }", ["a"]),
      ("@Test func a() { check(1) }\nfunc check(_ x: Int) { #expect(x == 1) }", []),
      (
        "@Test func a() { check(1) }\nfunc check(_ x: Int) { again(x) }\nfunc again(_ x: Int) { #expect(x == 1) }",
        []
      ),
      ("@Test func a() { check(1) }\nfunc check(_ x: Int) { print(x) }", ["a"]),
      ("@Test func a() { // #expect(x == 1)\n}", ["a"]),
      ("@Test func a() { let text = \"#expect(x)\" }", ["a"]),
      ("@Test func a() { #expect(true) }", ["a"]),
      ("@Test func a() { #expect(Bool(true)) }", ["a"]),
      ("@Test func a() { func b() { #expect(x == 1) } }", ["a"]),
      ("@Test func a() { func b() { #expect(x == 1) }\nb() }", []),
      ("struct S { @Test func a() {} \n @Test func b() { #expect(x == 1) } }", ["a"]),
      ("func check(_ x: Int) { print(x) }", []),
    ] as [(String, [String])])
  func made(_ text: String, _ names: [String]) {
    let functions = TestedFunction.all(in: text, file: "a.swift")
    #expect(
      TestedFunction.withoutAssertion(functions, helpers: [])
        == names.map { "a.swift: \($0)" })
  }
}

/// A function of tests: whether it is one itself, whether it asserts, and what it calls.
private struct TestedFunction {
  let name: String
  let file: String
  let isTest: Bool
  let asserts: Bool
  let calls: Set<String>

  static func all(in text: String, file: String) -> [TestedFunction] {
    let reader = TestReader(file)
    reader.walk(Parser.parse(source: text))
    return reader.functions
  }

  /// The tests that neither assert nor call what does.
  static func withoutAssertion(
    _ functions: [TestedFunction], helpers: [TestedFunction]
  ) -> [String] {
    let all = functions + helpers
    var asserting = Set(all.filter(\.asserts).map(\.name))
    var before = -1
    while before != asserting.count {
      before = asserting.count
      asserting.formUnion(all.filter { !$0.calls.isDisjoint(with: asserting) }.map(\.name))
    }
    return functions.filter { function in
      function.isTest && !function.asserts && function.calls.isDisjoint(with: asserting)
    }.map { "\($0.file): \($0.name)" }
  }
}

private final class TestReader: SyntaxVisitor {
  private(set) var functions: [TestedFunction] = []
  private let file: String

  init(_ file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let body = BodyReader()
    if let block = node.body { body.walk(block) }
    let isTest = node.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test"
    }
    functions.append(
      TestedFunction(
        name: node.name.text, file: file, isTest: isTest, asserts: body.asserts, calls: body.calls))
    return .visitChildren
  }
}

/// Finds what a body asserts and calls, without the functions that are declared in it.
private final class BodyReader: SyntaxVisitor {
  private(set) var asserts = false
  private(set) var calls: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["expect", "require"].contains(node.macroName.text) else { return .visitChildren }
    let condition = node.arguments.first?.expression.trimmedDescription
    if condition != "true", condition != "Bool(true)" { asserts = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      calls.insert(name)
      if name == "confirmation" { asserts = true }
    } else if let member = called.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      calls.insert(name)
      if name == "record", member.base?.trimmedDescription == "Issue" { asserts = true }
    }
    return .visitChildren
  }
}
