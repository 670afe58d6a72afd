import Comparison
import Diagnostics
import Foundation
import Testing
import Trace

@Suite("A contract for modules of one's own")
struct OwnModuleContractTests {
  private let log = EventLog(
    participants: [
      Participant(type: "CartView", number: 1, role: .view),
      Participant(type: "CartStore", number: 1, role: .store),
    ],
    bindings: [],
    events: [
      Event(id: 1, from: nil, to: "CartView#1", .call(Member("tap"), arguments: [])),
      Event(
        id: 2, parent: 1, from: "CartView#1", to: "CartStore#1",
        .call(Member("clear"), arguments: []), caller: SourceLine(file: "CartView.swift", line: 7)),
    ])

  private func contract(_ text: String) throws -> Contract {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yml")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Contract(contentsOf: file.path(percentEncoded: false))
  }

  private let head = """
    title: The shop
    module: Shop
    roles:
      view: Shows.
      store: Holds.

    """

  @Test("allows what it lists")
  func allowed() throws {
    let contract = try contract(head + "directions:\n  - view -> store\n")
    #expect(throws: Never.self) { try contract.verify(log) }
  }

  @Test("says who did what to whom, and on which line, where it lists nothing")
  func breach() throws {
    let contract = try contract(head + "directions:\n  - store ~> view\n")
    let error = try #require(throws: DiagnosticError.self) { try contract.verify(log) }
    let breach = try #require(error.diagnostics.first)
    #expect(breach.message == "the view 'CartView' calls 'clear()' of the store 'CartStore'")
    #expect(breach.location?.file == "CartView.swift" && breach.location?.line == 7)
    #expect("\(error)".contains("\n  The contract of "), "\(error)")
  }

  @Test("may have roles of its own, with the family of each")
  func rolesOfOnesOwn() throws {
    let text = """
      title: The shop
      module: Shop
      roles:
        view: Shows.
        mapper: { family: presentation, letters: MP, text: Turns answers into rows. }
        mail list: { family: state, text: Keeps who wants news. }
      directions:
        - view -> mapper

      """
    let contract = try contract(text)
    let roles = contract.roles.map(\.role)
    #expect(roles.map(\.letters) == ["V", "MP", "ML"])
    #expect(roles.map(\.family) == [.view, .presentation, .state])
    let log = EventLog(
      participants: [
        Participant(type: "CartView", number: 1, role: .view),
        Participant(type: "ArticleMapper", number: 1, role: Role("mapper", family: .presentation)),
      ],
      bindings: [],
      events: [
        Event(id: 1, from: nil, to: "CartView#1", .call(Member("tap"), arguments: [])),
        Event(
          id: 2, parent: 1, from: "CartView#1", to: "ArticleMapper#1",
          .call(Member("map"), arguments: [])),
        Event(
          id: 3, parent: 2, from: "ArticleMapper#1", to: "CartView#1",
          .call(Member("show"), arguments: [])),
      ])
    let error = try #require(throws: DiagnosticError.self) { try contract.verify(log) }
    #expect(
      error.diagnostics.map(\.message) == [
        "the mapper 'ArticleMapper' calls 'show()' of the view 'CartView'"
      ])
  }

  @Test("is refused where a role of its own has no family, or one of ours has another")
  func wrongRoles() throws {
    let text = """
      title: The shop
      module: Shop
      roles:
        view: { family: state, text: Shows. }
        mapper: Turns answers into rows.
        loader: { family: modle, text: Reaches the network. }
      directions:
        - view -> mappr

      """
    let error = try #require(throws: DiagnosticError.self) { try contract(text) }
    #expect(error.diagnostics.map { $0.location?.line } == [4, 5, 6, 8])
    #expect(
      error.diagnostics.map(\.id) == [.standardRole, .unknownRole, .unknownWord, .unknownRole])
    #expect(error.diagnostics[1].explanation?.contains("'mapper: { family: …, text: … }'") == true)
  }

  @Test("says where it was looked for if there is none")
  func missing() throws {
    let error = try #require(throws: DiagnosticError.self) {
      try Contract(contentsOf: "no/architecture.yml")
    }
    #expect(error.diagnostics.map(\.id) == [.unreadable])
    #expect(
      error.description.contains("no/architecture.yml")
        && error.description.contains(FileManager.default.currentDirectoryPath))
  }

  @Test("is refused with the line of each mistake")
  func mistakes() throws {
    let error = try #require(throws: DiagnosticError.self) {
      try contract(head + "directions:\n  - view -> stor\n")
    }
    #expect(error.diagnostics.map { $0.location?.line } == [7])
  }
}
