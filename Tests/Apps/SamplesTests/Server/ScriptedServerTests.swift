import Samples
import Testing
import Trace

@Suite("The scripted server")
struct ScriptedServerTests {
  /// The answer is the question with the request's number.
  struct Echo: Endpoint {
    let text: String
    func response(toRequest number: Int) -> String { "\(text) \(number)" }
  }

  enum News: String, ServerEvent { case good, bad }

  private let clock = VirtualClock()
  private let faults = Faults()
  private let heard = Heard<String>()

  private func server(_ mode: ServerMode) -> ScriptedServer {
    ScriptedServer(
      clock: clock, mode: mode, description: ServerDescription(sending: News.self), faults: faults)
  }

  private func ask(_ text: String, _ server: ScriptedServer) -> RequestToken {
    server.send(Echo(text: text)) { [heard] result in
      switch result {
      case .success(let answer): heard.append(answer)
      case .failure(let error): heard.append(error.message)
      }
    }
  }

  /// The course of three requests, of which the second is cancelled at once.
  struct Course: Sendable, CustomTestStringConvertible {
    let name: String
    let mode: ServerMode
    let script: @MainActor @Sendable (ScriptedServer, VirtualClock) throws -> Void
    let heard: [String]
    let states: [RequestState]
    var testDescription: String { name }
  }

  @Test(
    "hears, answers and forgets requests",
    arguments: [
      Course(
        name: "nothing happens by itself", mode: .manual,
        script: { _, clock in try clock.advance(by: 1_000_000) },
        heard: [], states: [.pending, .cancelled, .pending]),
      Course(
        name: "answers out of order", mode: .manual,
        script: { server, _ in
          try server.respond(to: 3)
          try server.respond(to: 2)
          try server.respond(to: 1)
        },
        heard: ["c 3", "a 1"], states: [.answered, .answered, .answered]),
      Course(
        name: "fails", mode: .manual,
        script: { server, _ in
          try server.fail(1, with: .offline)
          try server.fail(2, with: .offline)
          try server.fail(3, with: .token)
        },
        heard: ["You appear to be offline.", "The access token is not valid."],
        states: [.failed, .failed, .failed]),
      Course(
        name: "a millisecond before the latency", mode: .latency(milliseconds: 300),
        script: { _, clock in try clock.advance(by: 299) },
        heard: [], states: [.pending, .cancelled, .pending]),
      Course(
        name: "at the latency, in order of issue", mode: .latency(milliseconds: 300),
        script: { _, clock in try clock.advance(by: 300) },
        heard: ["a 1", "c 3"], states: [.answered, .cancelled, .answered]),
      Course(
        name: "ahead of time, once", mode: .latency(milliseconds: 300),
        script: { server, clock in
          try server.respond(to: 3)
          try server.fail(1, with: .server)
          try clock.advance(by: 1_000)
        },
        heard: ["c 3", "The server answered 500."], states: [.failed, .cancelled, .answered]),
      Course(
        name: "inside the call", mode: .immediate, script: { _, _ in },
        heard: ["a 1", "b 2", "c 3"], states: [.answered, .answered, .answered]),
    ])
  func courses(_ course: Course) throws {
    let server = server(course.mode)
    let first = ask("a", server)
    ask("b", server).cancel()
    let third = ask("c", server)
    try course.script(server, clock)
    #expect(heard.values == course.heard)
    #expect(server.requests == course.states)
    #expect(first.isUnderWay == (course.states[0] == .pending))
    #expect(third.isUnderWay == (course.states[2] == .pending))
  }

  @Test(
    "fails the coming request in every mode, when it would be answered",
    arguments: [ServerMode.manual, .standard, .immediate])
  func failNext(_ mode: ServerMode) throws {
    let server = server(mode)
    server.failNext(with: .offline)
    server.failNext(with: .server)
    let requests = [ask("a", server), ask("b", server)]
    try clock.advance(by: 200)
    if mode == .manual {
      #expect(server.requests == [.pending, .pending])
      try server.respond(to: 1)
      try server.respond(to: 2)
    }
    #expect(heard.values == ["The server answered 500.", "b 2"])
    #expect(server.requests == [.failed, .answered])
    #expect(requests.allSatisfy { !$0.isUnderWay })
  }

  @Test("keeps no request alive: one that is released is cancelled, with what its completion holds")
  func release() throws {
    let server = server(.standard)
    var held: Heard<Int>? = Heard<Int>()
    weak let witness = held
    var request: RequestToken? = server.send(Echo(text: "a")) { [held] _ in held?.append(1) }
    held = nil
    #expect(server.requests == [.pending])
    #expect(witness != nil && request != nil)
    request = nil
    #expect(server.requests == [.cancelled])
    #expect(witness == nil)
    try clock.advance(by: 200)
    #expect(clock.pending == 0)
    try server.respond(to: 1)
    #expect(server.requests == [.answered])
  }

  @Test("releases a completion once it has been called")
  func completionIsReleased() throws {
    let server = server(.manual)
    var held: Heard<Int>? = Heard<Int>()
    weak let witness = held
    let request = server.send(Echo(text: "a")) { [held] _ in held?.append(1) }
    held = nil
    try server.respond(to: 1)
    #expect(!request.isUnderWay)
    #expect(witness == nil)
  }

  @Test("answers before a timer that falls due at the same time")
  func equalTimes() throws {
    let server = server(.standard)
    let timer = clock.schedule(after: 200) { [heard] in heard.append("timer") }
    let requests = [ask("a", server), ask("b", server)]
    try clock.advance(by: 200)
    withExtendedLifetime((timer, requests)) { #expect(heard.values == ["a 1", "b 2", "timer"]) }
  }

  @Test("may be asked again inside an answer")
  func again() throws {
    let server = server(.immediate)
    var requests: [RequestToken] = []
    requests.append(
      server.send(Echo(text: "a")) { _ in requests.append(ask("b", server)) })
    #expect(heard.values == ["b 2"])
    #expect(server.requests == [.answered, .answered])
  }

  @Test("stops an app that asks again inside every answer")
  func endless() {
    let server = server(.immediate)
    var requests: [RequestToken] = []
    func insist() { requests.append(server.send(Echo(text: "a")) { _ in insist() }) }
    insist()
    #expect(faults.take() == "more than 100 answers lie inside one another")
    #expect(faults.take() == nil)
    #expect(server.requests.count == 101)
    #expect(server.requests.last == .pending)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let message: String
    let script: @MainActor @Sendable (ScriptedServer) throws -> Void
    var testDescription: String { message }
  }

  @Test(
    "refuses what makes no sense, and says what it knows",
    arguments: [
      Refused(message: "request 2 was never issued; 1 was") { try $0.respond(to: 2) },
      Refused(message: "request 0 was never issued; 1 was") { try $0.fail(0, with: .token) },
      Refused(message: "request 1 was answered already") {
        try $0.respond(to: 1)
        try $0.fail(1, with: .token)
      },
      Refused(message: "request 1 has failed already") {
        try $0.fail(1, with: .token)
        try $0.respond(to: 1)
      },
      Refused(message: "the server sends no event “great” (good, bad)") { try $0.push("great") },
    ])
  func refused(_ refused: Refused) {
    let server = server(.manual)
    let request = ask("a", server)
    let error = #expect(throws: ServerScriptError.self) { try refused.script(server) }
    withExtendedLifetime(request) { #expect(error?.description == refused.message) }
  }

  @Test("sends an event to everybody who subscribed, in order, until the subscription is released")
  func events() throws {
    let server = server(.manual)
    let first = server.subscribe { [heard] (news: News) in heard.append("first \(news)") }
    var second: EventToken? = server.subscribe { [heard] (news: News) in
      heard.append("second \(news)")
    }
    let stranger = server.subscribe { [heard] (_: OtherNews) in heard.append("other") }
    try server.push("good")
    #expect(second != nil)
    second = nil
    try server.push("bad")
    withExtendedLifetime((first, stranger)) {
      #expect(heard.values == ["first good", "second good", "first bad"])
    }
  }

  enum OtherNews: String, ServerEvent { case good }
}
