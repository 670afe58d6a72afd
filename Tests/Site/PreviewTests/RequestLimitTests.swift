import Foundation
import TestSupport
import Testing

@testable import Preview

@Suite struct RequestLimitTests {
  static let files = ["index.html": "<head></head>home"]

  // One that is not refused is waited for without end.
  @Test(.timeLimit(.minutes(20)))
  func `Headers and addresses that are too long are refused at once`() async throws {
    try await RunningPreview.of(FolderSite(try WorkingFolder(Self.files))) { port in
      let end = " HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
      let cases = [
        ("GET /" + String(repeating: "a", count: 100_000) + end + "\r\n", 414),
        ("GET /\(end)Cookie: \(String(repeating: "a", count: 32_768))\r\n\r\n", 431),
        ("GET /\(end)" + String(repeating: "A: b\r\n", count: 20_000) + "\r\n", 431),
        ("GET /\(end)Cookie: \(String(repeating: "a", count: 16_000))\r\n\r\n", 200),
        ("nonsense\r\n\r\n", 400), ("GET /\(end)no header\r\n\r\n", 400),
      ]
      for (request, status) in cases {
        let reply = try await Wire.exchange(request, port: port)
        #expect(reply.status == status)
      }
    }
  }

  @Test(.timeLimit(.minutes(20)))
  func `Requests that were abandoned hold nobody up`() async throws {
    try await RunningPreview.of(FolderSite(try WorkingFolder(Self.files))) { port in
      let end = " HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
      for _ in 0..<20 {
        let wire = try await Wire(port: port)
        try? await wire.send("GET /" + String(repeating: "a", count: 100_000))
        wire.close()
      }
      let open = try await Wire(port: port)
      try await open.send("GET / HTTP/1.1\r\nCookie: aaa")
      let reply = try await Wire.exchange("GET /\(end)", port: port)
      #expect(reply.status == 200)
      open.close()
    }
  }

  @Test func `Several requests share a connection, even in one piece`() async throws {
    try await RunningPreview.of(FolderSite(try WorkingFolder(Self.files))) { port in
      let head = "HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
      let reply = try await Wire.exchange(
        "\r\nGET /none \(head)\r\nHEAD / \(head)\r\nGET / \(head)Connection: close\r\n\r\n",
        port: port)
      #expect(reply.status == 404)
      #expect(reply.body.components(separatedBy: "HTTP/1.1 200 OK").count == 3)
      #expect(reply.body.hasSuffix("home"))
    }
  }

  @Test func `A head is read in linear time, in whatever pieces it comes`() throws {
    let text = "GET / HTTP/1.1\r\nHost: a\r\nCookie: " + String(repeating: "a", count: 30_000)
    var buffer = RequestBuffer()
    let time = try processorTime {
      for byte in (text + "\r\n\r\n").utf8 {
        buffer.append([byte])
        if let head = try buffer.next() { #expect(head["cookie"]?.count == 30_000) }
      }
    }
    #expect(time < .seconds(2))
  }
}
