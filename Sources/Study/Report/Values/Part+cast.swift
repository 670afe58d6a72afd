import Diagrams
import SiteTemplates
import StaticSite
import Trace

extension Play.Part {
  /// Who takes part, for the template `parts/cast`.
  func castValue(_ links: Links) -> PageValue {
    [
      "pattern": links.link(toPattern: pattern),
      "code": .string(Address.code(of: implementation)),
      "objects": .list(badges.filter(\.participant.isObject).map(\.value)),
      "types": .list(badges.filter { !$0.participant.isObject }.map(\.value)),
    ]
  }
}
