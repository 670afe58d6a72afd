import Diagnostics
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import Sequences
import Testing
import Trace
import TraceTesting

@testable import Evidence

@Suite("A step that an earlier scenario shows")
struct SharedStepsTests {
  /// A play in which a model gets a value in each step, but for 0, when nothing happens; `nil` is
  /// an entry that only expects.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - values: What the model gets.
  ///   - opening: What the app is built with.
  ///   - model: What the model's type is called.
  ///   - others: How many models more there are in the end.
  ///   - widget: What is tapped.
  /// - Returns: The play.
  private func play(
    _ name: String, _ values: [Int?], opening: Int = 0, model: String = "Model", others: Int = 0,
    widget: String = "up"
  ) -> PlayedScenario {
    let more = (0..<others).map { "Other\($0)" }
    var writer = LogWriter(
      Dictionary(
        keepingFirst: [("App", .composition), (model, .model)] + more.map { ($0, .model) }))
    writer.step("open", purpose: .opensApp)
    writer.call(nil, "App", "init()", with: [.integer(opening)])
    for value in values {
      guard let value else {
        writer.skipStep()
        continue
      }
      writer.step("tap", target: widget)
      if value > 0 { writer.call("App", model, "set(_:)", with: [.integer(value)]) }
    }
    for other in more { writer.call("App", other, "init()") }
    let recording = Recording(
      scenario: name, sample: "made", pattern: "by-hand", log: writer.log, frames: [],
      verdicts: [], failures: [])
    let steps = values.map { value in
      Step(
        value == nil ? .expect([]) : .tap(widget: "up", times: 1), at: .init(file: "made.md"))
    }
    return PlayedScenario(
      scenario: Scenario(
        file: "content/scenarios/made/\(name).md", title: name, sample: "made", summary: "",
        steps: steps),
      performances: [
        PlayedScenario.PatternPerformance(recording, contract: nil, bookkeeping: .none)
      ])
  }

  /// Returns where each step is shown, by the names of plays and places; `-` if it is not shared.
  private func places(_ scenarios: [PlayedScenario]) -> [[String]] {
    let shared = SharedSteps(scenarios, fewest: 1)
    return scenarios.map { played in
      played.shownSteps.map { shownStep in
        shared[played.performances[0], step: shownStep.number].map {
          "\($0.title)#\($0.step.anchor)"
        } ?? "-"
      }
    }
  }

  @Test("is shown there whatever was before it, and the last one here")
  func steps() {
    let found = places([
      play("a", [1, 2, 3]), play("b", [1, 2, 4, 5]), play("c", [1, 9, 3]), play("d", [1, 2, 4]),
      play("e", []), play("f", [1, 2, 3], opening: 7),
    ])
    #expect(
      found == [
        ["-", "-", "-", "-"], ["a#opening", "a#step-1", "a#step-2", "-", "-"],
        ["a#opening", "a#step-1", "-", "-"], ["a#opening", "a#step-1", "a#step-2", "-"],
        ["a#opening"], ["-", "a#step-1", "a#step-2", "-"],
      ])
    #expect(places([play("a", [1, 2]), play("b", [1, 3], widget: "more")])[1][1] == "a#step-1")
  }

  @Test("is none in which nothing happens, and what follows is shared all the same")
  func silence() {
    let found = places([play("a", [1, 0, 2, 3]), play("b", [1, 0, 2, 4])])
    #expect(found[1] == ["a#opening", "a#step-1", "-", "a#step-3", "-"])
  }

  @Test("may have another number in recordings, where expectations count")
  func numbers() {
    let found = places([play("a", [1, nil, 2, 3]), play("b", [1, 2, nil, 4])])
    #expect(found[1] == ["a#opening", "a#step-1", "a#step-2", "-"])
  }

  @Test("is shown here if another object acts in it, or one with another sign")
  func signs() {
    let found = places([
      play("a", [1, 2, 3]), play("b", [1, 2, 3], model: "Tally"), play("c", [1, 2, 3], others: 1),
      play("d", [1, 2, 4], others: 1),
    ])
    #expect(found[1] == ["a#opening", "-", "-", "-"])
    #expect(found[2] == ["a#opening", "-", "-", "-"])
    #expect(found[3] == ["a#opening", "c#step-1", "c#step-2", "-"])
  }

  @Test("is not shown there if it has few events only")
  func fewest() {
    let scenarios = [play("a", [1, 2]), play("b", [1, 3])]
    let count = scenarios[0].performances[0].recording.log.events.count {
      $0.step == 1 && $0.kind != .input
    }
    for (fewest, isShared) in [(count, true), (count + 1, false)] {
      let shared = SharedSteps(scenarios, fewest: fewest)
      #expect((shared[scenarios[1].performances[0], step: 1] != nil) == isShared)
    }
  }

  @Test("is named with the number of its events")
  func words() throws {
    let scenarios = [play("a", [1, 2, 3]), play("b", [1, 2, 4])]
    let shared = SharedSteps(scenarios, fewest: 1)
    for (step, phase, anchor) in [(0, "opens", "opening"), (2, nil, "step-2")] {
      let known = try #require(shared[scenarios[1].performances[0], step: step])
      #expect(known.title == "a" && known.count == 2 && known.phase == phase)
      #expect(known.address == "/samples/made/a/by-hand/#\(anchor)")
    }
  }
}
