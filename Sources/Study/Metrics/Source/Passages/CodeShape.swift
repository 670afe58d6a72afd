import SwiftSyntax

/// The lines and passages of a file, to compare it with others.
public struct CodeShape: Sendable, Codable {
  /// The file, from the package's root on.
  public let file: String
  /// Its lines that contain code, in order; a line of two sorts of code is there twice.
  public let lines: [CodeLine]
  /// Its functions and the statements that keep closures, an outer before its inner.
  public let passages: [CodePassage]

  /// The shape of a file.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  init(of path: String, _ tree: SourceFileSyntax, _ table: LineTable) {
    let visitor = CodeShapeVisitor(file: path, table)
    visitor.walk(tree)
    file = path
    lines = CodeLine.all(of: tree, visitor, table)
    passages = visitor.passages
  }

  /// The innermost function with a line.
  public func function(at line: Int) -> CodePassage? {
    passages.last { $0.kind == .function && $0.lines.contains(line) }
  }

  /// The outermost statement with a closure at a line, or else the function.
  public func closure(at line: Int) -> CodePassage? {
    let function = function(at: line)
    return passages.first { passage in
      passage.kind == .statement && passage.lines.contains(line)
        && function?.lines.contains(passage.lines.lowerBound) != false
    } ?? function
  }
}
