import Diagnostics
import Testing

@testable import Starters

@Suite("A name")
struct StarterNameTests {
  @Test(
    "gives the names that follow from it",
    arguments: [
      ("elm", "Elm", "Elm"), ("shopping-list", "ShoppingList", "Shopping list"),
      ("mvc2", "Mvc2", "Mvc2"), ("a-2-b", "A2B", "A 2 b"),
    ])
  func derived(_ row: (id: String, module: String, title: String)) throws {
    let name = try StarterName(row.id, of: "sample")
    #expect((name.id, name.module, name.title) == row)
  }

  @Test(
    "that is none is refused, with one that is near",
    arguments: [
      ("My App!", "my-app"), ("ShoppingList", "shopping-list"), ("a--b", "a-b"), ("-a", "a"),
      ("a_b", "a-b"), ("Café", "cafe"), ("2048", nil), ("", nil), ("!", nil),
    ])
  func refused(_ row: (text: String, proposal: String?)) {
    let error = #expect(throws: DiagnosticError.self) { try StarterName(row.text, of: "sample") }
    #expect(error?.diagnostics.first?.id == .wrongName)
    #expect(error?.diagnostics.first?.suggestion == row.proposal.map { "write it as '\($0)'" })
  }

  @Test("of a file may begin with a digit")
  func digits() throws {
    #expect(
      try StarterName("2048-and-more", of: "page", mayBeginWithDigit: true).title == "2048 and more"
    )
  }
}
