import Diagnostics
import Metrics
import Testing

@Suite("Hidden code")
struct HiddenCodeTests {
  private func hidden(_ source: String) -> [HiddenCode] { MarkedSource(source).facts().hidden }

  @Test("is listed by kind, name and place")
  func kinds() {
    let source = MarkedSource(
      """
      class Box {
        var 1️⃣a: Int { 1 }
        var 2️⃣b: Int { get { 1 } set {} }
        var 3️⃣c = 1 { didSet {} }
        lazy var 4️⃣d = make()
        5️⃣subscript(index: Int) -> Int { index }
        let 6️⃣e = 1
        private let f = 1
        func g() { tap 7️⃣{ print() } }
      }
      var 8️⃣h: Int { 1 }
      protocol P { var a: Int { get } }
      """)
    let hidden = source.facts().hidden
    #expect(
      hidden.map(\.kind) == [
        .getter, .getter, .setter, .observer, .lazy, .subscript, .constant, .closure, .getter,
      ])
    #expect(
      hidden.map(\.name) == [
        "Box.a", "Box.b", "Box.b", "Box.c", "Box.d", "Box.subscript", "Box.e", "Box.g", "h",
      ])
    let places = [1, 2, 2, 3, 4, 5, 6, 7, 8].map { source.places[$0] ?? "" }
    #expect(
      hidden.map { "\($0.location)" } == places.map { "Sources/Patterns/Made/Up.swift:\($0)" })
  }

  @Test(
    "is a constant where others can read it",
    arguments: [
      ("let a = 1", true),
      ("static let a = 1", true),
      ("public let a = 1", true),
      ("private let a = 1", false),
      ("fileprivate static let a = 1", false),
    ])
  func readable(_ property: String, _ expected: Bool) {
    #expect(hidden("class A { \(property) }").contains { $0.kind == .constant } == expected)
  }

  @Test("is not what a function sees of itself")
  func locals() {
    #expect(hidden("class A { func a() { let b = 1; var c: Int { 2 } } }").isEmpty)
  }

  @Test("of an implementation is that of its machinery and its sample")
  func implementation() throws {
    let facts = try SourceLibrary.own().facts(module: "Flux", sample: "TallyCounter")
    #expect(facts.hidden.contains { $0.kind == .closure && $0.name == "Store.init" })
    #expect(facts.hidden.contains { $0.name == "Registration.receive" && $0.kind == .constant })
    #expect(facts.hidden.contains { $0.location.file.contains("Flux/TallyCounter") })
    #expect(!facts.hidden.contains { $0.location.file.contains("Flux/DelayedStar") })
  }
}

@Suite("A call from hidden code")
struct HiddenCallTests {
  private func diagnostics(_ marked: String) -> (found: [Diagnostic], places: [String]) {
    let source = MarkedSource(marked)
    let library = SourceLibrary(
      [
        SourceFile(
          path: "Sources/Apps/Samples/Tally/Model.swift",
          text: "@Traced(.model) class Model { func save(_ a: Int, as name: String = \"\") {} }"),
        SourceFile(
          path: "Sources/Apps/Samples/Star/Model.swift",
          text: "@Traced(.model) class Star { func toggle() {} }"),
        SourceFile(
          path: "Sources/Patterns/Made/Store.swift",
          text: "@Traced(.store) class Store { func send(_ a: Int, done: () -> Void) {} }"),
        SourceFile(path: "Sources/Patterns/Made/Tally/Up.swift", text: source.text),
      ], samples: ["Star", "Tally"])
    let refused = library.facts(module: "Made").refused
    // Untraced accessors that work are refused besides.
    return (refused.filter { $0.id == .hiddenCall }, source.all)
  }

  @Test(
    "to a traced method is a fault at the call",
    arguments: [
      "class A { var a = 1 { didSet { model.1️⃣save(a) } } }",
      "class A { var a = 1 { willSet { model.1️⃣save(a, as: \"b\") } } }",
      "class A { var a: Int { get { store.1️⃣send(1) {} } set { } } }",
      "class A { var a: Int { get { 1 } set { store.1️⃣send(1, done: {}) } } }",
      "class A { var a: Int { if isOn { model?.1️⃣save(1) } } }",
      "class A { lazy var a = model.1️⃣save(1) }",
      "class A { subscript(a: Int) -> Int { model.1️⃣save(a) } }",
      "@Traced(.view) class A { func go() {}; var a: Int { 1️⃣go() } }",
      "@Traced(.view) class A { var a = 1 { didSet { change { self.1️⃣go() } } } ; func go() {} }",
    ])
  func found(_ marked: String) {
    let (found, places) = diagnostics(marked)
    #expect(found.map(\.id) == [.hiddenCall])
    #expect(found.map(\.suggestion) == ["make it a method, and call the method"])
    #expect(
      found.compactMap(\.location).map { "\($0.line ?? 0):\($0.column ?? 0)" } == places)
  }

  @Test(
    "that creates a participant before the initialiser is entered is one too",
    arguments: [
      "@Traced(.view) class A { let a = 1️⃣Store(1) }",
      "@Traced(.view) class A { let a: Store = 1️⃣Store(1) ; let b = 1 }",
      "@Traced(.view) class A { let a = Box(1️⃣Store(1)) }",
      "@Traced(.view) class A { var a = [1️⃣Store(1)] }",
    ])
  func early(_ marked: String) {
    let (found, places) = diagnostics(marked)
    #expect(found.map(\.id) == [.hiddenCall])
    #expect(found.map(\.suggestion) == ["create it in 'init'"])
    #expect(
      found.compactMap(\.location).map { "\($0.line ?? 0):\($0.column ?? 0)" } == places)
  }

  @Test(
    "that creates one later or in no participant is none",
    arguments: [
      "@Traced(.view) class A { lazy var a = Store(1) }",
      "@Traced(.view) class A { let make: () -> Store = { Store(1) } }",
      "@Traced(.view) class A { let a: Store; init() { a = Store(1) } }",
      "@Traced(.view) class A { let a: Store? = nil; let b = Box(1) }",
      "class A { let a = Store(1) }",
    ])
  func late(_ source: String) {
    #expect(!diagnostics(source).found.contains { $0.id == .hiddenCall })
  }

  @Test(
    "to anything else is none",
    arguments: [
      "class A { var a = 1 { didSet { setNeedsLayout() } } }",
      // Another method of the same name.
      "class A { var a: Int { model.save(to: 1) } }",
      "class A { var a: Int { model.save(1, 2, 3) } }",
      // Another sample's domain, and a method that nobody traces.
      "class A { var a: Int { star.toggle() } }",
      "struct B { mutating func go() {} }; class A { var a: Int { b.go() } }",
      "@Traced(.view) class A { func go() { model.save(1) } }",
    ])
  func notFound(_ source: String) {
    #expect(diagnostics(source).found.map(\.description) == [])
  }
}
