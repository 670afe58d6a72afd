import Samples
import Testing
import Trace

/// Every way to take a request back, with every way of the server to answer it afterwards.
@Suite("A request that was taken back")
struct CancelledRequestTests {
  struct Echo: Endpoint {
    let text: String
    func response(toRequest number: Int) -> String { "\(text) \(number)" }
  }

  /// The way in which a request is taken back.
  enum End: CaseIterable, Sendable {
    case cancelled, released, replaced, cancelledByAnotherAnswer, cancelledTwice
  }

  /// The way in which the server answers after that.
  enum Answer: CaseIterable, Sendable {
    case inTime, byResponse, byFailure, asMarked
  }

  nonisolated static let ends = End.allCases.flatMap { end in
    Answer.allCases.flatMap { answer in
      [ServerMode.manual, .standard, .latency(milliseconds: 1)].map { (end, answer, $0) }
    }
  }

  private let clock = VirtualClock()
  private let heard = Heard<String>()

  private func send(_ text: String, _ server: ScriptedServer) -> RequestToken {
    server.send(Echo(text: text)) { [heard] result in
      switch result {
      case .success(let answer): heard.append(answer)
      case .failure(let error): heard.append("\(text): \(error.message)")
      }
    }
  }

  @Test("is never answered, whatever the server does", arguments: ends)
  func silence(_ end: End, _ answer: Answer, _ mode: ServerMode) throws {
    let server = ScriptedServer(clock: clock, mode: mode)
    let first = CurrentRequest<String>()
    var token: RequestToken?
    var other: RequestToken?
    if end == .cancelledByAnotherAnswer {
      // Both fall due at the same time; what the first leads to takes the second back.
      other = server.send(Echo(text: "first")) { _ in token?.cancel() }
    }
    if answer == .asMarked { server.failNext(with: .offline) }
    if end == .replaced {
      first.follow("a") { send($0, server) }
      first.follow(nil) { send($0, server) }
    } else {
      token = send("a", server)
    }
    let number = server.requests.count
    switch end {
    case .cancelled: token?.cancel()
    case .cancelledTwice: for _ in 1...2 { token?.cancel() }
    case .released: token = nil
    case .replaced: break
    case .cancelledByAnotherAnswer:
      if mode == .manual { try server.respond(to: 1) } else { try clock.advance(by: 200) }
    }
    #expect(server.requests[number - 1] == .cancelled)
    switch answer {
    case .inTime: try clock.advance(by: 100_000)
    case .byResponse, .asMarked: try server.respond(to: number)
    case .byFailure: try server.fail(number, with: .token)
    }
    try clock.advance(by: 100_000)
    #expect(heard.values == [])
    #expect(token?.isUnderWay != true)
    withExtendedLifetime(other) {}
  }

  @Test("leaves those that were not taken back to be answered")
  func others() throws {
    let server = ScriptedServer(clock: clock)
    let tokens = ["a", "b", "c"].map { send($0, server) }
    tokens[1].cancel()
    try clock.advance(by: 200)
    #expect(heard.values == ["a 1", "c 3"])
  }
}
