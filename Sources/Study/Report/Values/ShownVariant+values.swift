import Evidence
import SiteTemplates
import StaticSite

extension ShownVariant {
  /// The entry under which it is listed, for templates.
  var link: PageValue {
    [
      "title": .string(text.title), "address": .string(address), "summary": .string(text.summary),
    ]
  }
}
