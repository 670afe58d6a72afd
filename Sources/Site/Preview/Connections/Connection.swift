import FlyingSocks
import Foundation

/// One connection: requests in, answers out.
struct Connection: Sendable {
  let socket: AsyncSocket
  let handler: SiteHandler
  var timeouts = Timeouts()

  /// The number of bytes of a refused request that are read.
  ///
  /// They are read so that the refusal arrives before the connection ends.
  private static let drained = 1 << 20

  /// Answers until either side ends the connection, or the task is cancelled.
  func run() async {
    defer { try? socket.close() }
    do {
      try await answer()
    } catch {
      // The other side has gone.
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
  /// - Returns: Whether the connection goes on.
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

  /// Sends some bytes, unless the other side does not take them.
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
        HTTPResponse.refusal(431, "The headers are too long; perhaps there are old cookies.")
      case .syntax: HTTPResponse.refusal(400, "This is no request.")
      }
    try await answer.send(hasContent: true, keepsConnection: false, by: write)
    try await drain()
  }

  /// Reads what the other side still sends: were it left unread, the system would take the answer
  /// back.
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

/// The times for which a connection waits for the other side.
///
/// Without bounds, clients that ask and do not read, or never finish asking, take all of the
/// program's memory and all of the files that it may have open.
struct Timeouts: Sendable {
  /// From a request's first byte to its last.
  var request = Duration.seconds(10)
  /// From one request to the next.
  var idle = Duration.seconds(60)
  /// Until a portion of an answer has been taken.
  var portion = Duration.seconds(30)

  /// The other side took too long.
  struct TimedOut: Error {}

  /// Does a piece of work, and cancels it when some time has passed.
  ///
  /// - Throws: What the work throws; ``TimedOut`` if it took too long.
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
