import Comparison
import Exhibits
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite
import Trace

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
