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
  }

  @Test("is refused with the line of each mistake")
  func mistakes() throws {
    let error = try #require(throws: DiagnosticError.self) {
      try contract(head + "directions:\n  - view -> stor\n")
    }
    #expect(error.diagnostics.map { $0.location?.line } == [7])
  }
}
