import FlyingSocks
import Foundation

/// A port of this machine, and what is answered there.
struct ConnectionListener: Sendable {
  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool
  /// The number of the port.
  let port: UInt16

  /// Begins to listen.
  ///
  /// IPv4 only, as a loopback address of the other kind would not be reached by programs that use
  /// this one.
  ///
  /// - Parameter port: The port; 0 takes any that is free.
  /// - Throws: What the system says if it cannot be.
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

  /// Answers until the task is cancelled; then all connections end at once.
  func run(_ handler: SiteHandler) async throws {
    defer { try? socket.close() }
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { try await pool.run() }
      while true {
        do {
          let socket = try await socket.accept()
          group.addTask { await Connection(socket: socket, handler: handler).run() }
        } catch {
          try Task.checkCancellation()
          // There may be too many connections, or one was gone before it was taken.
          try await Task.sleep(for: .milliseconds(50))
        }
      }
    }
  }
}

/// Sockets that send at once what they are given.
///
/// An answer is written in two pieces, its head and its body. By default the system holds the
/// second back until the first has been acknowledged, which the other side puts off for some 40 ms
/// (Nagle's algorithm and delayed acknowledgement; RFC 896, RFC 1122).
struct PromptSockets<Base: AsyncSocketPool>: AsyncSocketPool {
  let base: Base

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  /// Suspends a socket; the first is the one that listens, and those that it accepts inherit its
  /// options.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    try? socket.setValue(
      true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: Int32(TCP_NODELAY)))
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
