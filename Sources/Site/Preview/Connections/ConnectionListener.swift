import FlyingSocks
import Foundation
import Synchronization

/// A port of this machine, and the connections to it.
struct ConnectionListener: Sendable {
  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool
  let port: UInt16

  /// Starts listening on IPv4.
  ///
  /// Programs that use this one would not reach a loopback address of IPv6.
  ///
  /// - Parameter port: The port; 0 chooses any free one.
  /// - Throws: The system's error if it cannot listen.
  init(port: UInt16) async throws {
    let pool = PromptSockets(base: SocketPool<Poll>.make())
    try await pool.prepare()
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.disconnected }
      self.port = port
      self.socket = try AsyncSocket(socket: socket, pool: pool)
      self.pool = pool
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// The maximum number of connections at a time; others wait until one ends.
  ///
  /// The usual limit of open files on macOS is 256, and reading a change needs some too.
  static let mostConnections = 128

  /// Accepts connections until the task is cancelled; then all connections end at once.
  func run(_ handler: SiteHandler, _ timeouts: Timeouts = Timeouts()) async throws {
    defer { try? socket.close() }
    let open = OpenConnections()
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await pool.run() }
      while true {
        while open.count >= Self.mostConnections { try await Task.sleep(for: .milliseconds(50)) }
        do {
          let socket = try await socket.accept()
          open.add(1)
          group.addTask {
            await Connection(socket: socket, handler: handler, timeouts: timeouts).run()
            open.add(-1)
          }
        } catch {
          try Task.checkCancellation()
          // There may be too many connections, or this one was closed before it was accepted.
          try await Task.sleep(for: .milliseconds(50))
        }
      }
    }
  }
}

private final class OpenConnections: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock(\.self) }

  func add(_ more: Int) { number.withLock { $0 += more } }
}

/// Sockets that send data immediately.
///
/// A response may be written in several pieces. By default, the system holds a small piece back
/// until the previous one has been acknowledged, which the other side delays by some 40 ms
/// (Nagle's algorithm and delayed acknowledgement; RFC 896, RFC 1122).
private struct PromptSockets<Base: AsyncSocketPool>: AsyncSocketPool {
  let base: Base

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  /// Suspends a socket; the first one listens, and those that it accepts inherit its options.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    try? socket.setValue(
      true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: Int32(TCP_NODELAY)))
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
