import Identifiers
import Metrics
import Testing
import Trace
import TraceTesting

@Suite("A recording's facts")
struct RecordingFactsTests {
  @Test("count hops along the way to a step's last effect")
  func hops() {
    let found = RecordingFacts.writing { log in
      let change = log.bind("Model", "Presenter", "count")
      log.tap(change)
      log.step("wait")
      log.step("tap")
      log.effect("Screen", "Screen")
    }
    #expect(found.steps.compactMapValues(\.hops) == [1: 4, 3: 0])
  }

  @Test("follow a cause where there is no parent")
  func hopsByCause() {
    let found = RecordingFacts.writing { log in
      var work = 0
      log.call("Screen", "Presenter", "didTap()") { log in work = log.schedule("Presenter") }
      log.step("wait")
      log.resume("Model", because: work) { log in
        log.call("Model", "Screen", "show()") { $0.effect("Screen", "Screen") }
      }
    }
    #expect(found.steps.compactMapValues(\.hops) == [1: 3])
  }

  @Test("count hops to a change of screens, if nothing is written after it")
  func hopsToNavigation() {
    let found = RecordingFacts.writing { log in
      log.call("Screen", "Presenter", "didTap()") { log in
        log.effect("Screen", "Screen")
        log.navigate("Presenter", "Stack", .push, came: ["Screen#2"])
      }
      log.step("tap")
      log.call("Screen", "Presenter", "didTap()") { log in
        log.navigate("Presenter", "Stack", .push, came: ["Screen#2"]) { log in
          log.call("Stack", "Screen#2", "viewWillAppear(_:)") { log in
            log.call("Screen#2", "Model", "count()") { $0.effect("Screen#2", "Screen#2") }
          }
        }
      }
    }
    #expect(found.steps.compactMapValues(\.hops) == [0: 2, 1: 5])
  }

  @Test("count deliveries from one participant to another")
  func notifications() {
    let found = RecordingFacts.writing { log in
      let change = log.bind("Model", "Presenter", "count")
      log.tap(change)
      log.notify(change) { $0.call("Model", "Presenter", "modelChanged()") }
      log.notify(log.bind("Presenter", "Presenter", "timer"))
    }
    #expect(found.phases.map(\.notifications).total == 2)
  }

  @Test("count each method of another class that a class calls once, and no delivery")
  func couplings() {
    let found = RecordingFacts.writing { log in
      let change = log.bind("Model", "Presenter", "count")
      log.tap(change)
      log.tap(change)
      log.notify(change) { $0.call("Presenter", "Presenter", "modelChanged()") }
      // A weak property's binding has its source call its sink.
      let delegate = log.bind("Model", "Presenter", "delegate", .delegate)
      log.notify(delegate) { $0.call("Model", "Presenter", "modelDidChange()") }
      log.call("Screen", "Screen#2", "show(_:)")
    }
    let calls = found.couplings.map { "\($0.from) \($0.member.name) \($0.to)" }
    #expect(
      calls.sorted() == [
        "Presenter count Model", "Presenter show Screen", "Screen didTap Presenter",
      ])
  }

  @Test("count what is made, what there is at once, and what is left")
  func populations() {
    let found = RecordingFacts.writing { log in
      log.create("Model")
      log.create("Screen")
      log.destroy("Screen")
      log.create("Screen#2")
      log.unbind(log.bind("Model", "Screen#2", "count"))
      log.destroy("Screen#2")
    }
    #expect(found.phases.map(\.participants).total == 3)
    #expect(found.participants.peak == 2)
    #expect(found.participants.live == 1)
    #expect(found.phases.map(\.bindings).total == 1)
    #expect(found.bindings.live == 0)
    #expect(found.mechanisms == [.observer: 1])
  }

  @Test("count writes of widgets, and those that changed nothing, and no change of screens")
  func effects() {
    let found = RecordingFacts.writing { log in
      log.effect("Screen", "Screen", .text("0"), to: .text("1"))
      log.effect("Screen", "Screen", .text("1"), to: .text("1"))
      log.effect(nil, "Screen", .null, to: .text(""))
      log.navigate("Screen", "Stack", .push, came: ["Screen#2"])
    }
    #expect(found.phases.map(\.effects).total == 3)
    #expect(found.phases.map(\.redundantEffects).total == 1)
  }

  @Test("give every metric of recordings a value, and no other")
  func registry() {
    let found = RecordingFacts.writing { log in
      let change = log.bind("Model", "Presenter", "count")
      log.tap(change)
    }
    for metric in Metric.all {
      #expect((metric.value(of: found) != nil) == (metric.origin == .recording), "\(metric.id)")
    }
    #expect(Metric.named("hops")?.value(of: found)?.description == "0 / 4 / 0")
    #expect(Metric.named("messages")?.value(of: found)?.description == "0 / 3 / 0")
    let step = found.steps[1] ?? StepFacts()
    #expect(Metric.named("effects")?.value(of: step) == .count(1))
    #expect(Metric.named("dynamic-coupling")?.value(of: step) == nil)
  }
}
