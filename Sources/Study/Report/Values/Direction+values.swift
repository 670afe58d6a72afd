import Comparison
import SiteTemplates
import StaticSite

extension Direction {
  /// The direction for the templates `parts/direction` and `parts/evidence/contract`.
  var value: PageValue {
    [
      "from": from.value, "to": to.value, "arrow": .string(kind.arrow),
      "isNotification": .bool(kind == .notification), "byProtocol": .bool(byProtocol),
      "weakly": .bool(weakly), "only": .string(only.joined(separator: ", ")),
    ]
  }
}
