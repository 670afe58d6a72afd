import Comparison
import Evidence
import Exhibits
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite
import Trace

extension ShownVariant {
  /// The entry under which it is listed, for templates.
  var link: PageValue {
    [
      "title": .string(text.title), "address": .string(address), "summary": .string(text.summary),
    ]
  }
}

extension ShownVariants {
  /// The list for a pattern's twin; empty if there are none.
  func markdown(of pattern: PatternID) -> String {
    let lines = of(pattern: pattern).map {
      "- [\($0.text.title)](\($0.address)): \($0.text.summary)\n"
    }
    return lines.isEmpty ? "" : "\n## Variants\n\n" + lines.joined()
  }
}

extension ShownWrongImplementation {
  /// The entry under which it is listed, for templates.
  var link: PageValue {
    [
      "title": .string(text.title), "address": .string(address), "summary": .string(summary),
    ]
  }
}

extension ShownWrongImplementations {
  /// The list for a pattern's twin; empty if there are none.
  func markdown(of pattern: PatternID) -> String {
    let lines = of(pattern: pattern).map { "- [\($0.text.title)](\($0.address)): \($0.summary)\n" }
    return lines.isEmpty ? "" : "\n## Wrong implementations\n\n" + lines.joined()
  }
}

extension ShownWrongImplementation.Screens {
  /// Both screens for the template `fault`.
  var value: PageValue {
    [
      "heading": .string(bar.heading), "right": ["frame": right.value],
      "wrong": ["frame": wrong.value],
      "differences": .list(
        differences.map { difference in
          [
            "widget": .optional(difference.widget), "property": .string(difference.property),
            "right": .string(difference.first), "wrong": .string(difference.second),
          ]
        }),
    ]
  }

  /// The differences as a table.
  var markdown: String {
    let rows = differences.map { difference in
      let name = [difference.widget, difference.property].compactMap(\.self)
      return "| \(name.joined(separator: ".")) | \(difference.first) | \(difference.second) |\n"
    }
    return "\(bar.heading)\n\n| | right | wrong |\n|---|---|---|\n\(rows.joined())"
  }
}
