import FlyingSocks
import Foundation
import Synchronization

/// A server of this machine that answers by what it is asked for.
final class WebServer: Sendable {
  let port: UInt16
  private let socket: AsyncSocket
  private let log = Mutex<[String]>([])

  /// The methods and paths that were asked for.
  var requests: [String] { log.withLock(\.self) }

  private init(_ socket: AsyncSocket, port: UInt16) {
    self.socket = socket
    self.port = port
  }

  /// Does a piece of work while a server answers.
  static func run(_ work: (WebServer) async throws -> Void) async throws {
    let pool = SocketPool<Poll>.make()
    try await pool.prepare()
    let socket = try Socket(domain: AF_INET)
    try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname() else { return }
    let server = WebServer(try AsyncSocket(socket: socket, pool: pool), port: port)
    let task = Task {
      try await withThrowingDiscardingTaskGroup { group in
        group.addTask { try await pool.run() }
        while true {
          let connection = try await server.socket.accept()
          group.addTask { try? await server.answer(connection) }
        }
      }
    }
    defer { task.cancel() }
    try await work(server)
  }

  private func answer(_ connection: AsyncSocket) async throws {
    defer { try? connection.close() }
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      head += try await connection.read(bytes: 1)
    }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ")
    guard words.count > 1 else { return }
    let (method, path) = (words[0], words[1])
    log.withLock { $0.append("\(method) \(path)") }
    if path == "/silent" { try await Task.sleep(for: .seconds(20)) }
    let (status, location) = Self.reply(method, path.prefix { $0 != "?" })
    let lines =
      ["HTTP/1.1 \(status) X", "Content-Length: 0", "Connection: close"]
      + (location.map { ["Location: \($0)"] } ?? []) + ["", ""]
    try await connection.write(Data(lines.joined(separator: "\r\n").utf8))
  }

  private static func reply(
    _ method: Substring, _ path: Substring
  ) -> (status: Int, location: String?) {
    switch path {
    case "/there": (200, nil)
    case "/gone": (410, nil)
    case "/forbidden": (403, nil)
    case "/headless": (method == "HEAD" ? 405 : 200, nil)
    case "/moved": (301, "/there")
    case "/now": (302, "/there")
    case "/circle": (302, "/circle")
    default: (404, nil)
    }
  }
}
