import Evidence
import Identifiers
import Scenarios
package import SiteTemplates

extension PageValue {
  /// A title and where it leads, for templates.
  package static func link(_ title: String, to address: String) -> PageValue {
    ["title": .string(title), "address": .string(address)]
  }
}

extension PlayedScenario {
  /// Its title and address, for templates.
  var link: PageValue { .link(scenario.title, to: address) }
}

extension Links {
  /// A pattern's title and address, for templates.
  func link(toPattern id: PatternID) -> PageValue {
    .link(title(ofPattern: id), to: Address.pattern(id))
  }

  /// A sample's title and address, for templates.
  func link(toSample id: SampleID) -> PageValue {
    .link(title(ofSample: id), to: Address.sample(id))
  }
}
