import Diagnostics
import Foundation
import SiteLinks

/// The ordered chapters of a book and their nesting, from its `SUMMARY.md`.
struct BookChapters: Sendable {
  /// A chapter that has a text.
  struct Chapter: Hashable, Sendable {
    let title: String
    /// The text's path below the book's folder.
    let path: String
    /// The number of the chapter, from 1.
    let number: Int
    /// The text's path below `content/`.
    var target: String
  }

  /// The title above the list, unless it is only "Summary".
  private(set) var title: String?
  private var chapters: [Chapter] = []
  private var indices: [String: Int] = [:]

  /// The paths of the chapters' texts, in order.
  var paths: [String] { chapters.map(\.path) }

  /// The chapter of a text.
  subscript(path: String) -> Chapter? { indices[path].map { chapters[$0] } }

  /// Reads the list of a book in a folder, and reports chapters without a text.
  init(
    in folder: String, of tree: SourceTree, reportingTo log: ImportLog
  ) throws(DiagnosticError) {
    let list = folder + "SUMMARY.md"
    var parents: [(indent: Int, index: Int)] = []
    let lines = try tree.text(list).split(separator: "\n", omittingEmptySubsequences: false)
    for (line, written) in lines.enumerated() {
      let location = SourceLocation(file: tree.fullPath(list), line: line + 1, column: 1)
      if chapters.isEmpty, title == nil, written.hasPrefix("# ") {
        let heading = Self.plain(written.dropFirst(2))
        title = ["Summary", "SUMMARY"].contains(heading) ? nil : heading
      } else if written.hasPrefix("# ") {
        log.report(
          .markChanged, at: location,
          "lists of chapters do not show the part title '\(Self.plain(written.dropFirst(2)))'",
          suggestion: "move its chapters into a folder whose page has this title")
      }
      guard
        let match = written.firstMatch(of: #/^(\s*)(?:([-*+]|\d+[.)])\s+)?\[(.+)\]\((.*)\)\s*$/#)
      else { continue }
      let title = Self.plain(match.3)
      func leaveOut(_ reason: String) { log.report(.fileLeftOut, at: location, reason) }
      guard let path = Self.path(match.4) else {
        leaveOut("the chapter '\(title)' has no text yet, and is left out")
        continue
      }
      guard tree.has(folder + path) else {
        leaveOut("there is no file '\(path)' for the chapter '\(title)'")
        continue
      }
      guard indices[path] == nil else {
        leaveOut("the chapter '\(title)' is listed a second time, and is left out here")
        continue
      }
      let indent = match.2 == nil ? -1 : match.1.count
      while let last = parents.last, indent < 0 || last.indent >= indent { parents.removeLast() }
      indices[path] = chapters.count
      let parent = parents.last.map { chapters[$0.index] }
      chapters.append(
        Chapter(
          title: title, path: path, number: chapters.count + 1,
          target: Self.target(of: path, below: parent)))
      if indent >= 0 { parents.append((indent, chapters.count - 1)) }
      if let parent, let index = indices[parent.path] { makeSection(index) }
    }
  }

  /// Turns the list into a page without its title, which the page shows, and without empty links.
  static func simplify(_ text: inout TrackedText) {
    var edits: [TextEdit] = []
    for range in text.bytes.lines() {
      let (line, start) = (text.string(range), range.lowerBound)
      if edits.isEmpty, line.hasPrefix("# "), text.bytes.isBlank(0..<start) {
        edits.append(TextEdit(range, ""))
      } else if line.hasPrefix("# ") {
        edits.append(TextEdit(start..<start, "#"))
      } else if let match = line.firstMatch(of: #/\[(.+)\]\(\s*\)\s*$/#) {
        let offset = start + line[..<match.range.lowerBound].utf8.count
        edits.append(TextEdit(offset..<range.upperBound, String(match.1)))
      }
    }
    text.apply(edits)
  }

  /// Turns a chapter that has subchapters into a folder's page.
  private mutating func makeSection(_ index: Int) {
    let target = chapters[index].target
    guard !target.hasSuffix("index.md") else { return }
    chapters[index].target = target.dropLast(3) + "/index.md"
  }

  /// Returns the new path of a chapter's text: inside the folder of its parent chapter, if both
  /// were in the same folder.
  private static func target(of path: String, below parent: Chapter?) -> String {
    let folder = SitePath.folder(of: path)
    let name = PagePath.isReadme(path) ? "index" : PagePath.stem(path)
    guard let parent, SitePath.folder(of: parent.path) == folder, name != "index",
      !PagePath.isReadme(parent.path)
    else { return folder + name + ".md" }
    let section =
      parent.target.hasSuffix("/index.md")
      ? parent.target.dropLast(8) : parent.target.dropLast(3) + "/"
    return section + name + ".md"
  }

  private static func path(_ written: Substring) -> String? {
    let bare = written.hasPrefix("<") ? written.dropFirst().dropLast() : written
    let plain = bare.removingPercentEncoding ?? String(bare)
    return plain.isEmpty ? nil : SitePath.resolve(plain, in: "")
  }

  /// Returns a title without marks.
  private static func plain(_ text: Substring) -> String {
    String(text).replacing(#/\\(.)/#) { String($0.1) }.replacing(#/[`*]/#, with: "")
  }
}
