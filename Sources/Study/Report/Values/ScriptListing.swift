import Diagnostics
import Documents
import Evidence
import Scenarios
import SiteTemplates
import StaticSite

/// The lines of a scenario's file that say what is done, each with an anchor.
struct ScriptListing {
  let document: Document

  /// The anchor of a line, or of the whole.
  static func anchor(line: Int?) -> String { line.map { "script-\($0)" } ?? "script" }

  /// The front matter with its two rules, for the template `parts/script`.
  var value: PageValue {
    let lines = TextLines(document.text)
    return .list(
      (1..<max(document.bodyLine, 1)).map { number in
        [
          "anchor": .string(Self.anchor(line: number)),
          "text": .string(lines.text(ofLine: number) ?? ""),
        ]
      })
  }
}

extension PlayedScenario {
  /// Returns the address of a recording's step in the script, from the root.
  func scriptAddress(step: Int) -> String {
    let line =
      scenario.steps.indices.contains(step - 1) ? scenario.steps[step - 1].location.line : nil
    return address + "#" + ScriptListing.anchor(line: line)
  }
}
