import Testing

@testable import Identifiers

@Suite("Where sources are")
struct SourceAreaTests {
  @Test(
    "a folder's name follows from an identifier",
    arguments: [
      ("tally-counter", "TallyCounter"), ("flux", "Flux"), ("step-2", "Step2"),
      ("github-favorites", "GitHubFavorites"),
    ])
  func names(_ id: String, _ name: String) {
    #expect(SourceFolders.name(for: id) == name)
  }

  struct Case: Sendable {
    let path: String
    var module: String?
    var folder: String?
    var isSamples = false
    var isLibrary = false
  }

  @Test(
    "a path says what a file belongs to",
    arguments: [
      Case(path: "Sources/Apps/HeadlessUI/Views/Label.swift", isLibrary: true),
      Case(path: "Sources/Patterns/MVVM/Binding/Binder.swift", module: "MVVM"),
      Case(
        path: "Sources/Patterns/MVVM/TallyCounter/Parts/Screen.swift", module: "MVVM",
        folder: "TallyCounter"),
      Case(
        path: "Sources/Exhibits/Variants/OutputProtocol/TallyCounter/Screen.swift",
        module: "OutputProtocol", folder: "TallyCounter"),
      Case(path: "Sources/Exhibits/Right/MVVM/Binder.swift"),
      Case(path: "Sources/Apps/Samples/App/App.swift", isSamples: true),
      Case(
        path: "Sources/Apps/Samples/TallyCounter/Tally.swift", folder: "TallyCounter",
        isSamples: true),
      Case(path: "Sources/SamplesOfOthers/TallyCounter.swift"),
      Case(path: "Sources/Patterns/Readme.swift"),
    ])
  func places(_ expected: Case) {
    let area = SourceArea(path: expected.path)
    #expect(area.module == expected.module)
    #expect(area.folder(among: ["DelayedStar", "TallyCounter"]) == expected.folder)
    #expect(area.isSamples == expected.isSamples)
    #expect(area.isLibrary == expected.isLibrary)
  }

  @Test("folders between a pattern's module and its file are told, and of no other file")
  func folders() {
    let path = "Sources/Patterns/MVVM/TallyCounter/Parts/Screen.swift"
    #expect(SourceArea(path: path).foldersInModule == ["TallyCounter", "Parts"])
    let variant = "Sources/Exhibits/Variants/OutputProtocol/Binding/Binder.swift"
    #expect(SourceArea(path: variant).foldersInModule == ["Binding"])
    #expect(SourceArea(path: "Sources/Apps/Samples/App/App.swift").foldersInModule.isEmpty)
  }
}
