import Foundation
import Testing
import Trace

@Suite("The line of a traced call's caller", .serialized, .enabled(if: isTraced))
@MainActor
struct LineTests {
  private let source: [Substring]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Shapes/Lines.swift")
    source = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The line on which a text is in the source.
  private func line(of text: String) -> Int? {
    source.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  /// Each text that a mark was called with, and the line that the call is said to be on.
  private func marks(_ body: (Lines) -> Void) -> [(text: String, caller: SourceLine?)] {
    let log = log { body(Lines()) }
    return log.events.compactMap { event in
      guard case .call(_, let arguments) = event.payload, event.to == "Mark#1",
        case .text(let text)? = arguments.first
      else { return nil }
      return (text, event.caller)
    }
  }

  @Test("is where the statement begins, in blocks and closures too")
  func lines() throws {
    let found = marks {
      $0.statements()
      $0.closures()
      _ = $0.single()
    }
    #expect(found.count == 23)
    for (text, caller) in found {
      #expect(caller?.line == line(of: "\"\(text)\""), "\(text)")
      #expect(caller?.file.hasSuffix("/Shapes/Lines.swift") == true)
    }
  }

  @Test("of a statement on several lines is its first")
  func severalLines() {
    let found = marks { $0.expressions() }.dropFirst(2)
    let statements = [
      "mark.keep(", "mark.keep(", "let text", "mark.mark(text)", "let chosen =", "let chosen =",
      "mark.mark(chosen",
    ]
    #expect(found.count == statements.count)
    for (mark, statement) in zip(found, statements) {
      #expect(mark.caller?.line == line(of: statement), "\(mark.text)")
    }
  }

  @Test("is also a write's")
  func writes() throws {
    let log = log { Lines().value() }
    let change = try #require(log.events.first { $0.kind == .state })
    #expect(change.caller?.line == line(of: "mark.value = 3"))
  }

  @Test("is unknown where the script calls")
  func script() throws {
    let log = log { _ = Lines() }
    let call = try #require(log.events.first { $0.kind == .call })
    #expect(call.caller == nil)
  }
}
