import Diagnostics
public import Foundation
import SwiftSyntax

/// A Swift source file as text.
public struct SourceFile: Sendable, Hashable {
  /// The path relative to the package's root, with `/` as separator.
  public let path: String
  /// The content of the file.
  public let text: String

  /// Creates a file from its text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Returns the Swift files below a folder, sorted by path.
  ///
  /// - Parameters:
  ///   - folder: The folder relative to the package's root: `Sources/Patterns`.
  ///   - root: The package's root.
  ///   - base: The root of an underlying package, whose files are included except those with a
  ///     path that `root` has as well.
  /// - Returns: The files.
  /// - Throws: The error of the file system if a file cannot be read.
  public static func all(
    in folder: String, root: URL, over base: URL? = nil
  ) throws -> [SourceFile] {
    if let base {
      let isThere = FileManager.default.fileExists(atPath: root.appending(path: folder).path)
      let files = isThere ? try all(in: folder, root: root) : []
      let known = Set(files.map(\.path))
      let others = try all(in: folder, root: base).filter { !known.contains($0.path) }
      return (files + others).sorted { $0.path < $1.path }
    }
    let start = root.appending(path: folder, directoryHint: .isDirectory)
    let names = try FileManager.default.subpathsOfDirectory(atPath: start.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let data = try Data(contentsOf: start.appending(path: name))
      return SourceFile(path: "\(folder)/\(name)", text: String(decoding: data, as: UTF8.self))
    }
  }
}

/// The locations of a source file's tokens and nodes.
struct LineTable: Sendable {
  let file: String
  private let lines: TextLines

  init(_ file: SourceFile) {
    self.file = file.path
    lines = TextLines(file.text)
  }

  /// Returns the line of a UTF-8 offset, from 1.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// Returns the lines from a node's first token to its last.
  func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let first = line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return first...max(first, line(of: node.endPositionBeforeTrailingTrivia.utf8Offset - 1))
  }

  /// Returns the location of a range of the text, given in UTF-8 units.
  func location(of offset: Int, length: Int) -> Diagnostics.SourceLocation {
    lines.location(of: offset..<(offset + length), in: file)
  }

  /// Returns the location of a token or node, without leading whitespace and comments.
  func location(of node: some SyntaxProtocol) -> Diagnostics.SourceLocation {
    location(
      of: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      length: node.trimmedLength.utf8Length)
  }
}
