import Comparison
import Diagnostics
import Metrics
import Testing
import Trace
import TraceTesting

@Suite("A forbidden arrow")
struct ForbiddenArrowTests {
  private func contract() throws -> Contract {
    try Contract.madeUp(directions: "view -> presenter, presenter -> model")
  }

  private func facts(screen: String) -> SourceFacts {
    SourceLibrary(
      [
        SourceFile(
          path: "Sources/Patterns/MVP/Tally/Presenter.swift",
          text: """
            @Traced(.model) class Model { func up() {} }
            @Traced(.presenter) class Presenter { let model = Model(); func tap() { model.up() } }
            """),
        SourceFile(path: "Sources/Patterns/MVP/Tally/Screen.swift", text: screen),
      ], samples: ["Tally"]
    ).facts(module: "MVP", sample: "Tally")
  }

  private func log(_ tap: (inout LogWriter) -> Void) -> EventLog {
    var writer = LogWriter(["Model": .model, "Screen": .view, "Presenter": .presenter])
    writer.step("tap")
    writer.call("Screen", "Screen", "tapped()", location: 3, tap)
    return writer.log
  }

  @Test("that is never taken is caught in source")
  func sourceOnly() throws {
    let contract = try contract()
    let facts = facts(
      screen: """
        @Traced(.view) class Screen {
          let presenter: Presenter
          func tapped() { presenter.tap() }
          func unused(_ model: Model) { model.up() }
        }
        """)
    let log = log { $0.call("Screen", "Presenter", "tap()") }
    #expect(contract.breaches(in: log) == [])
    #expect(
      contract.breaches(in: facts).map(\.diagnostic.description) == [
        "Sources/Patterns/MVP/Tally/Screen.swift:4:24: error: "
          + "the view 'Screen' names the model 'Model' [contract-direction]"
      ])
    #expect(
      contract.breaches(in: facts).map(\.explanation)
        == ["The contract of 'mvp' has no 'view → model'."])
  }

  @Test("that no source names, since the compiler infers the type, is caught in the recording")
  func recordingOnly() throws {
    let contract = try contract()
    let facts = facts(
      screen: """
        @Traced(.view) class Screen {
          let presenter: Presenter
          func tapped() { presenter.model.up() }
        }
        """)
    let log = log { $0.call("Screen", "Model", "up()", location: 9) }
    #expect(contract.breaches(in: facts) == [])
    #expect(
      contract.breaches(in: log).map(\.diagnostic.description) == [
        "Sources/Made/Up.swift:3:1: error: "
          + "the view 'Screen' calls 'up()' of the model 'Model' [contract-direction]"
      ])
  }
}
