import Foundation
import Synchronization
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

  @Test func `An answer is sent in portions, and most of a page is never copied`() async throws {
    let page = [UInt8](repeating: 0x61, count: 300_000)
    let pieces = PreviewedPage.make(page, file: "a.html", version: "v")
    #expect(pieces.contains { $0.count == page.count })
    let sent = Mutex<[Int]>([])
    let answer = HTTPResponse(type: "text/html", body: pieces)
    try await answer.send(hasContent: true, keepsConnection: false) { data in
      sent.withLock { $0.append(data.count) }
    }
    let sizes = sent.withLock(\.self)
    #expect(sizes.allSatisfy { $0 <= 64 * 1024 })
    #expect(sizes.count == 5)
    let length = pieces.reduce(0) { $0 + $1.count }
    #expect(sizes.reduce(0, +) > length)
    sent.withLock { $0 = [] }
    try await answer.send(hasContent: false, keepsConnection: false) { data in
      #expect(String(decoding: data, as: UTF8.self).contains("Content-Length: \(length)\r\n"))
    }
  }

  @Test func `Nobody is waited for without end`() async throws {
    await #expect(throws: Timeouts.TimedOut.self) {
      try await Timeouts.within(.milliseconds(20)) { try await Task.sleep(for: .seconds(60)) }
    }
    #expect(try await Timeouts.within(.seconds(60)) { 3 } == 3)
  }

  @Test(.timeLimit(.minutes(20)))
  func `Who asks and does not read, or does not finish asking, is let go`() async throws {
    let page = "<head></head>" + String(repeating: "word ", count: 2_000_000)
    let timeouts = Timeouts(
      request: .milliseconds(300), idle: .milliseconds(300), portion: .milliseconds(300))
    try await RunningPreview.of(
      FolderSite(try WorkingFolder(["index.html": page])), timeouts
    ) { port in
      let end = " HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
      // More than may be open at a time: those after them are answered all the same.
      var silent: [Wire] = []
      for number in 0..<(ConnectionListener.mostConnections + 10) {
        let wire = try await Wire(port: port)
        try await wire.send(number.isMultiple(of: 2) ? "GET /\(end)\r\n" : "GET /\(end)Coo")
        silent.append(wire)
      }
      let reply = try await Wire.exchange("HEAD /\(end)Connection: close\r\n\r\n", port: port)
      #expect(reply.status == 200)
      for wire in silent { wire.close() }
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
