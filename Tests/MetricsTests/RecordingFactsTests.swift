import Metrics
import Testing
import Trace

@Suite("A recording's facts")
struct RecordingFactsTests {
  static let roles: [String: Role] = [
    "Model": .model, "Screen": .view, "Presenter": .presenter,
  ]

  private func facts(_ write: (inout LogWriter) -> Void) -> RecordingFacts {
    var writer = LogWriter(Self.roles)
    writer.step("open")
    write(&writer)
    return RecordingFacts(writer.log)
  }

  /// A tap that goes the whole way of passive MVP and back.
  private func tap(_ log: inout LogWriter, _ told: Binding.ID) {
    log.step("tap")
    log.call("Screen", "Presenter", "didTap()") { log in
      log.call("Presenter", "Model", "count()") { log in
        log.add(.state, "Model", "Model", "count", value: "1")
        log.notify(told) { log in
          log.call("Presenter", "Presenter", "show(_:)") { log in
            log.call("Presenter", "Screen", "show(_:)") { log in
              log.add(.effect, "Screen", "Screen", "label.text", redundant: false)
            }
          }
        }
      }
    }
  }

  @Test("count hops along the way to a step's last effect")
  func hops() {
    let found = facts { log in
      let told = log.bind("Model", "Presenter", "count")
      tap(&log, told)
      log.step("wait")
      log.step("tap")
      log.add(.effect, "Screen", "Screen", "label.text", redundant: true)
    }
    #expect(found.steps.compactMapValues(\.hops) == [1: 4, 3: 0])
    #expect(found.hops == 4)
  }

  @Test("follow a cause where there is no parent")
  func hopsByCause() {
    let found = facts { log in
      var work = 0
      log.call("Screen", "Presenter", "didTap()") { log in
        work = log.add(.schedule, "Presenter", "Presenter", "later")
      }
      log.step("wait")
      log.resume("Model", because: work) { log in
        log.call("Model", "Screen", "show()") { $0.add(.effect, "Screen", "Screen", "label.text") }
      }
    }
    #expect(found.hops == 3)
  }

  @Test("count commands and notifications between different participants")
  func messages() {
    let found = facts { log in
      let told = log.bind("Model", "Presenter", "count")
      tap(&log, told)
      log.notify(told) { $0.call("Model", "Presenter", "modelChanged()") }
    }
    #expect(found.commands == 3)
    #expect(found.notifications == 2)
    #expect(found.couplings.count == 4)
  }

  @Test("count deliveries for each change of somebody who is observed")
  func fanOut() {
    let found = facts { log in
      log.add(.state, "Model", "Model", "count", value: "0")
      let first = log.bind("Model", "Presenter", "count")
      let second = log.bind("Model", "Screen", "count")
      log.notify(first)
      log.step("tap")
      log.add(.state, "Model", "Model", "count", value: "1")
      log.notify(first)
      log.notify(second)
      log.step("wait")
      log.notify(first)
      log.add(.state, "Presenter", "Presenter", "text", value: "1")
    }
    #expect(found.observedChanges == 1)
    #expect(found.notificationsOfChanges == 2)
    #expect(found.notifications == 4)
  }

  @Test("count what is made, what there is at once, and what is left")
  func populations() {
    let found = facts { log in
      log.add(.create, nil, "Model", "init")
      log.add(.create, nil, "Screen", "init")
      log.add(.destroy, nil, "Screen", "deinit")
      log.add(.create, nil, "Screen#2", "init")
      let told = log.bind("Model", "Screen#2", "count")
      log.add(.unbind, "Model", "Screen#2", "count", binding: told)
      log.add(.destroy, nil, "Screen#2", "deinit")
    }
    #expect(found.participants.made == 3)
    #expect(found.participants.peak == 2)
    #expect(found.participants.live == 1)
    #expect(found.bindings.made == 1)
    #expect(found.bindings.live == 0)
    #expect(found.mechanisms == [.observer: 1])
  }

  @Test("count effects, and those that changed nothing")
  func effects() {
    let found = facts { log in
      log.add(.effect, "Screen", "Screen", "label.text", redundant: false)
      log.add(.effect, "Screen", "Screen", "label.text", redundant: true)
      log.add(.effect, nil, "Screen", "alert")
    }
    #expect(found.effects == 3)
    #expect(found.redundantEffects == 1)
  }

  @Test("give every metric of recordings a value, and no other")
  func registry() {
    let found = facts { tap(&$0, $0.bind("Model", "Presenter", "count")) }
    for metric in Metric.all {
      #expect((metric.value(of: found) != nil) == (metric.origin == .recording), "\(metric.id)")
    }
    #expect(Metric.named("hops")?.value(of: found) == .count(4))
    #expect(Metric.named("messages")?.value(of: found) == .count(3))
    let step = found.steps[1] ?? StepFacts()
    #expect(Metric.named("effects")?.value(of: step) == .count(1))
    #expect(Metric.named("fan-out")?.value(of: step) == nil)
  }
}
