import CommonMark
import Diagnostics

/// Rewrites the info strings of code fences: the language, a title and marked lines, in the
/// notation of ``CommonMark``.
enum FenceInfos {
  /// Rewrites notations such as `rust,hl_lines=2 4-6,name=oboe.rs`, `{.python}` and `go
  /// {linenos=true,hl_lines=[2,"4-6"]}`.
  static func simplify(in text: inout TrackedText, _ log: ImportLog) {
    guard text.bytes.first("```", from: 0) != nil || text.bytes.first("~~~", from: 0) != nil else {
      return
    }
    let infos = Prose(text).code.blocks.compactMap(\.info)
    text.apply(
      infos.compactMap { [text] range in
        let info = text.string(range)
        let fence = ForeignFence(info)
        if !fence.unknown.isEmpty {
          log.report(
            .markChanged, at: text.location(range.lowerBound),
            "these attributes of the code are left out: "
              + fence.unknown.joined(separator: ", "))
        }
        return fence.info == info.trimmed ? nil : TextEdit(range, fence.info)
      })
  }

  /// Returns the name of the language in an info string; empty if there is none.
  static func language(_ info: String) -> String {
    let bare = info.trimmed.drop { "{.".contains($0) }
    return String(bare.prefix { !$0.isWhitespace && !",{}:;[".contains($0) })
  }
}

/// The info string of a fence in Hugo, Zola, mdBook or Jekyll.
private struct ForeignFence {
  /// The info string in our notation.
  let info: String
  /// The names of unsupported attributes.
  let unknown: [String]

  /// Attributes for editing or testing code, which readers of a page do not miss.
  private static let silent: Set = [
    "ignore", "no_run", "should_panic", "compile_fail", "noplaypen", "noplayground", "editable",
    "edition2015", "edition2018", "edition2021", "edition2024", "ignore-mdbook", "copy",
  ]

  init(_ info: String) {
    let language = FenceInfos.language(info)
    let rest = info.trimmed.drop { "{.".contains($0) }.dropFirst(language.count)
    var lines: String?
    var title: String?
    var unknown: [String] = []
    for match in rest.matches(
      of: #/([A-Za-z_][\w.\-]*)(?:\s*=\s*(?:"([^"]*)"|\[([^\]]*)\]|((?:[^,\s{}]|\s(?=\d))+)))?/#)
    {
      let value = match.2 ?? match.3 ?? match.4
      switch (match.1, value) {
      case ("hl_lines", let value?): lines = Self.lines(value)
      case ("title", let value?), ("name", let value?), ("filename", let value?),
        ("file", let value?):
        title = String(value).replacing("\"", with: "")
      case (let name, _) where Self.silent.contains(String(name)): break
      case (let name, _): unknown.append(String(name))
      }
    }
    // Lines in braces are already in our notation.
    if lines == nil, let match = rest.firstMatch(of: #/\{([\d,\s\-]+)\}/#) {
      lines = String(match.1)
    }
    let marks = lines.map { $0.isEmpty ? "" : " {\($0)}" } ?? ""
    let name = language.isEmpty && (title != nil || !marks.isEmpty) ? "text" : language
    self.info = name + (title.map { " title=\"\($0)\"" } ?? "") + marks
    self.unknown = unknown
  }

  /// Returns lines such as `2 4-6` or `2,"4-6"` as `2,4-6`.
  private static func lines(_ text: Substring) -> String {
    text.matches(of: #/\d+(?:\s*-\s*\d+)?/#).map { $0.output.filter { $0 != " " } }
      .joined(separator: ",")
  }
}

/// Lines of Rust that mdBook hides: those that begin with `#` and a space.
enum HiddenLines {
  /// Removes hidden lines, since our pages have no button to show them.
  static func remove(from text: inout TrackedText) {
    let blocks = Prose(text).code.blocks.filter { block in
      block.info.map { FenceInfos.language(text.string($0)) == "rust" } ?? false
    }
    var edits: [TextEdit] = []
    for block in blocks {
      for line in text.bytes.lines(in: block.content) {
        let bare = text.string(line).drop { $0 == " " || $0 == "\t" }
        if bare.hasPrefix("# ") || bare.trimmed == "#" {
          let end = min(line.upperBound + 1, block.content.upperBound)
          edits.append(TextEdit(line.lowerBound..<end, ""))
        } else if bare.hasPrefix("##") {
          let mark = line.upperBound - bare.utf8.count
          edits.append(TextEdit(mark..<(mark + 1), ""))
        }
      }
    }
    text.apply(edits)
  }
}
