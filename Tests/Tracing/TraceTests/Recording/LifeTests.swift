import Testing
import Trace

@MainActor
@Suite("A participant's life")
struct LifeTests {
  @Test("ends in the log at the end of the step, by participant, in whatever order objects die")
  func order() {
    let log = recorded {
      var first: Ending? = Ending()
      var second: Ending? = Ending()
      second = nil
      first = nil
      _ = (first, second)
    }
    #expect(
      log.lines.suffix(6) == [
        "call · > Ending#1 deinit", "return Ending#1 > · deinit",
        "call · > Ending#2 deinit", "return Ending#2 > · deinit",
        "destroy · > Ending#1 destroy", "destroy · > Ending#2 destroy",
      ])
  }

  @Test("ends inside nothing, since optimisation decides where an object is released")
  func rootless() {
    let log = recorded {
      let screen = Screen()
      let call = Tracing.enter(
        screen, .view, Member("load"), [], Body("F.swift", 1, first: 2))
      _ = Ending()
      call.leave()
    }
    let ending = log.call("deinit")
    #expect(ending?.from == nil)
    #expect(ending?.parent == nil)
    #expect(ending?.cause == 1)
  }

  @Test("that ends inside another's end is told on its own")
  func nested() {
    let log = recorded {
      let outer = Ending()
      outer.last = Ending()
    }
    #expect(log.events(.call).map(\.to) == ["Ending#1", "Ending#2"])
    #expect(log.events(.call).map(\.parent) == [nil, nil])
    #expect(log.events(.return).map(\.parent) == log.events(.call).map(\.id))
  }

  @Test("keeps what its end leads to, through bindings too, inside the end")
  func consequences() {
    let log = recorded {
      let counter = Counter()
      let ending = Ending()
      let binding = LiveBinding(.closure, source: ending, sink: counter, member: "atEnd")
      ending.atEnd = { binding.deliver { MainActor.assumeIsolated { _ = counter.add(1) } } }
    }
    let notice = log.events(.notify).first
    let call = log.call("add")
    #expect(notice?.parent == log.call("deinit")?.id)
    #expect(call?.parent == notice?.id)
    for event in log.events {
      #expect((event.parent ?? 0) < event.id, "\(event) stands before its parent")
    }
  }

  @Test("carries the time of the end of the step")
  func time() throws {
    let recorder = Recorder()
    let clock = VirtualClock()
    try recorder.record {
      recorder.beginStep(1)
      var ending: Ending? = Ending()
      ending = nil
      _ = ending
      try clock.advance(by: 5)
      recorder.endStep()
    }
    #expect(recorder.log().events.map(\.time) == [0, 5, 5, 5])
  }
}
