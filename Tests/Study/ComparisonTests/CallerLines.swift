import Foundation
import SwiftParser
import SwiftSyntax
import Trace

/// The functions and names on a file's lines, read without anything of the modules under test.
struct CallerLines {
  /// A function, from the line of its opening brace to that of its closing one.
  struct WrittenBody: Hashable {
    let name: String
    let lines: ClosedRange<Int>
  }

  /// The functions, an outer before its inner ones.
  let bodies: [WrittenBody]
  /// The lines of the closures: who wrote one may run it in another function.
  let closures: [ClosedRange<Int>]
  /// The lines on which a statement, or what a closure is called by, begins.
  let starts: Set<Int>
  /// The names on each statement's lines, by the line on which it begins.
  let names: [Int: Set<String>]

  init(_ text: String) {
    let tree = Parser.parse(source: text)
    let reader = LineReader(SourceLocationConverter(fileName: "", tree: tree))
    reader.walk(tree)
    (bodies, closures) = (reader.bodies, reader.closures)
    (starts, names) = (reader.starts, reader.names)
  }

  /// The innermost function with a line.
  func body(at line: Int) -> WrittenBody? { bodies.last { $0.lines.contains(line) } }

  /// Tells whether a statement in a function has a name.
  func has(_ name: String, in body: WrittenBody) -> Bool {
    names.contains { body.lines.contains($0.key) && $0.value.contains(name) }
  }

  /// The sources below a folder of the package, by the path that recordings give.
  static func all(in folders: [String], root: URL) throws -> [String: CallerLines] {
    var found: [String: CallerLines] = [:]
    for folder in folders {
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: folder).path)
      for path in paths where path.hasSuffix(".swift") {
        let file = "\(folder)/\(path)"
        found[file] = CallerLines(
          try String(contentsOf: root.appending(path: file), encoding: .utf8))
      }
    }
    return found
  }
}

private final class LineReader: SyntaxVisitor {
  private let converter: SourceLocationConverter
  private(set) var bodies: [CallerLines.WrittenBody] = []
  private(set) var closures: [ClosedRange<Int>] = []
  private(set) var starts: Set<Int> = []
  private(set) var names: [Int: Set<String>] = [:]

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func line(_ position: AbsolutePosition) -> Int {
    converter.location(for: position).line
  }

  private func note(_ name: String, _ body: CodeBlockSyntax?) {
    guard let body else { return }
    // What is empty ends where it begins.
    if body.statements.isEmpty { starts.insert(line(body.leftBrace.position)) }
    bodies.append(
      CallerLines.WrittenBody(
        name: name,
        lines: line(
          body.leftBrace.positionAfterSkippingLeadingTrivia)...line(
            body.rightBrace.positionAfterSkippingLeadingTrivia)))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.body)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note("init", node.body)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note("deinit", node.body)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures.append(
      line(node.leftBrace.position)...line(node.rightBrace.positionAfterSkippingLeadingTrivia))
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let start = line(node.positionAfterSkippingLeadingTrivia)
    starts.insert(start)
    names[start, default: []].formUnion(
      node.tokens(viewMode: .sourceAccurate).map { $0.text })
    return .visitChildren
  }
}
