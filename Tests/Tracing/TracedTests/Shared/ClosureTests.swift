import Testing
import Trace

@Suite("A closure that another participant runs", .serialized)
@MainActor
struct ClosureTests {
  @Test("is its writer's act, by a binding that is made the first time", .enabled(if: isTraced))
  func effect() {
    let lines = recorded([.bind, .unbind, .notify, .call, .destroy]) {
      let writer = Writer(Runner())
      writer.handOver()
      writer.runner.run()
      writer.runner.run()
      writer.runner.release()
    }
    #expect(
      lines.dropFirst(2) == [
        "call → Writer#1 handOver()",
        "  call Writer#1 → Runner#1 keep(closure)",
        "call → Runner#1 run()",
        "  bind Runner#1 → Writer#1 bind closure closure",
        "  notify Runner#1 → Writer#1 closure",
        "    call Writer#1 → Writer#1 finish()",
        "call → Runner#1 run()",
        "  notify Runner#1 → Writer#1 closure",
        "    call Writer#1 → Writer#1 finish()",
        "call → Runner#1 release()",
        "destroy Runner#1",
        "destroy Writer#1",
        "unbind Runner#1 → Writer#1 unbind closure",
      ])
  }

  @Test("shares its binding with the closures of the same call", .enabled(if: isTraced))
  func shared() {
    let log = log {
      let writer = Writer(Runner())
      writer.handOverTwo()
      writer.runner.run()
      writer.runner.release()
    }
    #expect(log.bindings.count == 1)
    #expect(log.events.count { $0.kind == .notify } == 2)
    #expect(log.events.count { $0.kind == .unbind } == 1)
    #expect(log.violations() == [])
  }

  @Test(
    "acts in all that it does: statements, conditions and branches", .enabled(if: isTraced),
    arguments: [true, false])
  func acts(isReady: Bool) {
    let hand: [@MainActor (Writer) -> Void] = [
      { $0.handOverWrite() }, { $0.handOverChoice() }, { $0.handOverCondition() },
    ]
    for hand in hand {
      let log = log {
        let writer = Writer(Runner())
        writer.isReady = isReady
        hand(writer)
        writer.done = 3
        writer.runner.run()
      }
      let acts = log.events.filter { event in
        event.parent.map { log[$0].kind == .notify } == true && event.kind != .return
      }
      #expect(!acts.isEmpty)
      #expect(acts.allSatisfy { $0.from == "Writer#1" && $0.to == "Writer#1" }, "\(acts)")
      #expect(log.bindings.map(\.sink) == ["Writer#1"])
      #expect(log.violations() == [])
    }
  }

  @Test("reads its writer's properties as the writer", .enabled(if: isTraced))
  func ownReads() {
    let log = log { #expect(Writer(Runner()).readInside() == 0) }
    #expect(log.events.allSatisfy { $0.kind != .read })
  }

  @Test("leaves its run when it throws", .enabled(if: isTraced))
  func thrown() throws {
    let log = log { Writer(Runner()).thrown() }
    let finish = try #require(log.events.first { $0.member?.name == "finish" })
    #expect(finish.parent == log.events.first { $0.member?.name == "thrown" }?.id)
    #expect(finish.from == "Writer#1")
    #expect(log.violations() == [])
  }

  @Test("needs no binding where its writer acts already", .enabled(if: isTraced))
  func own() {
    let log = log {
      let writer = Writer(Runner())
      writer.runOwn()
      writer.handOverBound()
      writer.runner.run()
    }
    #expect(log.bindings.map(\.member) == ["keepBound(_:)"])
    #expect(log.events.count { $0.kind == .notify } == 1)
  }

  @Test("is bound by a word, from who keeps it to who hands it over", .enabled(if: isTraced))
  func word() {
    let log = log {
      let writer = Writer(Runner())
      writer.handOverBound()
      writer.runner.run()
      #expect(writer.done == 7)
    }
    #expect(
      log.bindings == [
        Binding(
          id: 1, mechanism: .closure, source: "Runner#1", sink: "Writer#1", member: "keepBound(_:)")
      ])
    #expect(
      log.events.compactMap { $0.kind == .notify ? $0.payload : nil } == [
        .notify(1, values: [.integer(7)])
      ])
    let location = log.events.first { $0.kind == .bind }?.location
    #expect(location?.file.hasPrefix("Tests/Tracing/Traced") == true)
    #expect(location?.file.hasSuffix("/Shapes/Closures.swift") == true)
  }

  @Test(
    "and that a method keeps in a property binds the method's caller, else the object itself",
    .enabled(if: isTraced))
  func kept() {
    let log = log {
      let writer = Writer(Runner())
      writer.handOverHandler()
      writer.runner.run()
      writer.runner.setOwn()
    }
    #expect(log.bindings.map(\.member) == ["onRun", "onRun"])
    #expect(log.bindings.map(\.source) == ["Runner#1", "Runner#1"])
    #expect(log.bindings.map(\.sink) == ["Writer#1", "Runner#1"])
    #expect(log.events.count { $0.kind == .notify } == 1)
  }

  @Test("and its writer are released as without tracing")
  func ownership() {
    weak var writer: Writer?
    let runner = Runner()
    let recorder = Recorder()
    recorder.record {
      let made = Writer(runner)
      writer = made
      made.handOver()
      runner.run()
    }
    #expect(writer == nil)
  }
}
