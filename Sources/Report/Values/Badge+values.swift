import Diagrams
import SiteTemplates
import StaticSite
import Trace

extension Badge {
  /// The badge for the template `parts/badge`, with the participant's name.
  var value: PageValue {
    [
      "badge": .string(text), "className": .string(participant.role.className),
      "id": .string(participant.id), "name": .string(participant.role.rawValue),
    ]
  }
}

extension Role {
  /// The role's letter for the template `parts/badge`, with its name.
  var value: PageValue {
    ["badge": .string(letters), "className": .string(className), "name": .string(rawValue)]
  }
}
