import Metrics
import Testing

@testable import Report

@Suite("Which source stands on which page")
struct CodeIndexTests {
  private let index = CodeIndex(
    [
      "Sources/HeadlessUI/Views/Label.swift",
      "Sources/Patterns/MVVM/Binding/Binder.swift",
      "Sources/Patterns/MVVM/DelayedStar/Screen.swift",
      "Sources/Patterns/MVVM/TallyCounter/Parts/Screen.swift",
      "Sources/Patterns/MVVM/TallyCounter/Screen.swift",
      "Sources/Patterns/PassiveMVP/TallyCounter/Screen.swift",
      "Sources/Samples/App/App.swift",
      "Sources/Samples/DelayedStar/Star.swift",
      "Sources/Samples/TallyCounter/Tally+carry.swift",
    ].map { SourceFile(path: $0, text: "") })

  @Test("an implementation's page has its own files, the machinery and the domain")
  func shelf() {
    let shelf = index.shelf(sample: "tally-counter", pattern: "mvvm")
    #expect(
      shelf.own.map(\.file.path) == [
        "Sources/Patterns/MVVM/TallyCounter/Parts/Screen.swift",
        "Sources/Patterns/MVVM/TallyCounter/Screen.swift",
      ])
    #expect(shelf.machinery.map(\.name) == ["Binder"])
    #expect(shelf.domain.map(\.name) == ["Tally-carry"])
  }

  @Test("files of one name get anchors of different names")
  func names() {
    let names = index.shelf(sample: "tally-counter", pattern: "mvvm").all.map(\.name)
    #expect(Set(names).count == names.count, "\(names)")
  }

  @Test(
    "identifiers lead to folders, whatever their capitals",
    arguments: [("mvvm", "MVVM"), ("passive-mvp", "PassiveMVP"), ("flux", nil)]
      as [(String, String?)])
  func modules(_ id: String, _ module: String?) {
    #expect(index.module(ofPattern: id) == module)
  }

  @Test("what has no folder has no files")
  func nothing() {
    #expect(index.shelf(sample: "tally-counter", pattern: "flux").all.isEmpty)
  }
}
