import Colours
import Diagnostics
import Evidence
import Metrics
import Sequences
import SiteTemplates

/// A source file as HTML: each line is an element with an anchor, and tokens have classes.
struct Listing {
  /// The name that makes the anchors of its lines unique on a page; `nil` if there are no anchors.
  let name: String?
  let lines: [[SwiftColours.Stretch]]

  /// The HTML between `<code>` and `</code>`.
  var html: String {
    lines.enumerated().map { index, stretches in
      let anchor = name.map { " id=\"\(ListedFile.anchor($0, line: index + 1))\"" } ?? ""
      return "<span class=\"line\"\(anchor)>\(stretches.map(\.html).joined())\n</span>"
    }
    .joined()
  }
}

/// The listings of many files, each rendered once no matter how often it is shown.
struct Listings: Sendable {
  private let html: [ListedFile: String]

  /// Renders the listings of some files, which may be repeated.
  ///
  /// - Parameters:
  ///   - entries: The files.
  ///   - parsed: Examined files, which need not be parsed again.
  ///   - store: The store that caches listings between processes.
  init(
    _ entries: [ListedFile], parsed: [FileFacts], keptIn store: ResultStore = .nowhere
  ) {
    let examined = Dictionary(
      keepingFirst: parsed.map { ($0.path, $0) })
    let different = Array(Set(entries))
    let made = different.concurrentMap { entry in
      let (text, facts) = (entry.file.text, examined[entry.file.path])
      let name = entry.hasLineAnchors ? entry.name : nil
      var key = store.key("listing")
      key.add([name.map { "named \($0)" } ?? "nameless", text])
      if let kept = store.result(for: key) { return String(decoding: kept, as: UTF8.self) }
      let lines = facts.map { SwiftColours.lines(of: text, parsed: $0.tree) }
      let html = Listing(name: name, lines: lines ?? SwiftColours.lines(of: text)).html
      store.keep(Array(html.utf8), for: key)
      return html
    }
    html = Dictionary(keepingFirst: zip(different, made))
  }

  /// The code of a file, as a listing and as source.
  subscript(entry: ListedFile) -> PageValue {
    .rich(html: html[entry] ?? "", markdown: entry.file.text)
  }
}

extension ListedFile {
  var anchor: String { "F-\(name)" }

  /// Returns the file for the template `parts/file`.
  ///
  /// - Parameters:
  ///   - listings: The listings of files, including this one.
  ///   - tests: The values of its tests, for the template `parts/tests`.
  /// - Returns: The value.
  func value(_ listings: Listings, tests: [PageValue] = []) -> PageValue {
    [
      "name": .string(fileName), "path": .string(file.path), "anchor": .string(anchor),
      "code": listings[self], "tests": .list(tests),
    ]
  }
}

extension PageValue {
  /// Returns some lines of a source file without common indentation.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  static func excerpt(of file: FileFacts, _ ranges: [ClosedRange<Int>]) -> PageValue {
    let source = String(describing: file.tree)
    let text = TextLines(source)
    let numbers = ranges.flatMap { $0 }
    let plain = numbers.compactMap(text.text)
    let indentation =
      plain.filter { line in line.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
      .min() ?? 0
    let coloured = SwiftColours.lines(of: source, parsed: file.tree)
    return .rich(
      html: numbers.filter { coloured.indices.contains($0 - 1) }.map { number in
        var line = coloured[number - 1].map(\.html).joined()
        // Leading whitespace has no class, so it is at the very beginning of the line's HTML.
        line.removeFirst(min(indentation, line.prefix { $0 == " " }.count))
        return "<span class=\"line\">\(line)\n</span>"
      }.joined(),
      markdown: plain.map { $0.dropFirst(min(indentation, $0.prefix { $0 == " " }.count)) }
        .joined(separator: "\n"))
  }
}
