import Metrics
import Testing
import Trace

@Suite("Who knows whom")
struct KnowledgeTests {
  private func facts(_ source: String, library: String = "") -> SourceFacts {
    SourceLibrary(
      [
        SourceFile(path: "Sources/Patterns/Made/Tally/Up.swift", text: source),
        SourceFile(path: "Sources/Apps/HeadlessUI/Views.swift", text: library),
      ], samples: ["Tally"]
    ).facts(module: "Made", sample: "Tally")
  }

  private func edges(_ facts: SourceFacts) -> [String] {
    facts.knowledge.filter { $0.from != $0.to }.map {
      "\($0.from) \($0.manner.rawValue) \($0.to): \($0.names)"
    }
  }

  @Test(
    "is read from the names of types as written",
    arguments: [
      (
        "@Traced(.model) class M {}\n@Traced(.presenter) class P { let m: M }",
        ["presenter direct model: M"]
      ),
      (
        "@Traced(.model) class M {}\n@Traced(.presenter) class P { func f() { _ = M() } }",
        ["presenter direct model: M"]
      ),
      (
        "@Traced(.model) class M {}\ntypealias Ms = [String: M]\n"
          + "@Traced(.presenter) class P { var m: Ms = [:] }",
        ["presenter direct model: M"]
      ),
      (
        "protocol V {}\n@Traced(.view) class W: V {}\n"
          + "@Traced(.presenter) class P { weak var v: (any V)? }",
        ["presenter by protocol view: V"]
      ),
      (
        "protocol MObserver {}\n@Traced(.model) class M { weak var o: MObserver? }\n"
          + "@Traced(.presenter) class P: MObserver {}",
        ["model by binding presenter: MObserver"]
      ),
      (
        "protocol V {}\nprotocol W: V {}\n@Traced(.view) class X {}\nextension X: W {}\n"
          + "@Traced(.presenter) class P { let v: V }",
        ["presenter by protocol view: V"]
      ),
      // A role of the program's own.
      (
        "protocol V {}\n@Traced(.mailList) class W: V {}\n@Traced(.mapper) class M { let v: V, w: W }",
        ["mapper by protocol mailList: V", "mapper direct mailList: W"]
      ),
      (
        "@Traced(.model) class M {}\n@Traced(.presenter) class P<M> { let m: M }",
        []
      ),
      (
        "@Traced(.viewModel) class VM { enum Route { case a } }\n"
          + "@Traced(.view) class W { func follow(_ r: VM.Route?) {} }",
        ["view direct viewModel: VM.Route"]
      ),
      (
        "@Traced(.model) class M {}\n@Traced(.view) class W {}\n"
          + "extension W { func f(m: M) {} }",
        ["view direct model: M"]
      ),
      (
        "@Traced(.model) class M {}\n@Traced(.presenter) class P<T: M> { let t: T }",
        ["presenter direct model: M"]
      ),
      (
        "@Traced(.model) class M {}\n@Traced(.view) class V {}\nclass W: V { let m: M }",
        ["view direct model: M"]
      ),
      (
        "@Traced(.model) class M {}\n"
          + "@Traced(.view) class V { typealias N = M; struct S { var n: [N] } }",
        ["view direct model: M"]
      ),
      (
        "@Traced(.model) class M { enum E { case a } }\n"
          + "@Traced(.view) enum V { static func f(_ e: Optional<M.E>) {} }",
        ["view direct model: M.E"]
      ),
      (
        "@Traced(.model) class M { let w = \\W.a }\n@Traced(.view) class W {}",
        ["model direct view: W"]
      ),
    ])
  func edges(_ source: String, _ expected: [String]) {
    #expect(edges(facts(source)) == expected)
  }

  @Test("counts the library's widgets as views, and its values as nobody")
  func library() {
    let found = facts(
      "@Traced(.presenter) class P { let b: Button; let c: Color; let n: NotificationCenter }",
      library: "open class Button {}\npublic struct Color {}\npublic class NotificationCenter {}")
    #expect(edges(found) == ["presenter direct view: Button"])
  }

  @Test("has the screen as a side of its own, whatever role a screen or who shows it has")
  func screen() {
    let library = "open class View {}\npublic class Button: View {}\nopen class ViewController {}"
    for role in ["view", "controller", "composition"] {
      let facts = SourceLibrary(
        [
          SourceFile(
            path: "Sources/Patterns/Made/Tally/Up.swift",
            text: """
              @Traced(.\(role)) class Up: ViewController { let s: Layout; let b: Button; let m: M }
              @Traced(.presenter) class P { let up: Up }
              """),
          SourceFile(
            path: "Sources/Apps/Samples/Tally/Layout.swift",
            text: "@Traced(.\(role)) public class Layout: View { let b = Button() }\n"
              + "@Traced(.model) public class M {}"),
          SourceFile(path: "Sources/Apps/HeadlessUI/Views.swift", text: library),
        ], samples: ["Tally"]
      ).facts(module: "Made", sample: "Tally")
      let up = Role.standard.first { $0.rawValue == role }.map(Side.role)
      let pairs = facts.knowsAbout.pairs
      #expect(
        Set(pairs)
          == Set([
            KnowingPair(from: up ?? .screen, to: .screen),
            KnowingPair(from: up ?? .screen, to: .role(.model)),
            KnowingPair(from: .role(.presenter), to: up ?? .screen),
          ]), "\(role)")
    }
  }

  @Test("finds roles that know each other in a circle")
  func cycles() {
    let found = facts(
      """
      @Traced(.composition) class A { let p: P }
      @Traced(.presenter) class P { let v: V }
      @Traced(.view) class V { let p: P; let a: A }
      @Traced(.model) class M {}
      """)
    #expect(found.knowsAbout.cycles == [[.role(.view), .role(.presenter)]])
    #expect(found.knowsAbout[.role(.view), .role(.presenter)].direct == 1)
    #expect(found.knowsAbout.sides == [.role(.composition), .role(.view), .role(.presenter)])
  }

  @Test("says what is held, and how")
  func holdings() {
    let found = facts(
      """
      protocol Viewing {}
      @Traced(.view) class V: Viewing { let p: P }
      @Traced(.presenter) class P { weak var v: Viewing?; var strong: [Viewing] = [] }
      """)
    #expect(found.holdings.map(\.property) == ["V.p", "P.v", "P.strong"])
    #expect(found.holdings.map(\.isWeak) == [false, true, false])
    #expect(found.holdings.map(\.to) == [.presenter, .view, .view])
  }
}
