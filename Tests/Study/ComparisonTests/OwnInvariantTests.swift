import Catalogue
import Comparison
import Diagnostics
import Identifiers
import Samples
import Scenarios
import Testing
import Trace
import TraceTesting

@Suite("Every recording of this package")
@MainActor
struct OwnInvariantTests {
  private func recordings(
    _ pattern: PatternID,
    from recordings: @MainActor (Implementation) throws -> [Recording] = Package.recordings(of:)
  ) throws -> [(scenario: String, log: EventLog)] {
    let implementations = Implementation.all.filter { $0.pattern == pattern }
    return try implementations.flatMap { implementation in
      try recordings(implementation).map { ("\(pattern), \($0.scenario)", $0.log) }
    }
  }

  @Test("keeps every invariant", arguments: await Package.patterns)
  func invariants(_ pattern: PatternID) throws {
    let recordings = try recordings(pattern)
    #expect(!recordings.isEmpty)
    for (scenario, log) in recordings {
      #expect(!log.events.isEmpty, "\(scenario)")
      #expect(log.violations().map(\.description) == [], "\(scenario)")
    }
  }

  @Test("is the same when it is made again", arguments: await Package.patterns)
  func again(_ pattern: PatternID) throws {
    for (first, second) in try zip(recordings(pattern), recordings(pattern, from: Package.play)) {
      #expect(first.log.events == second.log.events, "\(first.scenario)")
      #expect(first.log.bindings == second.log.bindings, "\(first.scenario)")
      #expect(first.log.participants == second.log.participants, "\(first.scenario)")
    }
  }

  @Test("ends with nobody alive and nothing bound", arguments: await Package.patterns)
  func ends(_ pattern: PatternID) throws {
    for (scenario, log) in try recordings(pattern) {
      let count = { (kind: EventKind) in log.events.count { $0.kind == kind } }
      #expect(count(.create) == count(.destroy), "\(scenario)")
      #expect(count(.bind) == count(.unbind), "\(scenario)")
      #expect(count(.create) == log.participants.count { $0.number > 0 }, "\(scenario)")
    }
  }

  @Test("with others of its pattern takes every direction that the contract has")
  func directions() throws {
    let contracts = try Package.contracts()
    #expect(contracts.map(\.id).sorted() == Package.patterns.sorted())
    for contract in contracts {
      let logs = try recordings(contract.id).map(\.log)
      #expect(contract.unusedDirections(in: logs).map(\.description) == [], "\(contract.id)")
    }
  }
}

@Suite("A direction that nothing takes")
struct UnusedDirectionTests {
  private func unused(_ directions: String) throws -> [String] {
    let contract = try Contract.madeUp(directions: directions)
    var log = LogWriter(["Model": .model, "Screen": .view, "Presenter": .presenter])
    log.step("tap")
    log.call("Screen", "Presenter", "tap()") { $0.call("Presenter", "Model", "save(_:)") }
    let told = log.bind("Model", "Presenter", "count")
    log.notify(told) { $0.call("Model", "Presenter", "modelChanged()") }
    log.effect("Presenter", "Screen")
    log.read("Presenter", "Screen", "text")
    return contract.unusedDirections(in: [log.log]).map(\.description)
  }

  @Test(
    "is named, and no other",
    arguments: [
      ("view -> presenter, presenter -> model, presenter -> view, model ~> presenter", []),
      ("view -> model, view -> presenter", ["view → model"]),
      ("presenter ~> view, model ~> presenter", ["presenter ⇢ view"]),
      // A call that is a delivery is no command.
      ("model ~> view, presenter ~> model", ["model ⇢ view", "presenter ⇢ model"]),
      // A read is what a notification's direction allows to the one that may be notified.
      ("view ~> presenter, view ~> model", ["view ⇢ model"]),
      ("presenter -> model (only save)", []),
      ("presenter -> model (only save load)", ["presenter → model (only save load)"]),
    ])
  func named(_ directions: String, _ expected: [String]) throws {
    #expect(try unused(directions) == expected)
  }

  @Test("is taken by a call that computes of its arguments, also where it could be a reading")
  func computation() throws {
    let contract = try Contract.madeUp(directions: "view -> presenter, presenter ~> view")
    let unused = { (arguments: [TraceValue]) in
      var log = LogWriter(["Screen": .view, "Presenter": .presenter])
      log.step("tap")
      log.call("Screen", "Presenter", "next(after:)", with: arguments, returns: .integer(2))
      return contract.unusedDirections(in: [log.log]).map(\.description)
    }
    #expect(unused([]).contains("view → presenter"))
    #expect(!unused([.integer(1)]).contains("view → presenter"))
  }
}
