import Reactive
import Samples
import Testing

@testable import InputsOutputsMVVM

@Suite("A publisher of a request")
struct RequestPublisherTests {
  private let server = TestServer()
  private var publisher: RequestPublisher<[Program]> {
    ProgramService(server: server.server).firstPage()
  }

  @Test("sends nothing before it is subscribed to, and a request of its own for each subscriber")
  func subscribing() {
    let publisher = publisher
    #expect(server.requests.isEmpty)
    let subscriptions = [listen(to: publisher), listen(to: publisher)]
    withExtendedLifetime(subscriptions) { #expect(server.requests == [.pending, .pending]) }
  }

  @Test("sends nothing to a subscriber that wants no values")
  func demand() {
    let subscriber = AnySubscriber<[Program], ServerError>(receiveSubscription: { _ in })
    publisher.subscribe(subscriber)
    #expect(server.requests.isEmpty)
  }

  @Test("publishes the answer, and completes")
  func answer() throws {
    let listener = listen(to: publisher)
    try server.server.respond(to: 1)
    #expect(listener.values.map(\.count) == [ProgramList.pageSize])
    #expect(listener.completion == .finished)
  }

  @Test("fails with the server's error")
  func failure() throws {
    let listener = listen(to: publisher)
    try server.server.fail(1, with: .offline)
    #expect(listener.values.isEmpty)
    #expect(listener.completion == .failure(.offline))
  }

  @Test("cancels the request with the subscription")
  func cancelling() throws {
    let listener = listen(to: publisher)
    listener.cancel()
    #expect(server.requests == [.cancelled])
    try server.server.respond(to: 1)
    #expect(listener.values.isEmpty)
    #expect(listener.completion == nil)
  }

  @Test("cancels the request that a newer one takes the place of")
  func switching() {
    let taps = PassthroughSubject<Void, Never>()
    let output = Output(taps.map { publisher.asResult() }.switchToLatest())
    taps.send()
    taps.send()
    withExtendedLifetime(output) { #expect(server.requests == [.cancelled, .pending]) }
  }

  @Test("publishes an answer that comes inside the call")
  func immediate() {
    let immediate = ScriptedServer(clock: server.clock, mode: .immediate)
    let listener = listen(to: ProgramService(server: immediate).firstPage())
    #expect(listener.values.count == 1)
    #expect(listener.completion == .finished)
  }

  @Test("as a result, publishes a failure as a value, and completes")
  func asResult() throws {
    let output = Output(publisher.asResult())
    try server.server.fail(1, with: .server)
    #expect(output.values == [.failure(.server)])
    #expect(output.isFinished)
  }

  private func listen(
    to publisher: RequestPublisher<[Program]>
  ) -> Listener<[Program], ServerError> {
    Listener(publisher)
  }
}

extension ProgramService {
  /// The first page, as the publisher that the extension of the sample erases.
  fileprivate func firstPage() -> RequestPublisher<[Program]> {
    RequestPublisher { self.page(from: 0, $0) }
  }
}
