import Comparison
import Diagnostics
import Report
import SiteTemplates
import StaticSite
import Trace

/// The page of a type: its tests, its actions on others, and the actions of others on it.
struct RecordedTypePage {
  let evidence: RecordingEvidence
  let type: RecordedType

  var page: Page {
    let messages = evidence.messages
    let (own, others) = (
      messages.filter { $0.key.from == type }, messages.filter { $0.key.to == type }
    )
    return Page(
      path: evidence.path(of: type), template: "recorded-type", title: type.name,
      values: [
        "summary": .string("A \(type.side.name), in \(tests.count.counted("test"))."),
        "home": evidence.home, "role": evidence.link(to: type.side),
        "tests": .list(tests.map(test)),
        "calls": evidence.values(of: own), "hasCalls": .bool(!own.isEmpty),
        "callers": evidence.values(of: others), "hasCallers": .bool(!others.isEmpty),
      ])
  }

  private var tests: [KeptTest] { evidence.tests.filter { $0.types.contains(type) } }

  private func test(_ test: KeptTest) -> PageValue {
    let objects = test.log.participants.count { RecordedType($0) == type && $0.isObject }
    return [
      "title": .string(test.name), "address": .string("/" + evidence.path(of: test)),
      "objects": .number(objects),
    ]
  }
}

/// The page of a role or of the screen: its types, its tests, and its arrows.
struct RecordedRolePage {
  let evidence: RecordingEvidence
  let side: Side

  var page: Page {
    let types = evidence.types.filter { $0.side == side }
    let tests = evidence.tests.filter { $0.sides.contains(side) }
    let (out, back) = (
      evidence.arrows.filter { $0.from == side.role && $0.count > 0 },
      evidence.arrows.filter { $0.to == side.role && $0.count > 0 }
    )
    let declared = evidence.contract?.roles.first { $0.role == side.role }?.text
    return Page(
      path: evidence.path(of: side), template: "recorded-role",
      title: side.name.prefix(1).uppercased() + side.name.dropFirst(),
      values: [
        "summary": .string(declared ?? side.sentence),
        "home": evidence.home, "role": side.value,
        "types": .list(types.map(evidence.link)), "tests": .list(tests.map(evidence.link)),
        "calls": .list(out.map(evidence.value)), "hasCalls": .bool(!out.isEmpty),
        "callers": .list(back.map(evidence.value)), "hasCallers": .bool(!back.isEmpty),
      ])
  }
}
