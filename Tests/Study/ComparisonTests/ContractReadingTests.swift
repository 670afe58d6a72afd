import Comparison
import Diagnostics
import Identifiers
import Testing
import Trace

@Suite("Contracts")
struct ContractReadingTests {
  static let head =
    "---\ntitle: Made up\nmodule: MadeUp\nroles: {model: a, view: b, presenter: c}\n"

  private func contract(_ directions: String) throws(DiagnosticError) -> Contract {
    try Contract.read(
      path: "content/patterns/made-up.md", text: Self.head + "directions:\n\(directions)\n---\n")
  }

  @Test("are read with roles, directions and places")
  func whole() throws {
    let contract = try contract("  - presenter -> view (p, w)\n  - model ~> presenter")
    #expect(contract.id == "made-up")
    #expect(contract.title == "Made up")
    #expect(contract.module == "MadeUp")
    #expect(contract.roles.map(\.role) == [.model, .view, .presenter])
    #expect(
      contract.directions.map(\.description) == ["presenter → view (p, w)", "model ⇢ presenter"])
    #expect(contract.directions.map { "\($0.location)" }.last == "content/patterns/made-up.md:7:5")
  }

  @Test("may say which role turns values into what is seen")
  func presenting() throws {
    #expect(try contract("  - presenter -> view").presents == nil)
    #expect(try contract("  - presenter -> view\npresents: presenter").presents == .presenter)
  }

  @Test(
    "are refused a role that presents and that there is not, or that the pattern does not have",
    arguments: [
      ("presnter", DiagnosticID.unknownRole, "did you mean 'presenter'?"),
      ("store", .undeclaredRole, "describe it under 'roles'"),
    ])
  func wrongPresenting(_ role: String, _ id: DiagnosticID, _ suggestion: String) {
    let error = #expect(throws: DiagnosticError.self) {
      try contract("  - presenter -> view\npresents: \(role)")
    }
    #expect(error?.diagnostics.map(\.id) == [id])
    #expect(error?.diagnostics.first?.suggestion == suggestion)
  }

  @Test(
    "write a direction in several ways",
    arguments: [
      ("presenter -> view", "presenter → view"),
      ("presenter → view (p)", "presenter → view (p)"),
      ("model ⇢ presenter (w)", "model ⇢ presenter (w)"),
      ("\"presenter->view(w,p)\"", "presenter → view (p, w)"),
      ("presenter -> model (only save load)", "presenter → model (only save load)"),
      ("presenter -> model (only save, only load)", "presenter → model (only save load)"),
      ("view -> composition", "view → composition"),
    ])
  func forms(_ text: String, _ expected: String) throws {
    #expect(try contract("  - \(text)").directions.map(\.description) == [expected])
  }

  @Test(
    "are refused with the place of the fault",
    arguments: [
      ("presentr -> view", .unknownRole, 6, 5, "did you mean 'presenter'?"),
      ("view -> presentr (p)", .unknownRole, 6, 13, "did you mean 'presenter'?"),
      ("'view -> presentr'", .unknownRole, 6, 14, "did you mean 'presenter'?"),
      ("view presenter", .directionArrow, 6, 5, nil),
      ("view -> presenter (p, q)", .directionQualifier, 6, 27, nil),
      ("model ~> presenter (p)", .directionQualifier, 6, 25, nil),
      ("view -> presenter (p", .directionOpen, 6, 23, nil),
      ("view -> store", .undeclaredRole, 6, 5, nil),
      ("model -> presenter", .directionModel, 6, 5, "let it notify: 'model ~> presenter'"),
      ("view -> presenter\n  - view -> presenter (p)", .repeatedDirection, 7, 5, nil),
    ] as [(String, DiagnosticID, Int, Int, String?)])
  func diagnostics(
    _ text: String, _ id: DiagnosticID, _ line: Int, _ column: Int, _ suggestion: String?
  ) throws {
    let error = #expect(throws: DiagnosticError.self) { try contract("  - \(text)") }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(error?.diagnostics.count == 1)
    #expect(diagnostic.id == id)
    #expect(diagnostic.location?.line == line)
    #expect(diagnostic.location?.column == column)
    if let suggestion { #expect(diagnostic.suggestion == suggestion) }
  }

  @Test(
    "are mended by what is suggested, where the replacement is known",
    arguments: ["presentr -> view", "view -> presentr (p)", "'view -> presentr'"])
  func mended(_ direction: String) throws {
    let text = Self.head + "directions:\n  - \(direction)\n---\n"
    let error = #expect(throws: DiagnosticError.self) {
      try Contract.read(path: "a.md", text: text)
    }
    let replacement = try #require(error?.diagnostics.first?.replacement)
    let mended = try #require(replacement.applied(to: text))
    #expect(try Contract.read(path: "a.md", text: mended).directions.count == 1)
  }

  @Test("show the direction that is repeated")
  func repeated() {
    let error = #expect(throws: DiagnosticError.self) {
      try contract("  - view -> presenter\n  - view -> presenter (p)")
    }
    #expect(
      error?.diagnostics.first?.notes.map { "\($0.location): \($0.message)" }
        == ["content/patterns/made-up.md:6:5: first defined here"])
  }

  @Test("name a role that there is not")
  func unknownRole() throws {
    let text = "---\ntitle: A\nmodule: A\nroles:\n  modle: a\ndirections: []\n---\n"
    let error = #expect(throws: DiagnosticError.self) {
      try Contract.read(path: "a.md", text: text)
    }
    #expect(
      error?.diagnostics.map(\.description) == [
        "a.md:5:3: error: there is no role 'modle' [unknown-role]"
      ])
    #expect(error?.diagnostics.first?.suggestion == "did you mean 'model'?")
  }

  @Test("list the roles there are where they name another", arguments: ["roles", "directions"])
  func knownRoles(_ location: String) throws {
    let text =
      location == "roles"
      ? "---\ntitle: A\nmodule: A\nroles:\n  screen: a\ndirections: []\n---\n"
      : Self.head + "directions: [screen -> view]\n---\n"
    let error = #expect(throws: DiagnosticError.self) {
      try Contract.read(path: "a.md", text: text)
    }
    let known = Role.standard.map(\.rawValue).joined(separator: ", ")
    #expect(
      error?.diagnostics.first?.explanation
        == "Known names: \(known). A role of your own needs a family: "
        + "'screen: { family: …, text: … }'.")
  }

  @Test("know where they name their module")
  func moduleLocation() throws {
    #expect(
      "\(try contract("  - view -> model").moduleLocation)" == "content/patterns/made-up.md:3:9")
    let changed = try contract("  - view -> model").changed(
      by: nil, id: "made-up", title: "Another manner", module: "OtherMadeUp")
    #expect("\(changed.moduleLocation)" == "content/patterns/made-up.md:3:9")
  }
}
