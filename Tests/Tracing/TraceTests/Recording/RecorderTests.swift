import Testing
import Trace

@MainActor
@Suite("The recorder")
struct RecorderTests {
  @Test("writes a call, the state it changes and what it returns, each inside the other")
  func call() {
    let log = recorded {
      let counter = Counter()
      _ = counter.add(2)
    }
    #expect(
      log.lines == [
        "input · > · open",
        "create · > Counter#1 create",
        "call · > Counter#1 add(2)",
        "state Counter#1 > Counter#1 count 0 → 2",
        "return Counter#1 > · add(_:) = 2",
        "destroy · > Counter#1 destroy",
      ])
    #expect(log.events.map(\.id) == Array(1...6))
    #expect(log.events.map(\.parent) == [nil, 1, 1, 3, 3, nil])
    #expect(log.events.last?.cause == 1)
  }

  @Test("notes an error as what the call gave back")
  func failure() {
    let log = recorded {
      let counter = Counter()
      try? counter.fail()
    }
    #expect(
      log.events(.return).map(\.payload) == [
        .return(Member("fail"), .error(.structure("Refusal", [])))
      ])
  }

  @Test("gives every event the step in which it happened")
  func steps() {
    let recorder = Recorder()
    recorder.record {
      let counter = Counter()
      for step in 1...2 {
        recorder.beginStep(step)
        recorder.input(Input("tap", target: "add")) { _ = counter.add(1) }
        recorder.endStep()
      }
    }
    #expect(recorder.log().events(.input).map(\.step) == [1, 2])
    #expect(recorder.log().events(.call).map(\.step) == [1, 2])
    #expect(recorder.log().events(.create).map(\.step) == [0])
  }

  @Test("writes nothing of a value that did not change")
  func unchanged() {
    let log = recorded {
      let counter = Counter()
      _ = counter.add(0)
    }
    #expect(log.events(.state).isEmpty)
  }

  @Test("tells two objects of one untraced class apart")
  func untracedObjects() {
    final class Token {}
    let (first, second) = (Token(), Token())
    let log = recorded {
      let screen = Screen()
      for (old, new) in [(first, first), (first, second)] {
        Tracing.state(screen, .view, "token", old: old, new: new, file: "F.swift", line: 1)
      }
    }
    #expect(log.events(.state).count == 1)
  }

  @Test("does not hear of objects whose lives began in another recording")
  func strangers() {
    var counter: Counter?
    _ = recorded { counter = Counter() }
    let log = recorded {
      _ = counter?.add(1)
      Effects.wrote(on: counter, widget: "label", "text", old: "a", new: "b")
      Effects.read(on: counter, widget: "label", "text", "b")
      _ = LiveBinding(.closure, source: counter, member: "onChange")
    }
    #expect(log.participants.isEmpty)
    #expect(log.bindings.map(\.source) == [""])
    #expect(log.events(.effect).isEmpty)
  }

  @Test("does not lose what is under way when a call is left twice")
  func leftTwice() {
    let log = recorded {
      let screen = Screen()
      let outer = Tracing.enter(
        screen, .view, Member("outer"), [], Body("F.swift", 1, first: 2))
      let inner = Tracing.enter(
        screen, .view, Member("inner"), [], Body("F.swift", 2, first: 3))
      inner.leave()
      inner.leave()
      screen.load()
      outer.leave()
    }
    #expect(log.call("load")?.parent == 3)
  }

  @Test("names a source file from the package's folder on")
  func paths() {
    let log = recorded {
      let screen = Screen()
      Tracing.enter(screen, .view, Member("load"), [], Body(#filePath, 1, first: 2)).leave()
    }
    #expect(
      log.events(.call).map(\.location?.file) == [
        "Tests/Tracing/TraceTests/Recording/RecorderTests.swift"
      ])
  }

  @Test("lets static members and values take part as types")
  func types() {
    struct Reducer {}
    let log = recorded {
      Tracing.enter(
        type: Counter.self, .model, Member("make"), [], Body("F.swift", 1, first: 2)
      ).leave()
      Tracing.enter(
        Reducer(), .store, Member("reduce"), [], Body("F.swift", 1, first: 2)
      ).leave()
      Tracing.enterInit(
        Reducer.self, .store, Member("init"), [], Body("F.swift", 1, first: 2)
      ).leave()
    }
    #expect(log.participants.map(\.id) == ["Counter", "Reducer"])
    #expect(log.participants.allSatisfy { !$0.isObject })
  }
}
