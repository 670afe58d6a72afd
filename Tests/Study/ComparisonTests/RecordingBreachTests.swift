import Comparison
import Diagnostics
import Testing
import Trace
import TraceTesting

@Suite("A contract, held against a recording")
struct RecordingBreachTests {
  static let roles: [String: Role] = [
    "Model": .model, "Screen": .view, "Presenter": .presenter, "App": .composition,
    "Window": .view,
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var rules: [Breach.Rule] = []
    var type = ""
    var line: Int?
    var words = ""
    let write: @Sendable (inout LogWriter) -> Void
  }

  private func breaches(_ write: (inout LogWriter) -> Void) throws -> [Breach] {
    let contract = try Contract.madeUp(
      directions: "view -> presenter (p), presenter -> model (only count save), "
        + "model ~> presenter, view -> composition")
    var writer = LogWriter(Self.roles)
    writer.step("tap")
    write(&writer)
    return contract.breaches(in: writer.log)
  }

  @Test("has an id of its own for each rule that can be broken")
  func ids() {
    let ids: [DiagnosticID] = [
      .contractDirection, .contractModel, .contractProtocol, .contractWeak, .contractRole,
      .contractPresentation, .contractState, .copiedRule, .copiedTransition, .copiedLiteral,
    ]
    #expect(Breach.Rule.allCases.map(\.id) == ids)
  }

  @Test("allows", arguments: allowed)
  func allows(_ example: Case) throws {
    #expect(try breaches(example.write).map(\.diagnostic.description) == [])
  }

  @Test("forbids", arguments: forbidden)
  func forbids(_ example: Case) throws {
    let found = try breaches(example.write).filter { $0.message.contains("'\(example.type)'") }
    #expect(found.map(\.rule) == example.rules)
    #expect(found.map(\.type) == [example.type])
    #expect(found.map(\.location?.line) == [example.line])
    #expect(found.allSatisfy { $0.message.contains(example.words) }, "\(found.map(\.message))")
  }

  @Test("says one thing once")
  func once() throws {
    let found = try breaches { log in
      for _ in 1...3 { log.call("Screen", "Model", "save()") }
    }
    #expect(found.count == 1)
  }

  @Test(
    "takes what composition does when it is notified for its own act where it observes",
    arguments: [
      ("view ~> composition", []),
      ("view -> composition", ["the view 'Screen' has 'App' call 'save(_:)' of the model 'Model'"]),
    ])
  func observingComposition(_ direction: String, _ expected: [String]) throws {
    let contract = try Contract.madeUp(directions: direction)
    var writer = LogWriter(Self.roles)
    writer.step("tap")
    let delegate = writer.bind("Screen", "App", "delegate", .delegate)
    writer.notify(delegate) { log in
      log.call("Screen", "App", "screenDidEnd(_:)") { $0.call("App", "Model", "save(_:)") }
    }
    #expect(contract.breaches(in: writer.log).map(\.message) == expected)
  }
}
