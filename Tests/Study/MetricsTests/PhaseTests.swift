import Identifiers
import Metrics
import Testing
import Trace
import TraceTesting

@Suite("The phases of a recording")
struct PhaseTests {
  private func text(_ metric: MetricID, _ facts: RecordingFacts) -> String? {
    Metric.named(metric)?.value(of: facts)?.description
  }

  @Test("are opening, interaction and closing, and a zero is written")
  func apart() {
    let facts = RecordingFacts.writing { log in
      log.create("Model", by: "App")
      log.create("Screen", by: "App")
      log.call("App", "Screen", "start()") { $0.effect("Screen", "Screen") }
      log.step("tap")
      log.call("Screen", "Model", "up()")
      log.call("Screen", "Model", "up()")
      log.step("wait")
      log.call("Model", "Screen", "show()") { $0.effect("Screen", "Screen") }
      log.step("leave", purpose: .leavesApp)
      log.call("Screen", "Model", "stop()")
    }
    #expect(text("messages", facts) == "1 / 3 / 1")
    #expect(text("participants-created", facts) == "2 / 0 / 0")
    #expect(text("effects", facts) == "1 / 1 / 0")
    #expect(text("hops", facts) == "1 / 1 / 0")
  }

  @Test("come again where a scenario leaves the app and opens it in the middle")
  func again() {
    let facts = RecordingFacts.writing { log in
      log.create("Screen", by: "App")
      log.step("tap")
      log.call("Screen", "Model", "up()")
      log.step("leave", purpose: .leavesApp)
      log.call("Screen", "Model", "stop()")
      log.step("wait")
      log.notify(log.bind("Model", "Presenter", "late"))
      log.step("open", purpose: .opensApp)
      log.create("Screen#2", by: "App#2")
      log.create("Presenter#2", by: "App#2")
      log.step("tap")
      log.call("Screen#2", "Model", "up()")
      log.step("leave", purpose: .leavesApp)
      log.call("Screen#2", "Model", "stop()")
    }
    #expect(text("participants-created", facts) == "3 / 0 / 0")
    #expect(text("messages", facts) == "0 / 2 / 2")
    // What is still under way after leaving is neither opening nor closing.
    #expect(text("notifications", facts) == "0 / 1 / 0")
  }

  @Test("take the greatest number of hops of their steps, and the sum of all else")
  func greatest() {
    let facts = RecordingFacts.writing { log in
      for _ in 0..<2 {
        log.step("tap")
        log.call("Screen", "Model", "up()") { $0.effect("Model", "Screen") }
        log.step("tap")
        log.effect("Screen", "Screen")
      }
    }
    #expect(text("hops", facts) == "0 / 2 / 0")
    #expect(text("effects", facts) == "0 / 4 / 0")
  }

  @Test("belong to the first input of a step, where it has several")
  func firstInput() {
    let facts = RecordingFacts.writing { log in
      log.create("Screen", by: "App")
      log.input("tap")
      log.create("Presenter", by: "Screen")
    }
    #expect(text("participants-created", facts) == "2 / 0 / 0")
  }
}
