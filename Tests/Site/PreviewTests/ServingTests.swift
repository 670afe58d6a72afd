import Diagnostics
import FlyingSocks
import Foundation
import Testing

@testable import Preview

@Suite struct ServingTests {
  static let files = [
    "index.html": "<head></head>home", "guide/index.html": "<head></head>guide",
    "404.html": "<head></head>nothing", "style.css": "p {}", "a b/ü.txt": "text",
    "feed.xml": "<feed/>",
  ]

  struct Case: CustomTestStringConvertible {
    var request = "GET"
    let target: String
    var host: String?
    let status: Int
    var headers: [String: String] = [:]
    var body: String?

    var testDescription: String { "\(request) \(target) \(host ?? "")" }
  }

  static let cases = [
    Case(target: "/", status: 200, headers: ["content-type": "text/html; charset=utf-8"]),
    Case(target: "/?a=b", status: 200),
    Case(target: "/index.html", status: 200, headers: ["cache-control": "no-store"]),
    Case(target: "/guide/", status: 200),
    Case(target: "/guide", status: 302, headers: ["location": "/guide/"]),
    Case(target: "/gu%69de?a=%20", status: 302, headers: ["location": "/gu%69de/?a=%20"]),
    Case(
      target: "/style.css", status: 200,
      headers: ["content-type": "text/css; charset=utf-8", "content-length": "4"], body: "p {}"),
    Case(target: "/a%20b/%C3%BC.txt", status: 200, body: "text"),
    Case(
      request: "HEAD", target: "/style.css", status: 200, headers: ["content-length": "4"],
      body: ""),
    Case(request: "HEAD", target: "/none", status: 404, body: ""),
    Case(request: "POST", target: "/", status: 405, headers: ["allow": "GET, HEAD"]),
    Case(request: "DELETE", target: "/style.css", status: 405),
    Case(target: "/none", status: 404, headers: ["content-type": "text/html; charset=utf-8"]),
    Case(target: "/none/", status: 404),
    Case(target: "//guide", status: 404),
    Case(target: "/guide//", status: 404),
    Case(target: "/style.css/", status: 404),
    Case(target: "/../secret", status: 400),
    Case(target: "/guide/../../secret", status: 400),
    Case(target: "/%2e%2e/secret", status: 400),
    Case(target: "/.%2E/secret", status: 400),
    Case(target: "/guide%2findex.html", status: 400),
    Case(target: "/..%2fsecret", status: 400),
    Case(target: "/%00", status: 400),
    Case(target: "/%", status: 400),
    Case(target: "/%zz", status: 400),
    Case(target: "/%ff", status: 400),
    Case(target: "http://127.0.0.1/", status: 400),
    Case(target: "/", host: "localhost:PORT", status: 200),
    Case(target: "/", host: "LocalHost:PORT", status: 200),
    Case(target: "/", host: "localhost", status: 421),
    Case(target: "/", host: "evil.example:PORT", status: 421),
    Case(target: "/.preview/events", host: "evil.example:PORT", status: 421),
    Case(target: "/", host: "", status: 421),
    Case(target: "/.preview/none", status: 404),
    Case(
      target: "/.preview/reload.js", status: 200,
      headers: ["content-type": "text/javascript; charset=utf-8"]),
    Case(
      target: "/.preview/overlay.css", status: 200,
      headers: ["content-type": "text/css; charset=utf-8"]),
  ]

  @Test func `Requests are answered`() async throws {
    try await RunningPreview.of(FolderSite(try WorkingFolder(Self.files))) { port in
      for test in Self.cases {
        let host = (test.host ?? "127.0.0.1:PORT").replacing("PORT", with: "\(port)")
        let reply = try await Wire.exchange(
          "\(test.request) \(test.target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n",
          port: port)
        #expect(reply.status == test.status, "\(test.testDescription)")
        for (name, value) in test.headers {
          #expect(reply.headers[name] == value, "\(test.testDescription)")
        }
        if let body = test.body { #expect(reply.body == body, "\(test.testDescription)") }
      }
    }
  }

  @Test func `A page has the script, and a missing one is the site's own`() async throws {
    try await RunningPreview.of(FolderSite(try WorkingFolder(Self.files))) { port in
      let request = "HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
      let page = try await Wire.exchange("GET /guide/ \(request)", port: port)
      #expect(page.body.contains("data-file=\"guide/index.html\""))
      #expect(page.body.hasSuffix("</head>guide"))
      let missing = try await Wire.exchange("GET /none \(request)", port: port)
      #expect(missing.body.contains("data-file=\"404.html\""))
      #expect(missing.body.hasSuffix("</head>nothing"))
    }
  }

  @Test func `A request without a host is refused`() async throws {
    try await RunningPreview.of(FolderSite(try WorkingFolder(Self.files))) { port in
      let reply = try await Wire.exchange(
        "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", port: port)
      #expect(reply.status == 400)
    }
  }

  @Test(
    arguments: [
      (EACCES, .portNotAllowed), (EADDRINUSE, .portInUse), (ENETDOWN, .notServed),
    ] as [(Int32, DiagnosticID)])
  func `What the system refuses is a fault`(_ number: Int32, _ id: DiagnosticID) throws {
    let server = PreviewServer(site: FolderSite(try WorkingFolder([:])), port: 80)
    let error = SocketError.failed(type: "bind", errno: number, message: "no")
    #expect(server.serverError(error).diagnostics.map(\.id) == [id])
  }

  @Test func `A port in use is a fault`() async throws {
    let folder = try WorkingFolder(Self.files)
    try await RunningPreview.of(FolderSite(folder)) { port in
      let error = await #expect(throws: DiagnosticError.self) {
        try await PreviewServer(site: FolderSite(folder), port: port).run()
      }
      #expect(error?.diagnostics.map(\.id) == [.portInUse])
    }
  }
}
