import Reactive
import Samples
import Testing

@testable import ReactiveMVVM

@Suite("A publisher of a request")
struct RequestTests {
  private let server = TestServer()

  @Test("sends nothing before it is subscribed to, and a request of its own for each subscriber")
  func subscribing() {
    let publisher = firstPage
    #expect(server.requests.isEmpty)
    let outputs = [Output(publisher), Output(publisher)]
    withExtendedLifetime(outputs) { #expect(server.requests == [.pending, .pending]) }
  }

  @Test("publishes the answer, and completes")
  func answer() throws {
    let output = Output(firstPage)
    try server.server.respond(to: 1)
    #expect(try output.values.map { try $0.get().count } == [ProgramList.pageSize])
    #expect(output.isFinished)
  }

  @Test("publishes a failure as a value, and completes")
  func failure() throws {
    let output = Output(firstPage)
    try server.server.fail(1, with: .offline)
    #expect(output.values == [.failure(.offline)])
    #expect(output.isFinished)
  }

  @Test("cancels the request with the subscription")
  func cancelling() throws {
    var output: Output? = Output(firstPage)
    withExtendedLifetime(output) {}
    output = nil
    #expect(server.requests == [.cancelled])
  }

  @Test("cancels the request that a newer one takes the place of")
  func switching() {
    let taps = PassthroughSubject<Void, Never>()
    let output = Output(taps.map { firstPage }.switchToLatest())
    taps.send()
    taps.send()
    withExtendedLifetime(output) { #expect(server.requests == [.cancelled, .pending]) }
  }

  @Test("publishes an answer that comes inside the call")
  func immediate() {
    let service = ProgramService(server: ScriptedServer(clock: server.clock, mode: .immediate))
    let output = Output(Request.publisher(0) { service.page(from: $0, $1) })
    #expect(output.values.count == 1)
    #expect(output.isFinished)
  }

  @Test("only completes if nothing is requested")
  func nothing() {
    let service = ProgramService(server: server.server)
    let output = Output(Request.publisher(Int?.none) { service.page(from: $0, $1) })
    #expect(output.values.isEmpty)
    #expect(output.isFinished)
    #expect(server.requests.isEmpty)
  }

  private var firstPage: AnyPublisher<Result<[Program], ServerError>, Never> {
    let service = ProgramService(server: server.server)
    return Request.publisher(0) { service.page(from: $0, $1) }
  }
}
