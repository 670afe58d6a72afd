import Diagrams
import Foundation
import Testing

@Suite("Marble diagrams")
struct MarbleDiagramTests {
  private func svg(_ tracks: [MarbleTrack]) -> String {
    MarbleDiagram(tracks, duration: 1_000).svg(prefix: "m", title: "streams")
  }

  /// A line on which values are sent, with these events.
  private func line(_ name: String, _ events: [(Int, MarbleShape)]) -> MarbleTrack {
    MarbleTrack(name, className: "sent", start: 0, isSource: true, marbles: marbles(events))
  }

  /// A line of an observer that subscribes at once, to an expression.
  private func observer(_ name: String, of expression: [String] = []) -> MarbleTrack {
    MarbleTrack(
      name, className: "heard", start: 0, isSource: false, expression: expression,
      marbles: marbles([(0, .subscribed)]))
  }

  private func marbles(_ events: [(Int, MarbleShape)]) -> [DrawnMarble] {
    events.map { DrawnMarble(at: $0, $1, sentence: "is \($1)") }
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
      line("pipe", [(100, .value("1")), (900, .completed)]),
      line("request", [(50, .subscribed), (80, .cancelled), (90, .failed)]),
    ])
    let outline = Outline(svg)
    #expect(outline.isWellFormed)
    for sentence in [
      "pipe is value(&quot;1&quot;) at 100 ms", "pipe is completed at 900 ms",
      "request is subscribed at 50 ms", "request is cancelled at 80 ms",
      "request is failed at 90 ms",
    ] {
      #expect(svg.contains("<title>\(sentence)</title>"), "\(sentence)")
    }
    #expect(svg.contains("is completed at 900 ms. request: is subscribed at 50 ms, is cancelled"))
    #expect(outline.classes.count { $0 == "value" } == 1)
    #expect(outline.classes.count { $0 == "failed" } == 1)
  }

  @Test("have no line where nobody subscribed, and mark the moments of sources alone")
  func courses() {
    let silent = MarbleTrack(
      "silent", className: "heard", start: nil, isSource: false, marbles: [])
    #expect(Outline(svg([silent])).classes.count { $0 == "course" } == 0)
    let value: [(Int, MarbleShape)] = [(500, .value("1"))]
    let heard = MarbleTrack(
      "heard", className: "heard", start: 0, isSource: false, marbles: marbles(value))
    #expect(Outline(svg([heard])).classes.count { $0 == "guide" } == 0)
    #expect(Outline(svg([line("sent", value), heard])).classes.count { $0 == "guide" } == 1)
  }

  @Test("put a marble where its time is, on one scale whatever the run")
  func scale() throws {
    let times = [0, 250, 500, 1_000]
    let svg = svg([line("a", times.map { ($0, .value("x")) })])
    let left = try values("x", of: #"<g class="value"><title>[^<]*</title><rect"#, in: svg)
    let ticks = try values("x", of: "<text", in: svg).suffix(5)
    #expect(left.map { $0 + 11 } == [0, 1, 2, 4].map { Array(ticks)[$0] })
  }

  @Test("let no marble cover another of its line, and none leave the sheet")
  func room() throws {
    let crowded = (0..<12).map { (500, MarbleShape.value("value \($0)")) }
    let near = (0...20).map { ($0 * 50, MarbleShape.value("\($0)")) }
    for events in [crowded, near, [(0, .value("false")), (1_000, .value("false"))]] {
      let svg = svg([line("a", events)])
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
    let svg = svg([line("a", [(500, .value("10")), (500, .completed)])])
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
    let outline = Outline(
      svg([
        observer("a", of: ["x", "  .map(f)"]), observer("b", of: ["x", "  .map(f)"]), observer("c"),
      ]))
    #expect(outline.classes.count { $0 == "operator" } == 1)
    #expect(outline.texts.prefix(4) == ["x", ".map(f)", "a", "b"])
    #expect(!outline.attributes.contains("style"))
  }
}
