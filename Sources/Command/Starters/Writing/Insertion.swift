import Diagnostics

/// A line to insert into an existing file, at a position determined by its text.
public struct Insertion: Hashable, Sendable {
  /// The file.
  public let path: String
  /// The line, without a line break.
  public let line: String
  /// The position of the line.
  let point: InsertionPoint

  /// Returns a text with the line inserted.
  ///
  /// - Throws: An error if the position cannot be found.
  func applied(to text: String) throws(DiagnosticError) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = point.index(for: line, in: lines) else {
      throw DiagnosticError(
        .noPlace, at: SourceLocation(file: path),
        "there is no position for the line '\(line.trimmed)'", explanation: point.description,
        suggestion: "restore the usual form of the file, and try again")
    }
    lines.insert(line, at: index)
    return lines.joined(separator: "\n")
  }
}

/// A position in a text.
enum InsertionPoint: Hashable, Sendable {
  /// Before the line that closes a list: the first line equal to `closing` after the opening one.
  case endOfList(opening: String, closing: String)
  /// After the last line that contains a text.
  case afterLast(String)
  /// Among the imports, sorted by module.
  case imports
}

extension InsertionPoint: CustomStringConvertible {
  /// A description of the position, for messages.
  var description: String {
    switch self {
    case .endOfList(let opening, let closing):
      "It belongs before the first line '\(closing.trimmed)' after '\(opening)'."
    case .afterLast(let text): "It belongs after the last line that contains '\(text)'."
    case .imports: "It belongs among the imports."
    }
  }

  /// Returns the index at which a line is inserted.
  fileprivate func index(for line: String, in lines: [String]) -> Int? {
    switch self {
    case .endOfList(let opening, let closing):
      return lines.firstIndex { $0.contains(opening) }
        .flatMap { start in lines[start...].firstIndex(of: closing) }
    case .afterLast(let text):
      return lines.lastIndex { $0.contains(text) }.map { $0 + 1 }
    case .imports:
      let imports = lines.indices.filter { lines[$0].importedModule != nil }
      return imports.first { (lines[$0].importedModule ?? "") > (line.importedModule ?? "") }
        ?? imports.last.map { $0 + 1 }
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }

  /// The module that the line imports.
  fileprivate var importedModule: String? {
    firstMatch(of: #/^(?:public )?import (\w+)$/#).map { String($0.1) }
  }
}
