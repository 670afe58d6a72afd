import Comparison
import Diagnostics
import Testing
import Trace

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

  static let allowed: [Case] = [
    Case(testDescription: "a command along a direction") {
      $0.call("Screen", "Presenter", "tap()")
    },
    Case(testDescription: "a command to one of the methods that may be called") {
      $0.call("Presenter", "Model", "save(_:)")
    },
    Case(testDescription: "a call within a role") { $0.call("Screen", "Screen#2", "show()") },
    Case(testDescription: "what composition builds and connects") {
      $0.call("App", "Model", "init()")
      $0.call("App", "Screen", "start()")
    },
    Case(testDescription: "what composition creates because it is asked") { log in
      log.call("Screen", "App", "makePresenter()") { log in
        log.call("App", "Presenter", "init()")
        log.call("App", "Model", "attach(_:)", with: ["Presenter#1"])
        log.call("App", "Presenter", "viewDidLoad()")
      }
    },
    Case(testDescription: "a notification along a direction, and the call that it is") { log in
      let binding = log.bind("Model", "Presenter", "count")
      log.notify(binding) { $0.call("Model", "Presenter", "modelChanged()") }
    },
    Case(testDescription: "registering with who notifies") { log in
      log.call("Presenter", "Model", "observe(_:)") { _ = $0.bind("Model", "Presenter", "count") }
    },
    Case(testDescription: "reading who notifies") {
      $0.call("Presenter", "Model", "digit(at:)", returns: "3")
    },
    Case(testDescription: "becoming the delegate of who notifies") { log in
      log.add(.state, "Presenter", "Model", "observer", value: "Presenter#1")
      _ = log.bind("Model", "Presenter", "observer")
    },
    Case(testDescription: "creating who notifies") { $0.call("Presenter", "Model", "init(_:)") },
    Case(testDescription: "the life cycle that screens inherit") {
      $0.call("Window", "Presenter", "viewDidLoad()")
      $0.call("Window", "Presenter", "updateProperties()")
    },
    Case(testDescription: "what the person does") { $0.add(.effect, nil, "Screen", "alert") },
  ]

  @Test("allows", arguments: allowed)
  func allows(_ example: Case) throws {
    #expect(try breaches(example.write).map(\.diagnostic.description) == [])
  }

  static let forbidden: [Case] = [
    Case(
      testDescription: "a command against the directions", rules: [.direction], type: "Screen",
      line: 12
    ) { log in
      log.call("App", "Screen#1", "open()", line: 12) {
        $0.call("Screen", "Model", "save()", line: 99)
      }
    },
    Case(
      testDescription: "a method that is not among those that may be called", rules: [.direction],
      type: "Presenter", line: 3
    ) { $0.call("Presenter", "Model", "reset()", line: 3) },
    Case(
      testDescription: "the model's command to what is above it", rules: [.model], type: "Model",
      line: 1
    ) { $0.call("Model", "Presenter", "modelChanged()") },
    Case(
      testDescription: "a command that composition takes to where its sender may not go",
      rules: [.direction], type: "Screen", line: 4
    ) { log in
      log.call("App", "Screen", "tapped()", line: 4) { log in
        log.call("Screen", "App", "save()", line: 5) { log in
          log.call("App", "App", "really()", line: 6) { $0.call("App", "Model", "save(_:)") }
        }
      }
    },
    Case(
      testDescription: "the life cycle, called by somebody who shows no screens",
      rules: [.direction], type: "Presenter", line: 1
    ) { $0.call("Presenter", "Screen", "viewDidLoad()") },
    Case(
      testDescription: "creating what may be known by protocol only", rules: [.byProtocol],
      type: "Screen", line: 1
    ) { $0.call("Screen", "Presenter", "init(view:)") },
    Case(
      testDescription: "a binding against the directions", rules: [.direction], type: "Screen",
      line: 7
    ) { _ = $0.bind("Model", "Screen", "count") },
    Case(
      testDescription: "writing a widget against the directions", rules: [.direction],
      type: "Presenter"
    ) { $0.add(.effect, "Presenter", "Screen", "label.text", redundant: false) },
    Case(
      testDescription: "changing another's state against the directions", rules: [.direction],
      type: "Screen"
    ) { $0.add(.state, "Screen", "Model", "count", value: "1") },
    Case(
      testDescription: "a call that gives something back and changes something",
      rules: [.direction], type: "Presenter", line: 1
    ) { log in
      log.call("Presenter", "Model", "next()", returns: "3") {
        $0.add(.state, "Model", "Model", "count", value: "3")
      }
    },
    Case(
      testDescription: "what the sink of a delivery does beyond it", rules: [.model],
      type: "Model", line: 1
    ) { log in
      let binding = log.bind("Model", "Presenter", "count")
      log.notify(binding) { log in
        log.call("Presenter", "Model", "save()") {
          $0.call("Model", "Presenter", "modelChanged()")
        }
      }
    },
  ]

  @Test("forbids", arguments: forbidden)
  func forbids(_ example: Case) throws {
    let found = try breaches(example.write).filter { $0.message.contains("'\(example.type)'") }
    #expect(found.map(\.rule) == example.rules)
    #expect(found.map(\.type) == [example.type])
    #expect(found.map(\.origin) == [.recording])
    #expect(found.map(\.location?.line) == [example.line])
  }

  @Test("says one thing once")
  func once() throws {
    let found = try breaches { log in
      for _ in 1...3 { log.call("Screen", "Model", "save()") }
    }
    #expect(found.count == 1)
  }
}
