import Diagnostics
import Metrics
import Testing
import Trace

@Suite("Code that escapes tracing")
struct UntracedCodeTests {
  @Test(
    "is found wherever it hides",
    arguments: [
      ("class A { func 1️⃣a() {} }", [.untraced]),
      ("class A { 1️⃣init() {} 2️⃣deinit {} }", [.untraced, .untraced]),
      ("class A: B { override func 1️⃣a() {} }", [.untraced]),
      ("func 1️⃣a() {}", [.untraced]),
      ("@Traced(.view) class A { func a() {} }\nextension A { func 1️⃣b() {} }", [.untraced]),
      ("@Traced(.view) class A { class B { func 1️⃣b() {} } }", [.untraced]),
      ("@Traced(.view) class A { func a() { func 1️⃣b() {} } }", [.untracedLocal]),
      ("@Traced(.view) class A { var a: Int { func 1️⃣b() {} } }", [.untracedLocal]),
      ("@Traced(.view) class A { lazy var a = { func 1️⃣b() {} }() }", [.untracedLocal]),
      ("@Traced(.view) class A { init() { func 1️⃣b() {} } }", [.untracedLocal]),
      (
        "@Traced(.view) class A { func a() { struct B { func 1️⃣b() {} } } }",
        [.untracedLocal]
      ),
      ("@Traced(.view) class A {}\n class B: A { override func 1️⃣a() {} }", [.untraced]),
      ("enum A {}\nextension A { static func 1️⃣a() {} }", [.untraced]),
      ("enum A { static func 1️⃣+ (a: A, b: A) -> A { a } }", [.untraced]),
      ("func 1️⃣+ (a: A, b: A) -> A { a }", [.untraced]),
      ("extension Button { convenience 1️⃣init(a: Int) { self.init() } }", [.untraced]),
      ("#if DEBUG\nfunc 1️⃣a() {}\n#endif", [.untraced]),
      ("class A {\n#if DEBUG\nfunc 1️⃣a() {}\n#endif\n}", [.untraced]),
      ("extension P { func 1️⃣a() {} }", [.untraced]),
      ("@Traced(.view) 1️⃣@Traced(.view) class A { func a() {} }", [.tracedTwice]),
      ("1️⃣@Traced class A { func a() {} }", [.tracedRole]),
      ("@Traced(.1️⃣veiw) class A { func a() {} }", [.unknownRole]),
      ("@Traced(extending: .1️⃣veiw) extension A { func a() {} }", [.unknownRole]),
    ] as [(String, [DiagnosticID])])
  func found(_ marked: String, _ ids: [DiagnosticID]) {
    let source = MarkedSource(marked)
    let untraced = source.facts().untraced
    #expect(untraced.map(\.id) == ids)
    #expect(
      untraced.compactMap(\.location).map { "\($0.line ?? 0):\($0.column ?? 0)" } == source.all)
  }

  @Test(
    "is not found where there is none",
    arguments: [
      "@Traced(.view) class A { init() {} func a() {} deinit {} static func b() {} }",
      "@Traced(.view) extension A { func a() {} }",
      "@Traced(.view) class A {\n#if DEBUG\nfunc a() {}\n#endif\n}",
      "protocol P { func a(); init() }",
      "enum Action { case a }\nstruct Value { let a: Int; var b: Int { a } }",
      "@Traced(.view) class A { @Traced(.view) class B { func b() {} } }",
    ])
  func notFound(_ source: String) {
    #expect(MarkedSource(source).facts().untraced.isEmpty)
  }

  @Test(
    "comes with the form of the attribute that compiles where it stands",
    arguments: [
      ("class A { func a() {} }", "write @Traced(.role) before 'A', with its role"),
      (
        "extension A { func a() {} }",
        "write @Traced(extending: .role) before the extension, with the role of 'A'"
      ),
    ])
  func suggestion(_ source: String, _ expected: String) {
    #expect(MarkedSource(source).facts().untraced.map(\.suggestion) == [expected])
  }

  @Test("by a misspelt role names the roles there are")
  func unknownRole() throws {
    let diagnostic = try #require(
      MarkedSource("@Traced(.viewModell) class A {}").facts().untraced.first)
    #expect(diagnostic.suggestion == "did you mean 'viewModel'?")
    let known = Role.standard.map { ".\($0)" }.joined(separator: ", ")
    #expect(diagnostic.explanation == "Known names: \(known).")
  }

  @Test("is a class that inherits from a traced one, in whichever file")
  func heirs() {
    let library = SourceLibrary(
      [
        SourceFile(path: "Sources/Apps/HeadlessUI/Views.swift", text: "open class View {}"),
        SourceFile(
          path: "Sources/Patterns/Made/A.swift",
          text: "@Traced(.store) class A {}\n@Traced(.store) class B: A {}\nclass C: B {}"),
        SourceFile(
          path: "Sources/Patterns/Made/D.swift",
          text: "class D: View {}\nprotocol P {}\nclass E: P {}\nstruct F {}"),
      ], samples: [])
    #expect(
      library.facts(module: "Made").untraced.map(\.description).map { $0.prefix { $0 != "[" } } == [
        "Sources/Patterns/Made/A.swift:3:7: error: 'C' inherits from 'B', but escapes tracing ",
        "Sources/Patterns/Made/D.swift:1:7: error: 'D' inherits from 'View', but escapes tracing ",
      ])
  }

  @Test("is found in no pattern of this package, and tracing takes little room")
  func ownPatterns() throws {
    let library = try SourceLibrary.own()
    #expect(library.modules.count >= 5)
    #expect(library.tracingDiagnostics().map(\.description) == [])
  }

  @Test("a module in which tracing takes more than its share is named")
  func share() {
    let few = SourceFile(
      path: "Sources/Patterns/Made/Up.swift", text: "@Traced(.view) class A { let a = 1 }")
    let diagnostics = SourceLibrary([few], samples: []).tracingDiagnostics()
    #expect(diagnostics.map(\.id) == [.tracingShare])
    #expect(diagnostics.first?.location?.file == "Sources/Patterns/Made")
  }
}
