public import Trace

/// The server of a sample: it answers from data, and when the script of a scenario says so.
///
/// It outlives the app, and keeps nothing of it alive: a request lasts as long as its
/// ``RequestToken`` is held, a subscription as long as its ``EventToken``. A sample's service wraps
/// it, and marks whose binding a completion is:
///
/// ```swift
/// @Traced(.model)
/// public final class ProgramService {
///   private let server: ScriptedServer
///
///   public func page(
///     from offset: Int, _ completion: @escaping (Result<[String], ServerError>) -> Void
///   ) -> RequestToken {
///     server.send(ProgramPage(offset: offset, count: 25), bound(.closure, "page", completion))
///   }
/// }
/// ```
public final class ScriptedServer {
  /// The depth to which answers may be nested.
  ///
  /// This concerns answers that come inside the call that requests them.
  public nonisolated static let nestingLimit = 100

  private let clock: VirtualClock
  private let mode: ServerMode
  private let description: ServerDescription
  private let faults: Faults
  private var issued: [IssuedRequest] = []
  private var subscriptions: [WeakSubscription] = []
  private var comingFailure: ServerError?
  private var nesting = 0

  /// A server that has received no request.
  ///
  /// - Parameters:
  ///   - clock: The time, which latency needs.
  ///   - mode: When it answers.
  ///   - description: What it may send unasked.
  ///   - faults: Where it reports answers that lie too deep inside one another.
  public init(
    clock: VirtualClock, mode: ServerMode = .standard,
    description: ServerDescription = ServerDescription(), faults: Faults = Faults()
  ) {
    self.clock = clock
    self.mode = mode
    self.description = description
    self.faults = faults
  }
}

// MARK: What an app does

extension ScriptedServer {
  /// Issues a request.
  ///
  /// - Parameters:
  ///   - endpoint: What is requested.
  ///   - completion: What to do with the answer; called at most once. In the mode
  ///     ``ServerMode/immediate`` it is called before this method returns.
  /// - Returns: The request; releasing it cancels it.
  public func send<Asked: Endpoint>(
    _ endpoint: Asked, _ completion: @escaping (Result<Asked.Response, ServerError>) -> Void
  ) -> RequestToken {
    let number = issued.count + 1
    let token = RequestToken { outcome in
      completion(outcome.map { endpoint.response(toRequest: number) })
    }
    issued.append(IssuedRequest(token: token, failure: comingFailure))
    comingFailure = nil
    switch mode {
    case .manual: break
    case .latency(let milliseconds):
      token.wait(
        for: clock.schedule(after: milliseconds, origin: .server, label: "request \(number)") {
          [weak self] in self?.complete(number)
        })
    case .immediate: completeAtOnce(number)
    }
    return token
  }

  /// Subscribes to what the server sends unasked.
  ///
  /// - Parameter handler: What to do with each event.
  /// - Returns: The subscription; releasing it ends it.
  public func subscribe<Event: ServerEvent>(
    _ handler: @escaping (Event) -> Void
  ) -> EventToken {
    let token = EventToken { event in
      if let event = event as? Event { handler(event) }
    }
    subscriptions.append(WeakSubscription(token: token))
    return token
  }

  private func completeAtOnce(_ number: Int) {
    guard nesting < Self.nestingLimit else {
      return faults.report("more than \(Self.nestingLimit) answers lie inside one another")
    }
    nesting += 1
    defer { nesting -= 1 }
    complete(number)
  }

  /// Answers a request that was issued, or fails it.
  private func complete(_ number: Int, failing error: ServerError? = nil) {
    let request = issued[number - 1]
    let error = error ?? request.failure
    issued[number - 1].outcome = error == nil ? .answered : .failed
    request.token?.complete(error.map { .failure($0) } ?? .success(()))
  }

  private struct WeakSubscription {
    weak var token: EventToken?
  }
}

// MARK: What a script does

extension ScriptedServer {
  /// The state of each request, in order of issue.
  public var requests: [RequestState] { issued.map(\.state) }

  /// Answers a request, also ahead of its time; one that was marked by ``failNext(with:)`` fails.
  ///
  /// The answer to a cancelled request is not delivered.
  ///
  /// - Parameter number: The request's number, from 1.
  /// - Throws: When there is no such request, or the server has answered or failed it already.
  public func respond(to number: Int) throws(ServerScriptError) {
    try requireUnanswered(number)
    complete(number)
  }

  /// Fails a request, also ahead of its time; without effect on a cancelled one.
  ///
  /// - Parameters:
  ///   - number: The request's number, from 1.
  ///   - error: The failure, also where the request was marked with another.
  /// - Throws: When there is no such request, or the server has answered or failed it already.
  public func fail(_ number: Int, with error: ServerError) throws(ServerScriptError) {
    try requireUnanswered(number)
    complete(number, failing: error)
  }

  /// Marks the coming request: it fails when it would be answered.
  ///
  /// - Parameter error: The failure; it takes the place of one that the coming request was marked
  ///   with before.
  public func failNext(with error: ServerError) { comingFailure = error }

  /// Sends an event to all subscribers, in order of subscription.
  ///
  /// - Parameter name: The event's word.
  /// - Throws: When the server knows no such event.
  public func push(_ name: String) throws(ServerScriptError) {
    guard let event = description.events.first(where: { $0.rawValue == name }) else {
      throw .unknownEvent(name, known: description.eventNames)
    }
    subscriptions.removeAll { $0.token == nil }
    for subscription in subscriptions { subscription.token?.receive(event) }
  }

  private func requireUnanswered(_ number: Int) throws(ServerScriptError) {
    guard issued.indices.contains(number - 1) else {
      throw .neverIssued(number, issued: issued.count)
    }
    if let outcome = issued[number - 1].outcome { throw .completed(number, outcome) }
  }
}
