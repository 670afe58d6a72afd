import Metrics
import Testing

@Suite("The sources of programs")
struct ProgramSourcesTests {
  private let sources = ProgramSources([
    SourceFile(
      path: "Sources/Apps/Streams/Programs/First.swift",
      text: """
        import Reactive

        /// The first.
        enum First: StreamProgram {
          static func run(_ recorder: StreamRecorder) {
            let shared = name.share()
            let name = recorder.request("request")
            recorder.observe("a", digits.map { $0 * 10 })
            recorder.observe("b", shared, from: 100)
            recorder.observe("c", digits)
            recorder.observe("d", name)
            recorder.observe(
              "e",
              digits
                .map(f))
          }
        }

        struct Twice {}
        """),
    SourceFile(
      path: "Sources/Apps/Streams/Second.swift", text: "struct Twice {}\nstruct Once {}\n"),
  ])

  @Test("give a declaration with its comment, and none of a name that is declared twice")
  func declarations() {
    let first = sources.declaration(of: "First")
    #expect(first?.path == "Sources/Apps/Streams/Programs/First.swift")
    #expect(first?.text.hasPrefix("/// The first.\nenum First") == true)
    #expect(first?.text.hasSuffix("  }\n}") == true)
    #expect(sources.declaration(of: "Once")?.text == "struct Once {}")
    #expect(sources.declaration(of: "Twice") == nil)
    #expect(sources.declaration(of: "Third") == nil)
  }

  @Test("give what is observed at a line, constants resolved")
  func observed() {
    let file = "Streams/First.swift"
    #expect(sources.observed(in: file, line: 8) == ["digits.map { $0 * 10 }"])
    #expect(sources.observed(in: file, line: 9) == ["name.share()"])
    #expect(sources.observed(in: file, line: 10) == [])
    #expect(sources.observed(in: file, line: 11) == [])
    #expect(sources.observed(in: file, line: 12) == ["digits", "  .map(f)"])
    #expect(sources.observed(in: file, line: 7) == nil)
    #expect(sources.observed(in: "Streams/Other.swift", line: 8) == nil)
  }
}
