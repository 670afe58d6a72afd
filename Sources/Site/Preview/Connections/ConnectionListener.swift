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
