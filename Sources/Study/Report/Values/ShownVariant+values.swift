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

extension ShownWrongImplementation {
  /// The entry under which it is listed, for templates.
  var link: PageValue {
    [
      "title": .string(text.title), "address": .string(address), "summary": .string(summary),
    ]
  }
}

extension ShownWrongImplementation.ComparedScreens {
  /// Both screens for the template `diagnostic`.
  var value: PageValue {
    [
      "heading": .string(shownStep.heading), "right": ["frame": right.value],
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
}
