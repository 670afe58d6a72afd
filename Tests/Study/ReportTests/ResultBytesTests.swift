import Diagnostics
import SiteFiles
import SiteTemplates
import StaticSite
import Testing

@testable import Evidence
@testable import Report

@Suite("A result in bytes")
struct ResultBytesTests {
  @Test(
    "has every value of a page as it was",
    arguments: [
      "", "text", "Größe \u{1F1E8}\u{1F1ED} \u{0}\r\n", .html(""), .html("<p>&amp;</p>"),
      .html("text"), .rich(html: "text", markdown: "text"),
      .rich(html: "", markdown: "text"),
      0, 1, -1, 127, 128, -129, .number(.max), .number(.min), true, false, [], [:],
      ["a", .html("a"), 1, true, ["a"], [["a"]], []],
      ["a": "a", "b": .html("a"), "c": ["a": 1, "": false], "d": [["a": 1], ["a": 1], ["a": 2]]],
    ] as [PageValue])
  func values(_ value: PageValue) throws {
    var writer = ResultWriter()
    writer.write(value)
    writer.write([value, value])
    var reader = try ResultReader(writer.bytes)
    #expect(try reader.value() == value)
    #expect(try reader.value() == [value, value])
  }

  @Test("has a value that occurs many times once")
  func repetitions() throws {
    let entry: PageValue = ["name": "a name that is long enough to count", "number": 7]
    let values = (0..<1_000).map { PageValue.list([.number($0), entry]) }
    var writer = ResultWriter()
    writer.write(.list(values))
    #expect(writer.bytes.count < 16 * values.count)
    var reader = try ResultReader(writer.bytes)
    #expect(try reader.value() == .list(values))
  }

  private static let reported = ReportedPages(
    made: [
      Page(path: "", template: "home", title: "Home"),
      Page(
        path: "a/", template: "a", title: "A",
        values: ["list": [1, "two"], "body": .rich(html: "<p>A</p>", markdown: "A\n")],
        source: SourceLocation(file: "a.md", line: 3, column: 8, length: 2),
        origins: [
          LinkOrigin(url: "/b/", location: SourceLocation(file: "a.md"), written: "b.md")
        ],
        files: [OutputFile(path: "a/data.gz", bytes: [0, 255, 10])]),
    ],
    files: [OutputFile(path: "b.json", text: "{}")], unmade: ["c/", "d/"],
    diagnostics: [
      Diagnostic(
        .outdatedMeasurement, at: SourceLocation(file: "a.md", line: 1, column: 1), "a message",
        explanation: "why", suggestion: "what to do",
        notes: [DiagnosticNote(at: SourceLocation(file: "b.md"), "a note")])
    ])

  @Test("has the pages of reports as they were")
  func pages() throws {
    let expected = Self.reported
    var writer = ResultWriter()
    try writer.write(expected)
    var reader = try ResultReader(writer.bytes)
    expect(try reader.reportedPages(), equals: expected)
  }

  private func expect(_ read: ReportedPages, equals expected: ReportedPages) {
    #expect(read.made == expected.made)
    #expect(read.files == expected.files)
    #expect(read.unmade == expected.unmade)
    #expect(read.diagnostics == expected.diagnostics)
  }

  @Test("is refused where it ends too early, and never read beyond its end")
  func truncated() throws {
    var writer = ResultWriter()
    try writer.write(Self.reported)
    for count in writer.bytes.indices {
      #expect(throws: DamagedResult.self) {
        var reader = try ResultReader(Array(writer.bytes.prefix(count)))
        _ = try reader.reportedPages()
      }
    }
  }

  @Test(
    "is refused, or read as what can be written and read again, whatever its bytes are",
    arguments: UInt64(1)...10)
  func random(seed: UInt64) throws {
    var writer = ResultWriter()
    try writer.write(Self.reported)
    var state = seed
    var refused = 0
    let count = 500
    for number in 0..<count {
      var bytes = writer.bytes
      // One to three are changed: nearly everything would be refused if more were.
      for _ in 0...(number % 3) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int((state >> 33) % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 24)
      }
      guard var reader = try? ResultReader(bytes), let read = try? reader.reportedPages() else {
        refused += 1
        continue
      }
      var second = ResultWriter()
      try second.write(read)
      var secondReader = try ResultReader(second.bytes)
      expect(try secondReader.reportedPages(), equals: read)
    }
    #expect(refused >= count / 5)
    #expect(refused <= count - 10)
  }
}
