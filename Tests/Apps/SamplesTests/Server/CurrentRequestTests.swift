import Samples
import Testing
import Trace

@Suite("The current request")
struct CurrentRequestTests {
  struct Echo: Endpoint {
    let text: String
    func response(toRequest number: Int) -> String { "\(text) \(number)" }
  }

  private let clock = VirtualClock()
  private let heard = Heard<String>()
  private let request = CurrentRequest<String>()

  private func server(_ mode: ServerMode) -> ScriptedServer {
    ScriptedServer(clock: clock, mode: mode)
  }

  private func follow(_ text: String?, _ server: ScriptedServer) {
    request.follow(text) { text in
      server.send(Echo(text: text)) { [heard] result in
        if case .success(let answer) = result { heard.append(answer) }
      }
    }
  }

  @Test("is sent once, however often it is said to be under way")
  func once() throws {
    let server = server(.manual)
    for _ in 1...3 { follow("a", server) }
    #expect(server.requests == [.pending])
    try server.respond(to: 1)
    #expect(heard.values == ["a 1"])
  }

  @Test("is cancelled by another one, before that is sent")
  func replaced() throws {
    let server = server(.manual)
    follow("a", server)
    request.follow("b") { text in
      #expect(server.requests == [.cancelled])
      return server.send(Echo(text: text)) { [heard] _ in heard.append(text) }
    }
    try server.respond(to: 1)
    try server.respond(to: 2)
    #expect(heard.values == ["b"])
  }

  @Test("is cancelled when there is none any more, and may then be sent again")
  func none() throws {
    let server = server(.standard)
    follow("a", server)
    follow(nil, server)
    #expect(server.requests == [.cancelled])
    follow("a", server)
    try clock.advance(by: 200)
    #expect(heard.values == ["a 2"])
  }

  @Test("ends with its holder")
  func release() {
    let server = server(.manual)
    var local: CurrentRequest<String>? = CurrentRequest()
    local?.follow("a") { server.send(Echo(text: $0)) { _ in } }
    #expect(server.requests == [.pending])
    local = nil
    #expect(server.requests == [.cancelled])
  }

  @Test("stays under way when it follows from an answer that came inside the call")
  func answeredInside() throws {
    // Two servers, so that the first request is answered inside the call, and the second is not.
    let (quick, slow) = (server(.immediate), server(.manual))
    request.follow("a") { _ in
      quick.send(Echo(text: "a")) { [heard, request] _ in
        heard.append("a")
        request.follow("b") { _ in
          slow.send(Echo(text: "b")) { [heard] _ in heard.append("b") }
        }
      }
    }
    #expect(slow.requests == [.pending])
    try slow.respond(to: 1)
    #expect(heard.values == ["a", "b"])
  }
}
