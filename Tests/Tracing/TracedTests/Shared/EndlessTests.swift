import Testing
import Trace

@Suite("What never comes to an end", .serialized, .enabled(if: isTraced))
@MainActor
struct EndlessTests {
  /// Records what `body` does as the consequence of an input.
  private func play(_ body: (Ping, Pong) throws -> Void) rethrows -> (Recorder, isReleased: Bool) {
    let recorder = Recorder()
    weak var released: Ping?
    try recorder.record {
      recorder.beginStep(1)
      try recorder.input(Input("tap")) {
        let (ping, pong) = (Ping(), Pong())
        released = ping
        try body(ping, pong)
      }
      recorder.endStep()
    }
    return (recorder, released == nil)
  }

  private func members(_ overflow: Overflow, in log: EventLog) -> [String] {
    overflow.cycle.map { log[$0].text(in: log) }
  }

  @Test("is stopped where calls are too deep, and names the calls that go round")
  func recursion() throws {
    let (recorder, isReleased) = play { ping, pong in
      ping.pong = pong
      pong.ping = ping
      ping.ping()
      #expect(ping.count < RecordingBounds.depth)
    }
    let overflow = try #require(recorder.overflow)
    let log = recorder.log()
    #expect(overflow.bound == .depth)
    #expect(Set(members(overflow, in: log)) == ["ping()", "pong()"])
    #expect(overflow.cycle.count == 2)
    #expect(isReleased)
    #expect(Invariant.callsNest.violations(in: log) == [])
    #expect(log.events.count { $0.kind == .destroy } == 2)
  }

  @Test("is stopped where notifications go round")
  func notifications() throws {
    let (recorder, isReleased) = play { ping, pong in
      ping.observe(pong)
      pong.observe(ping)
      ping.change()
    }
    let overflow = try #require(recorder.overflow)
    let log = recorder.log()
    #expect(overflow.bound == .depth)
    #expect(Set(members(overflow, in: log)).isSuperset(of: ["change()", "onChange"]))
    #expect(overflow.cycle.count <= 4)
    #expect(isReleased)
    #expect(log.violations() == [])
  }

  @Test("is stopped where jobs hand over jobs")
  func jobs() throws {
    let clock = VirtualClock()
    let (recorder, isReleased) = try play { ping, _ in
      ping.again(clock)
      try clock.advance(by: 0)
      #expect(ping.count < RecordingBounds.events)
    }
    let overflow = try #require(recorder.overflow)
    let log = recorder.log()
    #expect(overflow.bound == .events)
    #expect(members(overflow, in: log).contains("resume again"))
    #expect(overflow.cycle.count <= 4)
    #expect(log.events.count < RecordingBounds.events + 20)
    #expect(isReleased)
    #expect(clock.pending == 0)
    #expect(log.violations() == [])
  }

  @Test("does not stop what merely does much, input by input")
  func muchWork() {
    let recorder = Recorder()
    recorder.record {
      let ping = Ping()
      for _ in 0..<3 {
        recorder.input(Input("tap")) {
          for _ in 0..<(RecordingBounds.events / 4) { ping.change() }
        }
      }
    }
    #expect(recorder.overflow == nil)
    #expect(recorder.count > RecordingBounds.events)
  }
}
