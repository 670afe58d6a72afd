import Identifiers
import Metrics
import Testing

@testable import Report

@Suite("Which source stands on which page")
struct CodeIndexTests {
  private static let counter = ImplementationID(sample: "tally-counter", pattern: "mvvm")
  private static let star = ImplementationID(sample: "delayed-star", pattern: "mvvm")
  private static let unwritten = ImplementationID(sample: "tally-counter", pattern: "flux")

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
    ].map { SourceFile(path: $0, text: "") },
    modules: [Self.counter: "MVVM", Self.star: "MVVM", Self.unwritten: "Flux"])

  @Test("an implementation's page has its own files, the machinery and the domain")
  func shelf() {
    let shelf = index[Self.counter]
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
    let names = index[Self.counter].all.map(\.name)
    #expect(Set(names).count == names.count, "\(names)")
  }

  @Test("what has no folder has no files")
  func nothing() {
    #expect(index[Self.unwritten].all.isEmpty)
  }
}
