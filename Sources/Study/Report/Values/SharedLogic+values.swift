import Comparison
import SiteTemplates
import StaticSite
import Trace

extension SharedLogic {
  /// The amount of shared logic, with the lines, for the template `pair-sample`.
  var value: PageValue {
    [
      "percentage": .optional(logic.percentage.map { "\($0)" }),
      "reversePercentage": .optional(logic.reversePercentage.map { "\($0)" }),
      "interfacePercentage": .optional(interface.percentage.map { "\($0)" }),
      "lines": .number(logic.counts.first), "reverseLines": .number(logic.counts.second),
      "interfaceLines": .number(interface.counts.first),
      "reverseInterfaceLines": .number(interface.counts.second),
      "sharedLines": .number(logic.shared), "sharedInterfaceLines": .number(interface.shared),
      "firstRoles": .list(roles.first.sorted().map(\.value)),
      "secondRoles": .list(roles.second.sorted().map(\.value)),
      "logic": ["hunks": logic.shown().value],
      "interface": ["hunks": interface.shown().value],
    ]
  }
}

extension ContractDiff {
  /// Both contracts, for the template `pair`.
  var value: PageValue {
    [
      "shared": .list(shared.map(\.value)), "onlyFirst": .list(onlyFirst.map(\.value)),
      "onlySecond": .list(onlySecond.map(\.value)),
    ]
  }
}
