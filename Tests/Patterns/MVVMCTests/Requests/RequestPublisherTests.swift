import Reactive
import Samples
import Testing

@testable import MVVMC

@Suite("A publisher of a request")
struct RequestPublisherTests {
  private let server = TestServer()

  @Test("sends nothing before it is subscribed to, and a request of its own for each subscriber")
  func subscribing() {
    let publisher = firstPage
    #expect(server.requests.isEmpty)
    let outputs = [Output(publisher), Output(publisher)]
    withExtendedLifetime(outputs) { #expect(server.requests == [.pending, .pending]) }
  }

  @Test("sends nothing to a subscriber that wants no values")
  func demand() {
    let subscriber = AnySubscriber<Result<[Program], ServerError>, Never>(
      receiveSubscription: { _ in })
    firstPage.subscribe(subscriber)
    #expect(server.requests.isEmpty)
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
    let output = Output(RequestPublisher(0, service.page))
    #expect(output.values.count == 1)
    #expect(output.isFinished)
  }

  @Test("needs no parameters where there is only one thing to request")
  func withoutParameters() throws {
    let output = Output(RequestPublisher(ProfileService(server: server.server).profile))
    try server.server.respond(to: 1)
    #expect(try output.values.map { try $0.get().name } == ["Viola"])
  }

  @Test("only completes if nothing is requested")
  func nothing() {
    let service = ProgramService(server: server.server)
    let output = Output(RequestPublisher(Int?.none, service.page))
    #expect(output.values.isEmpty)
    #expect(output.isFinished)
    #expect(server.requests.isEmpty)
  }

  private var firstPage: RequestPublisher<[Program]> {
    RequestPublisher(0, ProgramService(server: server.server).page)
  }
}
