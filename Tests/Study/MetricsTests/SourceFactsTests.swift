import Metrics
import Testing
import Trace

@Suite("An implementation's facts")
struct SourceFactsTests {
  private let library = SourceLibrary(
    [
      SourceFile(
        path: "Sources/Patterns/Made/Binding/Binder.swift",
        text: "// A\n@Traced(.view)\nclass Binder {}\nprotocol Bindable {}\n"),
      SourceFile(
        path: "Sources/Patterns/Made/Tally/View.swift", text: "@Traced(.view)\nclass View {\n}\n"),
      SourceFile(path: "Sources/Patterns/Made/Star/View.swift", text: "class StarView {}\n"),
      SourceFile(path: "Sources/Patterns/Other/Tally/View.swift", text: "class Other {}\n"),
    ], samples: ["Star", "Tally"])

  @Test("are split into machinery and sample")
  func split() {
    let facts = library.facts(module: "Made", sample: "Tally")
    #expect(facts.types.map(\.name) == ["Binder", "View"])
    #expect(facts.types.map(\.isMachinery) == [true, false])
    #expect(facts.protocols.map(\.name) == ["Bindable"])
    #expect(facts.files == MachinerySplit(machinery: 1, sample: 1))
    #expect(facts.codeLines == MachinerySplit(machinery: 3, sample: 3))
  }

  @Test("have a chosen text once, even if it is both chosen and joined")
  func chosenText() {
    let library = SourceLibrary(
      [
        SourceFile(
          path: "Sources/Patterns/Made/Tally/Up.swift",
          text: """
            @Traced(.presenter)
            class P { func f(isOn: Bool) -> String { isOn ? "a" : "b" + name } }
            """)
      ], samples: ["Tally"])
    let texts = library.facts(module: "Made", sample: "Tally").chosenTexts
    #expect(texts.map(\.role) == [.presenter])
  }

  @Test("know which pattern modules use a model of the domain")
  func models() {
    let library = SourceLibrary(
      [
        SourceFile(
          path: "Sources/Apps/Samples/Tally/Tally.swift",
          text: "@Traced(.model)\npublic final class Tally {}\npublic struct Count {}\n"),
        SourceFile(
          path: "Sources/Patterns/Made/Tally/View.swift", text: "class View { let tally: Tally }"),
        SourceFile(
          path: "Sources/Patterns/Other/Tally/View.swift", text: "class View { let c = Count() }"),
        SourceFile(
          path: "Sources/Patterns/Other/Star/View.swift", text: "class View { let tally: Tally }"),
      ], samples: ["Star", "Tally"])
    let models = library.domainModels(of: "Tally")
    #expect(models.map(\.name) == ["Tally"])
    #expect(models.map(\.modules) == [["Made"]])
  }

  @Test("come for every module there is")
  func modules() { #expect(library.modules == ["Made", "Other"]) }

  @Test(
    "are found in every pattern of this package",
    arguments: ["CocoaMVC", "Flux", "MVVM", "PassiveMVP", "ReactiveMVVM"],
    ["DelayedStar", "TallyCounter"])
  func own(_ module: String, _ sample: String) throws {
    let facts = try SourceLibrary.own().facts(module: module, sample: sample)
    #expect(facts.codeLines.sample > 20)
    #expect(facts.types.contains { $0.role == .composition })
    #expect(!facts.knowledge.isEmpty)
  }
}
