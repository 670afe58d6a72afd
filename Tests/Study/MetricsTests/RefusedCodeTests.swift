import Diagnostics
import Metrics
import Testing

@Suite("What no pattern may have")
struct RefusedCodeTests {
  private func check(_ marked: String, _ ids: [DiagnosticID]) {
    let source = MarkedSource(marked)
    let refused = source.facts().refused
    #expect(refused.map(\.id) == ids)
    #expect(
      refused.compactMap(\.location).map { "\($0.line ?? 0):\($0.column ?? 0)" } == source.all)
    #expect(refused.allSatisfy { $0.suggestion != nil && $0.explanation != nil })
  }

  @Test(
    "is logic in a closure that is kept out of sight",
    arguments: [
      "struct A { static let reduce: (inout Int, Int) -> Void = 1️⃣{ $0 += $1 } }",
      "enum A { static let reduce = Reducer<Int> 1️⃣{ state in if state > 0 { go() } } }",
      "let next: (Int) -> Int = 1️⃣{ ($0 + 1) % 10 }",
      "struct A { static let digits = (0..<4).map 1️⃣{ $0 * 2 } }",
      "struct A { var tell: (Int) -> Void = 1️⃣{ print($0) } }",
      "class A { let tell: (Int) -> Void = 1️⃣{ print($0) } }",
      "class A { let tell = [1: 1️⃣{ go() }, 2: 2️⃣{ stop() }] }",
      "class A { let tell = isOn ? 1️⃣{ go() } : 2️⃣{ stop() } }",
      "class A { let reducer = Reducer(reduce: 1️⃣{ go($0) }) }",
      "class A { let reducer = Reducer.init 1️⃣{ go($0) } }",
      "struct A { let tell: () -> Void; init() { tell = 1️⃣{ go() } } }",
      "class A { let tell: () -> Void; init() { self.tell = 1️⃣{ go() } } }",
    ])
  func keptClosure(_ marked: String) {
    check(marked, MarkedSource(marked).all.map { _ in DiagnosticID.keptClosure })
  }

  @Test(
    "is described by what the closure does",
    arguments: [
      ("{ isOn ? 1 : 2 }", "decision"),
      ("{ first ?? second }", "decision"),
      ("{ if isOn { 1 } else { 2 } }", "decision"),
      ("{ switch phase { case .on: 1; case .off: 2 } }", "decision"),
      ("{ for a in all { sum += a }; return sum }", "loop, change"),
      ("{ all.map { $0.isOn ? 1 : 2 } }", "decision, call"),
      ("{ (digit + 1) % 10 }", "computation"),
      ("{ !isOff }", "computation"),
      ("{ show(1) }", "call"),
    ])
  func logic(_ closure: String, _ words: String) {
    let refused = MarkedSource("class A { let a: () -> Int = \(closure) }").facts().refused
    #expect(
      refused.map(\.message) == [
        "the closure stored in 'a' escapes tracing, but contains logic: \(words)"
      ])
  }

  @Test(
    "is no closure that only gives a value, or that is seen where it is bound",
    arguments: [
      "struct A { var tell: (Int) -> Void = { _ in } }",
      "struct A { static let title: (B) -> String? = { $0.title } }",
      "class A { let none: () -> Int? = { nil } }",
      "class A { let below: () -> Int = { -1 } }",
      "class A { let digits = (0..<4).map { Label(\"\\($0)\") } }",
      "class A { var tell: () -> Void; init() { tell = { go() } } }",
      "class A { let tell: () -> Void; init(_ tell: @escaping () -> Void) { self.tell = tell } }",
      "class A { func a() { button.addAction(Action { go() }); let b = { go() } } }",
      "class A { let title: B; init(_ s: S) { title = s.map { $0 ? 1 : 2 } } }",
    ])
  func seenClosure(_ source: String) { check(source, []) }

  @Test(
    "is what can change and belongs to nobody",
    arguments: [
      "var 1️⃣hits = 0",
      "private var 1️⃣timer: Timer? { didSet {} }",
      "#if DEBUG\nvar 1️⃣hits = 0\n#endif",
      "class A { static var 1️⃣shared = A() }",
      "class A { class B { private static var 1️⃣count = 0 } }",
      "1️⃣nonisolated(unsafe) let shared = A()",
      "class A { 1️⃣nonisolated(unsafe) var count = 0 }",
    ])
  func mutableGlobal(_ marked: String) { check(marked, [.mutableGlobal]) }

  @Test(
    "is no constant, and nothing that is computed or local",
    arguments: [
      "let limit = 3", "var limit: Int { 3 }", "class A { static let limit = 3; var a = 1 }",
      "class A { static var limit: Int { 3 }; func a() { var b = 1; b += 1 } }",
      "protocol P { static var a: Int { get } }", "nonisolated struct A { let a = 1 }",
    ])
  func constant(_ source: String) { check(source, []) }

  @Test("is an object that a constant keeps for the whole program, but no value")
  func sharedObjects() {
    let library = SourceLibrary(
      [
        SourceFile(path: "Sources/Apps/HeadlessUI/Center.swift", text: "public class Center {}"),
        SourceFile(path: "Sources/Patterns/Made/Store.swift", text: "class Store { class Log {} }"),
        SourceFile(
          path: "Sources/Patterns/Made/A.swift",
          text: """
            struct Value {}
            let value = Value()
            let first = Store()
            enum A { static let second: Store.Log = .init(); static let third = Center.init() }
            """),
      ], samples: [])
    #expect(
      library.facts(module: "Made").refused.map(\.description) == [
        "Sources/Patterns/Made/A.swift:3:5: error: 'first' holds one 'Store' for the entire "
          + "program [mutable-global]",
        "Sources/Patterns/Made/A.swift:4:21: error: 'A.second' holds one 'Store.Log' for the "
          + "entire program [mutable-global]",
        "Sources/Patterns/Made/A.swift:4:61: error: 'A.third' holds one 'Center' for the entire "
          + "program [mutable-global]",
      ])
  }

  @Test(
    "is asynchronous code",
    arguments: [
      "class A { func load() 1️⃣async {} }",
      "class A { func load() 1️⃣async throws { await go() } }",
      "protocol P { func load() 1️⃣async -> Int }",
      "class A { init() 1️⃣async {} }",
      "class A { var a: Int { get 1️⃣async { await go() } } }",
      "class A { func a() { 1️⃣Task { await go() } } }",
      "class A { func a() { 1️⃣Task(priority: .low) { go() } } }",
      "class A { func a() { 1️⃣Task<Int, Never> { go() } } }",
      "class A { func a() { 1️⃣Task.detached { await go() } } }",
      "class A { func a() { let b = 1️⃣await go() } }",
      "class A { func a() { 1️⃣async let b = go() } }",
      "class A { func a() { for 1️⃣await b in go() {} } }",
      "class A { let load: () 1️⃣async -> Int }",
      "class A { func a() { run { () 1️⃣async in go() } } }",
      "1️⃣actor A { func a() {} }",
      "class A { func a() { 1️⃣DispatchQueue.main.async { go() } } }",
    ])
  func asynchronous(_ marked: String) { check(marked, [.asynchronous]) }

  @Test(
    "is no task that a domain has",
    arguments: [
      "class A { let task = Task(title: \"Sweep\"); func a(_ task: Task) {} }",
      "class A { func await() {}; func async() {} }",
    ])
  func synchronous(_ source: String) { check(source, []) }

  @Test("is refused in samples where patterns would have to wait for it")
  func samples() throws {
    let library = SourceLibrary(
      [
        SourceFile(
          path: "Sources/Apps/Samples/Tally/Model.swift",
          text: "@Traced(.model) class Model { static var a = 1; func load() async {} }")
      ], samples: ["Tally"])
    #expect(library.sampleDiagnostics().map(\.id) == [.asynchronous])
    #expect(try SourceLibrary.own().sampleDiagnostics().isEmpty)
  }

  @Test("is an extension of another role than its type; both are named")
  func extensionRoles() {
    let library = SourceLibrary(
      [
        SourceFile(
          path: "Sources/Patterns/Made/A.swift",
          text: "@Traced(.viewModel) class A { @Traced(.view) class B {} }"),
        SourceFile(
          path: "Sources/Patterns/Made/Tally/B.swift",
          text: """
            @Traced(extending: .viewModel) extension A { func a() {} }
            @Traced(extending: .view) extension A { func b() {} }
            @Traced(extending: .store) extension A.B { func c() {} }
            """),
      ], samples: ["Tally"])
    let diagnostics = library.facts(module: "Made").refused
    #expect(
      diagnostics.map(\.description) == [
        "Sources/Patterns/Made/Tally/B.swift:2:37: error: the extension of 'A' is traced as 'view', "
          + "the type as 'view model' [extension-role]",
        "Sources/Patterns/Made/Tally/B.swift:3:38: error: the extension of 'A.B' is traced as "
          + "'store', the type as 'view' [extension-role]",
      ])
    #expect(
      diagnostics.first?.notes.map { "\($0.location): \($0.message)" }
        == ["Sources/Patterns/Made/A.swift:1:27: the type is declared here"])
    #expect(diagnostics.first?.suggestion == "write @Traced(extending: .viewModel)")
  }
}
