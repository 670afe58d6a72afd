import Diagrams
import SiteTemplates
import StaticSite
import Trace

extension Badge {
  /// The badge for the templates `parts/badge` and `parts/letters`, with the participant's name.
  var value: PageValue {
    [
      "badge": .string(text), "letters": .string(participant.side.letters),
      "className": .string(participant.side.className),
      "id": .string(participant.id), "name": .string(participant.side.name),
    ]
  }
}

extension Side {
  /// The side's letters for the templates `parts/badge` and `parts/letters`, with its name.
  var value: PageValue {
    [
      "badge": .string(letters), "letters": .string(letters), "className": .string(className),
      "name": .string(name),
    ]
  }
}

extension Role {
  /// The role's letters for the templates `parts/badge` and `parts/letters`, with its name.
  var value: PageValue { Side.role(self).value }
}
