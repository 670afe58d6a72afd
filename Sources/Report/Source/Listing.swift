import Parallel
import Metrics

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
      return "<span class=\"line\" id=\"\(anchor)\">\(Self.html(stretches))\n</span>"
    }
    .joined()
  }

  /// Colours a fence of a Markdown text; nothing for languages other than Swift.
  static func colour(_ language: String, _ text: String) -> String? {
    guard language.lowercased() == "swift" else { return nil }
    return SwiftColours.lines(of: text).map { html($0) + "\n" }.joined()
  }

  private static func html(_ stretches: [SwiftColours.Stretch]) -> String {
    stretches.map { stretch in
      let text = HTML.escaped(stretch.text)
      return stretch.name.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
    }
    .joined()
  }
}

/// The listings of many files, each made once, wherever it stands.
struct Listings: Sendable {
  private let html: [CodeIndex.Entry: String]

  /// The listings of some files, which may be named more than once.
  init(_ entries: [CodeIndex.Entry]) {
    let different = Array(Set(entries))
    let made = different.concurrentMap { Listing(name: $0.name, source: $0.file.text).html }
    html = Dictionary(zip(different, made)) { first, _ in first }
  }

  subscript(entry: CodeIndex.Entry) -> String { html[entry] ?? "" }
}

/// Text in HTML.
enum HTML {
  /// A text with everything replaced that HTML reads as markup.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
