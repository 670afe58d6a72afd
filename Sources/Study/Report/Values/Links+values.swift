import Evidence
import Identifiers
import Scenarios
package import SiteTemplates

extension PageValue {
  /// Creates a link from a title and an address, for templates.
  package static func link(_ title: String, to address: String) -> PageValue {
    ["title": .string(title), "address": .string(address)]
  }
}

extension PlayedScenario {
  /// The title and address, for templates.
  var link: PageValue { .link(scenario.title, to: address) }
}

extension Links {
  /// Returns a pattern's title and address, for templates.
  func link(toPattern id: PatternID) -> PageValue {
    .link(title(ofPattern: id), to: Address.pattern(id))
  }

  /// Returns a sample's title and address, for templates.
  func link(toSample id: SampleID) -> PageValue {
    .link(title(ofSample: id), to: Address.sample(id))
  }
}
