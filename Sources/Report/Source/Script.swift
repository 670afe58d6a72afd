import Documents
import SiteTemplates
import StaticSite

/// The lines of a scenario's file that say what is done, each with an anchor.
struct Script {
  let document: Document

  /// The anchor of a line, or of the whole.
  static func anchor(line: Int?) -> String { line.map { "script-\($0)" } ?? "script" }

  /// The front matter with its two rules, for the template `parts/script`.
  var value: PageValue {
    let lines = document.text.split(separator: "\n", omittingEmptySubsequences: false)
    return .list(
      zip(1..<max(document.bodyLine, 1), lines).map { number, line in
        ["anchor": .string(Self.anchor(line: number)), "text": .string(String(line))]
      })
  }
}
