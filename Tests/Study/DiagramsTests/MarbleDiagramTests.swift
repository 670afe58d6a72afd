import Diagrams
import Foundation
import Streams
import Testing

@Suite("Marble diagrams")
struct MarbleDiagramTests {
  private func svg(_ lines: [MarbleLine], operators: [String: [String]] = [:]) -> String {
    MarbleDiagram(MarbleRun(program: "Program", lines: lines), operators: operators)
      .svg(prefix: "m", title: "streams")
  }

  /// A line with these events.
  private func line(
    _ name: String, _ kind: MarbleLineKind, _ events: [(Int, MarbleEvent)]
  ) -> MarbleLine {
    MarbleLine(name, kind, events.enumerated().map { Marble(time: $1.0, number: $0 + 1, $1.1) })
  }

  /// The number of an attribute in each element that has a class.
  private func values(_ attribute: String, of pattern: String, in svg: String) throws -> [Double] {
    let pattern = try Regex("\(pattern)[^>]* \(attribute)=\"([-0-9.]+)\"")
    return svg.matches(of: pattern).compactMap { match in
      match.output[1].substring.flatMap { Double($0) }
    }
  }

  @Test("have a sentence for every marble, and all of them in the description")
  func sentences() {
    let svg = svg([
      line("pipe", .sent, [(100, .value("1")), (900, .completed)]),
      line("request", .request, [(50, .subscribed), (80, .cancelled)]),
      line("observer", .heard, [(0, .subscribed), (100, .value("1")), (200, .failed("offline"))]),
    ])
    let outline = Outline(svg)
    #expect(outline.isWellFormed)
    for sentence in [
      "pipe sends 1 at 100 ms", "pipe completes at 900 ms", "request is made at 50 ms",
      "request is cancelled at 80 ms", "observer subscribes at 0 ms", "observer hears 1 at 100 ms",
      "observer hears the failure offline at 200 ms",
    ] {
      #expect(svg.contains("<title>\(sentence)</title>"), "\(sentence)")
    }
    #expect(svg.contains("pipe: sends 1 at 100 ms, completes at 900 ms. request: is made"))
    #expect(outline.classes.count { $0 == "value" } == 2)
    #expect(outline.classes.count { $0 == "failed" } == 1)
  }

  @Test("put a marble where its time is, on one scale whatever the run")
  func scale() throws {
    let times = [0, 250, 500, 1_000]
    let svg = svg([line("a", .sent, times.map { ($0, .value("x")) })])
    let left = try values("x", of: #"<g class="value"><title>[^<]*</title><rect"#, in: svg)
    let ticks = try values("x", of: "<text", in: svg).suffix(5)
    #expect(left.map { $0 + 11 } == [0, 1, 2, 4].map { Array(ticks)[$0] })
  }

  @Test("let no marble cover another of its line, and none leave the sheet")
  func room() throws {
    let crowded = (0..<12).map { (500, MarbleEvent.value("value \($0)")) }
    let near = (0...20).map { ($0 * 50, MarbleEvent.value("\($0)")) }
    for events in [crowded, near, [(0, .value("false")), (1_000, .value("false"))]] {
      let svg = svg([line("a", .sent, events)])
      let pattern = #/<title>[^<]*</title><rect x="([-0-9.]+)" y="([-0-9.]+)" width="([0-9.]+)"/#
      let boxes = svg.matches(of: pattern).compactMap { match -> (Double, Double, Double)? in
        guard let x = Double(match.1), let y = Double(match.2), let width = Double(match.3) else {
          return nil
        }
        return (x, y, x + width)
      }
      #expect(boxes.count == events.count)
      for (index, box) in boxes.enumerated() {
        #expect(box.0 >= 0 && box.2 <= 358, "\(box)")
        for other in boxes[..<index] where other.1 == box.1 {
          #expect(other.2 <= box.0 || box.2 <= other.0, "\(other) \(box)")
        }
      }
    }
  }

  @Test("show an end at its time, beneath the value that comes with it")
  func endBeneathValue() throws {
    let svg = svg([line("a", .sent, [(500, .value("10")), (500, .completed)])])
    let pattern = #/<rect x="([-0-9.]+)" y="([-0-9.]+)" width="([0-9.]+)"/#
    let box = try #require(svg.firstMatch(of: pattern))
    let bar = try #require(svg.firstMatch(of: #/class="completed".*?d="M([0-9.]+) ([0-9.]+)/#))
    let (x, y, width) = try (
      #require(Double(box.1)), #require(Double(box.2)), #require(Double(box.3))
    )
    #expect(abs(try #require(Double(bar.1)) - (x + width / 2)) < 0.01)
    #expect(try #require(Double(bar.2)) > y + 20)
  }

  @Test("write the expression once above the observers of it, and nothing where there is none")
  func operators() {
    let lines = [
      line("a", .heard, [(0, .subscribed)]), line("b", .heard, [(0, .subscribed)]),
      line("c", .heard, [(0, .subscribed)]),
    ]
    let outline = Outline(
      svg(lines, operators: ["a": ["x", "  .map(f)"], "b": ["x", "  .map(f)"]]))
    #expect(outline.classes.count { $0 == "operator" } == 1)
    #expect(outline.texts.prefix(4) == ["x", ".map(f)", "a", "b"])
    #expect(!outline.attributes.contains("style"))
  }
}
