import FlyingSocks
import Foundation

/// One connection, which receives requests and sends responses.
struct Connection: Sendable {
  let socket: AsyncSocket
  let handler: SiteHandler
  var timeouts = Timeouts()

  /// The maximum number of bytes of a refused request, or of a body, that are read.
  ///
  /// They are read so that the response arrives before the connection ends.
  private static let drained = 1 << 20

  /// Responds until either side ends the connection or the task is cancelled.
  func run() async {
    defer { try? socket.close() }
    do {
      try await answer()
    } catch {
      // The other side has closed the connection.
    }
  }

  private func answer() async throws {
    var buffer = RequestBuffer()
    var deadline = ContinuousClock.now + timeouts.idle
    while true {
      do throws(RequestBuffer.Refusal) {
        while let head = try buffer.next() {
          guard await send(handler.reply(to: head), to: head) else { return }
        }
      } catch {
        return try await refuse(error)
      }
      let isBegun = !buffer.isEmpty
      if !isBegun { deadline = .now + timeouts.idle }
      let more = try await Timeouts.within(deadline - .now) { [socket] in
        try await socket.read(atMost: 4096)
      }
      if more.isEmpty { return }
      if !isBegun { deadline = .now + timeouts.request }
      buffer.append(more)
    }
  }

  /// Sends a reply.
  ///
  /// - Returns: `true` if the connection stays open.
  private func send(_ reply: HTTPReply, to head: RequestHead) async -> Bool {
    do {
      switch reply {
      case .whole(let answer):
        try await answer.send(
          hasContent: head.method != "HEAD", keepsConnection: head.keepsConnection, by: write)
        if head.hasBody { try await drain() }
        return head.keepsConnection
      case .events(let events):
        try await write(HTTPResponse.eventHead(inChunks: !head.isOld))
        for await event in events {
          let chunk = head.isOld ? event : Self.chunk(event)
          try await write(Data(chunk))
        }
        return false
      }
    } catch {
      return false
    }
  }

  /// Sends bytes; throws if the other side does not accept them in time.
  private func write(_ data: Data) async throws {
    try await Timeouts.within(timeouts.portion) { [socket] in try await socket.write(data) }
  }

  private static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
  }

  private func refuse(_ refusal: RequestBuffer.Refusal) async throws {
    let answer =
      switch refusal {
      case .line: HTTPResponse.refusal(414, "The address is too long.")
      case .headers:
        HTTPResponse.refusal(431, "The headers are too long; perhaps because of old cookies.")
      case .syntax: HTTPResponse.refusal(400, "This is not a valid request.")
      }
    try await answer.send(hasContent: true, keepsConnection: false, by: write)
    try await drain()
  }

  /// Reads the remaining input: unread data would make the system discard the response.
  private func drain() async throws {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    var count = 0
    while count < Self.drained {
      let more = try await Timeouts.within(timeouts.request) { [socket] in
        try await socket.read(atMost: 4096)
      }
      if more.isEmpty { return }
      count += more.count
    }
  }
}

/// The times that a connection waits for the other side.
///
/// Without limits, clients that request data without reading it, or never finish a request, would
/// use up the process's memory and open files.
struct Timeouts: Sendable {
  /// The time from a request's first byte to its last.
  var request = Duration.seconds(10)
  /// The time from one request to the next.
  var idle = Duration.seconds(60)
  /// The time until a portion of a response has been accepted.
  var portion = Duration.seconds(30)

  /// The other side took too long.
  struct TimedOut: Error {}

  /// Performs work, and cancels it after some time.
  ///
  /// - Throws: The error of the work; ``TimedOut`` if it took too long.
  static func within<Result: Sendable>(
    _ limit: Duration, _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: limit)
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let result = first else { throw TimedOut() }
      return result
    }
  }
}
