import FlyingSocks
import Foundation

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
