import Diagrams
import SiteTemplates
import StaticSite
import Trace

extension Badge {
  /// The badge for the templates `parts/badge` and `parts/letters`, with the participant's name.
  var value: PageValue {
    [
      "badge": .string(text), "letters": .string(participant.role.letters),
      "className": .string(participant.role.className),
      "id": .string(participant.id), "name": .string(participant.role.rawValue),
    ]
  }
}

extension Role {
  /// The role's letters for the templates `parts/badge` and `parts/letters`, with its name.
  var value: PageValue {
    [
      "badge": .string(letters), "letters": .string(letters), "className": .string(className),
      "name": .string(rawValue),
    ]
  }
}
