import HeadlessUI
import Samples
import Scenarios
import Testing
import Trace

@Suite("The trace of requests") @MainActor struct ServerTraceTests {
  private func log(_ steps: String, server: String) throws -> EventLog {
    let scenario = try Scenario.bulletin(steps, extra: "server: \(server)\n")
    let recording = Performance.play(scenario, on: .presented)
    #expect(recording.failure == nil)
    return recording.log
  }

  /// The events from one back to its root, by parent and else by cause.
  private func way(from event: Event, in log: EventLog) -> [Event] {
    var way = [event]
    while let next = way[way.count - 1].parent ?? way[way.count - 1].cause {
      way.append(log[next])
    }
    return way
  }

  private func answer(in log: EventLog) throws -> Event {
    try #require(log.notification("edition"))
  }

  @Test("An answer after a latency is delivered by the service, and caused by its request")
  func latency() throws {
    let log = try log("- wait: 0.2s", server: "0.2s")
    let answer = try answer(in: log)
    #expect(answer.from == "BulletinService#1")
    #expect(answer.to == "BoardPresenter#1")
    #expect(answer.step == 1)
    let resume = try #require(way(from: answer, in: log).first { $0.kind == .resume })
    let schedule = log[try #require(resume.cause)]
    #expect(schedule.payload == .schedule(label: "request 1", due: 200))
    #expect(schedule.from == "BulletinService#1")
    #expect(schedule.step == 0)
  }

  @Test("An answer by a step leads back to its input")
  func manual() throws {
    let log = try log("- wait: 1s\n- respond: 1", server: "manual")
    let way = way(from: try answer(in: log), in: log)
    #expect(way.map(\.kind) == [.notify, .input])
    #expect(way.last?.input?.verb == "respond")
    #expect(way.last?.step == 2)
  }

  @Test("An answer inside the call lies inside the call")
  func immediate() throws {
    let log = try log("- wait: 0s", server: "immediate")
    let way = way(from: try answer(in: log), in: log)
    #expect(way.dropFirst().first?.kind == .call)
    #expect(way.dropFirst().first?.to == "BulletinService#1")
  }

  @Test("An event is delivered by the service, and leads back to its input")
  func push() throws {
    let log = try log("- push: online", server: "manual")
    let event = try #require(log.notification("presence"))
    #expect(event.from == "BulletinService#1")
    #expect(way(from: event, in: log).map(\.kind) == [.notify, .input])
  }

  struct End: Sendable, CustomTestStringConvertible {
    let steps: String
    let server: String
    let step: Int
    var testDescription: String { steps }
  }

  @Test(
    "The binding of a request ends in the step in which it is answered, failed or cancelled",
    arguments: [
      End(steps: "- wait: 0.2s\n- wait: 1s", server: "0.2s", step: 1),
      End(steps: "- wait: 1s\n- respond: 1\n- wait: 1s", server: "manual", step: 2),
      End(
        steps: "- wait: 1s\n- fail: 1\n  error: token\n- wait: 1s", server: "manual", step: 2),
      End(steps: "- wait: 1s\n- tap: reload\n- wait: 1s", server: "manual", step: 2),
      End(steps: "- leave\n- wait: 1s", server: "manual", step: 1),
      End(steps: "- wait: 1s", server: "immediate", step: 0),
    ])
  func bindings(_ end: End) throws {
    let log = try log(end.steps, server: end.server)
    let binding = try #require(log.bindings.first { $0.member == "edition" })
    let unbind = log.events.filter { $0.payload == .unbind(binding.id) }
    #expect(unbind.map(\.step) == [end.step])
  }
}

extension EventLog {
  /// The first delivery of a binding of something.
  fileprivate func notification(_ member: String) -> Event? {
    events.first { event in
      event.kind == .notify && event.binding.flatMap { binding($0) }?.member == member
    }
  }
}
