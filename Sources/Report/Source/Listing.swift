import Colours
import Metrics
import Parallel

/// A source file as HTML: a line is an element with an anchor, and stretches have classes.
struct Listing {
  /// What makes the anchors of its lines unique on a page.
  let name: String
  let source: String

  /// The anchor of a line of a file: `L-CounterPresenter-12`.
  static func anchor(_ name: String, line: Int) -> String { "L-\(name)-\(line)" }

  /// The HTML between `<code>` and `</code>`.
  var html: String {
    SwiftColours.lines(of: source).enumerated().map { index, stretches in
      let anchor = Self.anchor(name, line: index + 1)
      return "<span class=\"line\" id=\"\(anchor)\">\(stretches.map(\.html).joined())\n</span>"
    }
    .joined()
  }
}

/// The listings of many files, each made once, however often it is shown.
struct Listings: Sendable {
  private let html: [ListedFile: String]

  /// The listings of some files, which may be named more than once.
  init(_ entries: [ListedFile]) {
    let different = Array(Set(entries))
    let made = different.concurrentMap { Listing(name: $0.name, source: $0.file.text).html }
    html = Dictionary(zip(different, made)) { first, _ in first }
  }

  subscript(entry: ListedFile) -> String { html[entry] ?? "" }
}
