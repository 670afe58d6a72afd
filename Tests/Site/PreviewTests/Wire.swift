import FlyingSocks
import Foundation

/// A connection on which requests are written as they are sent, byte by byte.
struct Wire {
  private let socket: AsyncSocket

  init(port: UInt16) async throws {
    // Beside all other tests, a processor may not be free for longer than the library waits.
    socket = try await .connected(to: .inet(ip4: "127.0.0.1", port: port), timeout: 120)
  }

  /// Sends a request and gives all that comes until the other side closes the connection.
  static func exchange(_ request: String, port: UInt16) async throws -> HTTPReply {
    let wire = try await Wire(port: port)
    try await wire.send(request)
    var bytes: [UInt8] = []
    while let more = try? await wire.socket.read(atMost: 4096), !more.isEmpty { bytes += more }
    try? wire.socket.close()
    return HTTPReply(String(decoding: bytes, as: UTF8.self))
  }

  func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

  /// Reads until something has come that ends like this.
  func read(until end: String) async throws -> String {
    var bytes: [UInt8] = []
    while !bytes.ends(with: end.utf8) { bytes.append(try await socket.read()) }
    return String(decoding: bytes, as: UTF8.self)
  }

  func close() { try? socket.close() }
}

extension [UInt8] {
  fileprivate func ends(with end: String.UTF8View) -> Bool {
    count >= end.count && suffix(end.count).elementsEqual(end)
  }
}

/// An answer in its parts.
struct HTTPReply {
  let status: Int
  let headers: [String: String]
  let body: String

  init(_ text: String) {
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1).map(String.init)
    let lines = (parts.first ?? "").split(separator: "\r\n")
    status = lines.first.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
    headers = Dictionary(
      lines.dropFirst().map {
        let pair = $0.split(separator: ": ", maxSplits: 1).map(String.init)
        return (pair[0].lowercased(), pair.count > 1 ? pair[1] : "")
      }, uniquingKeysWith: { $1 })
    body = parts.count > 1 ? parts[1] : ""
  }
}
