import Colours
import Diagrams
import Evidence
import Metrics
import SiteTemplates
import Streams

extension StreamFigure {
  /// Returns a marble diagram of each program, for the template `parts/marbles`.
  ///
  /// - Parameters:
  ///   - prefix: The prefix that makes identifiers unique on a page.
  ///   - title: The title of the diagrams.
  ///   - captions: The captions above the diagrams, which also become part of their titles.
  /// - Returns: A value for each program.
  func drawings(prefix: String, title: String, captions: [String]) -> [PageValue] {
    stream.runs.enumerated().map { index, run in
      let caption = captions.indices.contains(index) ? captions[index] : nil
      let name = caption.map { "\(title): \($0)" } ?? title
      let diagram = MarbleDiagram(run.lines.map(track), duration: MarbleRun.duration)
      return [
        "caption": .optional(caption),
        "svg": .html(diagram.svg(prefix: "\(prefix)-\(index + 1)", title: name)),
      ]
    }
  }

  /// Returns a line for drawing, with the observed expression.
  private func track(_ line: MarbleLine) -> MarbleTrack {
    // A request, or an observer without events, never had a subscriber.
    let begins = line.kind == .sent || !line.marbles.isEmpty
    return MarbleTrack(
      line.name, className: line.kind.rawValue, start: begins ? line.start : nil,
      isSource: line.kind != .heard,
      expression: line.location.flatMap { sources.observed(in: $0.file, line: $0.line) } ?? [],
      marbles: line.marbles.map { marble in
        DrawnMarble(
          at: marble.time, MarbleShape(marble.event),
          sentence: marble.event.sentence(on: line.kind))
      })
  }

  /// Returns a table of each run, with a row for each marble, in order.
  ///
  /// - Parameters:
  ///   - captions: The captions of the tables.
  ///   - title: The caption of a table that has none.
  /// - Returns: A value for each run.
  func tables(captions: [String], else title: String) -> [PageValue] {
    stream.runs.enumerated().map { index, run in
      Table(
        caption: captions.indices.contains(index) ? captions[index] : title,
        columns: [TableCell("Stream"), TableCell("What happens")],
        rows: run.events.map { line, marble in
          TableRow(
            head: TableCell("\(marble.time) ms"),
            cells: [TableCell(line.name), TableCell(marble.event.sentence(on: line.kind))])
        }
      ).value
    }
  }

  /// Returns the source of a type that the stream's programs declare or use, for pages.
  func listing(of name: String) -> PageValue? {
    sources.declaration(of: name).map { excerpt in
      [
        "name": .string(name), "file": .string(excerpt.path),
        "code": .rich(
          html: Listing(name: nil, lines: SwiftColours.lines(of: excerpt.text)).html,
          markdown: excerpt.text),
      ]
    }
  }
}

extension MarbleShape {
  fileprivate init(_ event: MarbleEvent) {
    switch event {
    case .value(let text): self = .value(text)
    case .subscribed: self = .subscribed
    case .completed: self = .completed
    case .failed: self = .failed
    case .cancelled: self = .cancelled
    }
  }
}
