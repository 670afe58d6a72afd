import Identifiers
import Metrics
import Testing

@testable import Evidence

@Suite("Which source stands on which page")
struct CodeIndexTests {
  private static let counter = ImplementationID(sample: "tally-counter", pattern: "mvvm")
  private static let star = ImplementationID(sample: "delayed-star", pattern: "mvvm")
  private static let unwritten = ImplementationID(sample: "tally-counter", pattern: "flux")

  private let index = CodeIndex(
    [
      "Sources/Apps/HeadlessUI/Views/Label.swift",
      "Sources/Patterns/MVVM/Binding/Binder.swift",
      "Sources/Patterns/MVVM/DelayedStar/Screen.swift",
      "Sources/Patterns/MVVM/TallyCounter/Parts/Screen.swift",
      "Sources/Patterns/MVVM/TallyCounter/Screen.swift",
      "Sources/Patterns/PassiveMVP/TallyCounter/Screen.swift",
      "Sources/Apps/Samples/App/App.swift",
      "Sources/Apps/Samples/DelayedStar/Star.swift",
      "Sources/Apps/Samples/TallyCounter/Tally+carry.swift",
      "Tests/Patterns/MVVMTests/DelayedStar/ScreenTests.swift",
      "Tests/Patterns/MVVMTests/TallyCounter/ScreenSpy.swift",
      "Tests/Patterns/MVVMTests/TallyCounter/ScreenTests.swift",
      "Tests/Patterns/MVVMTests/Target.swift",
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
    #expect(shelf.machinery.map(\.name) == ["B"])
    #expect(shelf.domain.map(\.name) == ["T-c"])
  }

  @Test("the tests of this sample in this pattern are there, beside what they test")
  func tests() throws {
    let shelf = index[Self.counter]
    #expect(shelf.tests.map(\.name) == ["SS", "ST"])
    let tested = shelf.own.filter { !shelf.tests(of: $0).isEmpty }
    #expect(tested.map(\.file.path) == ["Sources/Patterns/MVVM/TallyCounter/Screen.swift"])
    #expect(shelf.otherTests.map(\.name) == ["SS"])
    #expect(shelf.tests.allSatisfy { !$0.hasLineAnchors })
    #expect(!shelf.all.contains { $0.name == "ST" })
  }

  @Test("a test is shown beside the file with the longest name that begins its own")
  func longestName() {
    let folder = "Patterns/MVVM/TallyCounter"
    let index = CodeIndex(
      [
        "Sources/\(folder)/Counter.swift", "Sources/\(folder)/CounterViewModel.swift",
        "Tests/Patterns/MVVMTests/TallyCounter/CounterViewModelTests.swift",
      ].map { SourceFile(path: $0, text: "@Test func one() {}\n  @Test(\"two\")\n") },
      modules: [Self.counter: "MVVM"])
    let shelf = index[Self.counter]
    #expect(shelf.own.map { shelf.tests(of: $0).count } == [0, 1])
    #expect(shelf.testCount == 2)
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
