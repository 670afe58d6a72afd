import Identifiers
import SwiftParser
public import SwiftSyntax
import Synchronization

/// The contents of one source file: what was found in it, and its syntax.
@dynamicMemberLookup
public struct FileFacts: Sendable {
  /// The path from the package's root on.
  public let path: String
  /// The part of the project to which it belongs, as its path says.
  let area: SourceArea
  /// The findings in it.
  public let findings: FileFindings
  let lines: LineTable
  private let syntax: ParsedFile

  /// Examines a file.
  ///
  /// Of the user-interface library and of tests only the declarations matter: their tokens are not
  /// counted, and nothing in them is called untraced, hidden or refused.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isTests: Says whether it is one of tests.
  ///   - known: What an earlier look found in the same file; then it is parsed only where rules
  ///     need its tree.
  /// - Complexity: O(*n*) in the number of tokens.
  public init(_ file: SourceFile, isTests: Bool = false, known: FileFindings? = nil) {
    path = file.path
    area = SourceArea(path: file.path)
    lines = LineTable(file)
    syntax = ParsedFile(file.text)
    findings =
      known
      ?? FileFindings(of: file.path, in: area, syntax.tree, lines, isTests: isTests)
  }

  /// A part of what was found.
  public subscript<Part>(dynamicMember part: KeyPath<FileFindings, Part>) -> Part {
    findings[keyPath: part]
  }

  /// The file's syntax tree, for rules that need more.
  public var tree: SourceFileSyntax { syntax.tree }

  /// The innermost declaration with a line, of those that are meant.
  func innermostDeclaration(
    withLine line: Int, where isMeant: (Declaration) -> Bool = { _ in true }
  ) -> Declaration? {
    findings.declarations.last { $0.lines.contains(line) && isMeant($0) }
  }
}

/// A file that is parsed when somebody needs its tree.
private final class ParsedFile: Sendable {
  private let text: String
  private let parsed = Mutex<SourceFileSyntax?>(nil)

  init(_ text: String) { self.text = text }

  var tree: SourceFileSyntax {
    parsed.withLock { parsed in
      let tree = parsed ?? Parser.parse(source: text)
      parsed = tree
      return tree
    }
  }
}
