import Testing
import Trace

@MainActor
@Suite("A binding")
struct BindingTests {
  @Test("that a closure makes delivers each call as a notification, in which the sink acts")
  func closure() {
    let log = recorded {
      let counter = Counter()
      let listener = Listener()
      let call = Tracing.enter(
        listener, .presenter, Member("start"), [], Body("F.swift", 1, first: 2))
      counter.observe { listener.screenDidLoad() }
      call.leave()
      _ = counter.add(1)
    }
    #expect(
      log.bindings == [
        Binding(
          id: 1, mechanism: .closure, source: "Counter#1", sink: "Listener#1", member: "onChange",
          operators: [])
      ])
    let notice = log.events(.notify).first
    #expect(notice?.from == "Counter#1")
    #expect(notice?.to == "Listener#1")
    #expect(notice?.binding == 1)
    let heard = log.call("screenDidLoad")
    #expect(heard?.parent == notice?.id)
    #expect(heard?.from == "Listener#1")
  }

  @Test("through a weak property makes calls from its owner to its value notifications")
  func delegate() {
    let log = recorded {
      let screen = Screen()
      let listener = Listener()
      screen.setDelegate(listener)
      screen.load()
    }
    #expect(
      log.lines.filter { $0.hasPrefix("notify") || $0.contains("screenDidLoad") } == [
        "notify Screen#1 > Listener#1 delegate",
        "call Screen#1 > Listener#1 screenDidLoad()",
        "return Listener#1 > Screen#1 screenDidLoad()",
      ])
  }

  @Test("remains when another between the same two ends")
  func twoDelegates() {
    let log = recorded {
      let screen = Screen()
      let listener = Listener()
      screen.setDelegate(listener)
      screen.setObserver(listener)
      screen.setObserver(nil)
      screen.load()
    }
    #expect(log.events(.unbind).first?.binding == 2)
    #expect(log.events(.notify).map(\.binding) == [1])
  }

  @Test("ends when its property is set again, and no call is a notification any more")
  func rebound() {
    let log = recorded {
      let screen = Screen()
      let listener = Listener()
      screen.setDelegate(listener)
      screen.setDelegate(nil)
      listener.screenDidLoad()
    }
    #expect(log.events(.unbind).count == 1)
    #expect(log.events(.notify).isEmpty)
  }

  @Test("ends with its sink, after the sink's own end, and only once")
  func deadSink() {
    let recorder = Recorder()
    recorder.record {
      let screen = Screen()
      for step in 0...1 {
        recorder.beginStep(step)
        if step == 0 {
          let listener = Listener()
          screen.setDelegate(listener)
        }
        recorder.endStep()
      }
    }
    #expect(
      recorder.log().lines.suffix(3) == [
        "bind Screen#1 > Listener#1 bind delegate delegate",
        "destroy · > Listener#1 destroy", "unbind Screen#1 > Listener#1 unbind delegate",
      ])
  }

  @Test("goes on after its sink's end for as long as its registration is held")
  func outlivedSink() {
    let recorder = Recorder()
    recorder.record {
      let counter = Counter()
      var binding: LiveBinding?
      for step in 0...2 {
        recorder.beginStep(step)
        if step == 0 {
          binding = LiveBinding(
            .observer, source: counter, sink: Listener(), member: "count")
        }
        if step == 2 { binding = nil }
        recorder.endStep()
      }
      _ = binding
    }
    let log = recorder.log()
    #expect(log.events(.destroy).first?.step == 0)
    #expect(log.events(.unbind).map(\.step) == [2])
  }

  @Test("that is released ends at the end of the step")
  func released() {
    let log = recorded {
      let counter = Counter()
      counter.observe {}
      counter.onChange = nil
      _ = counter.add(1)
    }
    let unbound = log.events(.unbind).first?.id ?? 0
    #expect(unbound > log.events(.return).first?.id ?? .max)
  }

  @Test("that the program takes back ends at that moment")
  func ended() {
    let log = recorded {
      let counter = Counter()
      let binding = LiveBinding(.observation, source: counter, sink: counter, member: "count")
      binding.end()
      binding.end()
      _ = counter.add(1)
    }
    #expect(log.events(.unbind).count == 1)
    #expect(log.events(.unbind).first?.id ?? .max < log.events(.call).first?.id ?? 0)
  }

  @Test("by word goes from the participant that stores the handler to the one that gave it")
  func word() {
    var stored: ((Int, String) -> Void)?
    let log = recorded {
      let counter = Counter()
      let listener = Listener()
      let outer = Tracing.enter(
        listener, .presenter, Member("start"), [], Body("F.swift", 1, first: 2))
      let inner = Tracing.enter(
        counter, .model, Member("register", labels: ["_"]), [], Body("F.swift", 2, first: 3))
      stored = bound(.store, "changes") { (_: Int, _: String) in }
      inner.leave()
      outer.leave()
      stored?(7, "x")
      stored = nil
    }
    #expect(log.bindings.map(\.source) == ["Counter#1"])
    #expect(log.bindings.map(\.sink) == ["Listener#1"])
    #expect(
      log.events(.notify).map(\.payload) == [.notify(1, values: [.integer(7), .text("x")])])
    #expect(
      log.events(.bind).first?.location?.file
        == "Tests/Tracing/TraceTests/Recording/BindingTests.swift")
  }
}
