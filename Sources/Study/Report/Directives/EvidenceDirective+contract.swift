import Comparison
import Evidence
import SiteTemplates
import StaticSite

extension EvidenceDirective {
  /// `contract`: the roles of one to four patterns, and the directions that are allowed.
  static let contract = EvidenceDirective("contract", [.patterns]) { request in
    let contracts = request.patterns(of: nil, 1...4).compactMap { pattern in
      request.contract(of: pattern).map { (pattern, $0) }
    }
    return EvidenceBlock(
      name: "contract",
      value: [
        "contracts": .list(
          contracts.map { pattern, contract in
            value(of: contract, request.evidence.links.link(toPattern: pattern))
          })
      ])
  }

  private static func value(of contract: Contract, _ link: PageValue) -> PageValue {
    [
      "pattern": link,
      "presents": contract.presents?.value ?? .bool(false),
      "directions": .list(contract.directions.map(\.value)),
    ]
  }
}
