import Diagnostics
import Diagrams
import Evidence
import Recordings
import Report
import SiteTemplates
import StaticSite
import Trace

/// The page of a test: contour, rows, arrows between roles, and lifetimes of objects.
struct KeptTestPage {
  let evidence: RecordingEvidence
  /// The index of the test.
  let index: Int

  private var test: KeptTest { evidence.tests[index] }

  var page: Page {
    Page(
      path: evidence.path(of: test), template: "recorded-test", title: test.name,
      values: [
        "summary": .string(summary), "home": evidence.home,
        "digest": .string(test.recording.digest),
        "notes": .list(test.recording.notes.map { ["text": .string($0)] }),
        "hasNotes": .bool(!test.recording.notes.isEmpty),
        "contour": .dictionary(test.contour.value()),
        "legend": ["roles": .list(test.sides.map(evidence.link))],
        "steps": .list(test.steps.enumerated().map(step)),
        "figure": evidence.figure(
          of: arrows, roles: roles, title: "Who acts on whom in \(test.name)"),
        "hasArrows": .bool(!arrows.isEmpty),
        "hasContract": .bool(evidence.contract != nil),
        "arrows": .list(arrows.map(evidence.value)),
        "breaches": .list(breaches.map { $0.value(linking: evidence.link) }),
        "hasBreaches": .bool(!breaches.isEmpty),
        "messages": evidence.values(of: test.messages),
        "hasMessages": .bool(!test.messages.isEmpty),
        "lives": .list(test.log.participants.filter(\.isObject).map(life)),
        "cast": .list(test.badges.map(participant)),
        "previous": neighbour(-1), "next": neighbour(1),
      ])
  }

  private var summary: String {
    let (rows, members) = (test.recording.rows.count, test.recording.participants.count)
    return "\(rows.counted("row")), \(members.counted("participant")), "
      + "\(test.messageCount.counted("message")) between roles."
  }

  /// The arrows that occur in this test.
  private var arrows: [RoleArrow] {
    evidence.arrows.map { $0.inTest(index) }.filter { $0.count > 0 }
  }

  private var roles: [Role] {
    Set(arrows.flatMap { [$0.from, $0.to] }).sorted()
  }

  private var breaches: [RecordingEvidence.ShownBreach] {
    evidence.breaches.filter { $0.tests.contains { $0.name == test.name } }
  }

  private func participant(_ badge: Badge) -> PageValue {
    let type = RecordedType(badge.participant)
    return [
      "short": .string(badge.participant.side.shortClassName), "badge": .string(badge.text),
      "id": .string(badge.participant.id), "address": .string("/" + evidence.path(of: type)),
    ]
  }

  private func neighbour(_ distance: Int) -> PageValue {
    guard evidence.tests.indices.contains(index + distance) else { return .bool(false) }
    return evidence.link(to: evidence.tests[index + distance])
  }
}

// MARK: Rows

extension KeptTestPage {
  private func step(_ number: Int, _ step: KeptTest.TestStep) -> PageValue {
    let lanes = SideLanes(step.sequence, sides: test.sides, badged: test.badged)
    var rows = RowList()
    rows.append(RowTreeBuilder(step.sequence, badged: test.badged).trees) { row, times in
      // Rows do not record the mechanism of a binding.
      lanes.value(of: row, times: times, values: [row.kind == .bind ? nil : row.value])
    }
    let heading = step.heading
    return [
      "anchor": .string("step-\(number + 1)"), "number": .number(number),
      "ordinal": .number(number + 1),
      "verb": .string(step.isEnding ? "What ends" : "\(heading.from) \(heading.act.rawValue)"),
      "object": .string(step.isEnding ? "" : "\(heading.to) \(heading.what)"),
      "size": .string(step.rowCount.counted("row")),
      "lanes": .string(lanes.count), "roles": lanes.heads, "rows": .list(rows.values),
    ]
  }
}

// MARK: Lives

extension KeptTestPage {
  /// Returns the lifetime of a participant: the rows in which it begins and ends, and its creator.
  private func life(_ participant: Participant) -> PageValue {
    let rows = test.recording.rows
    let first = rows.firstIndex { $0.to == participant.id || $0.from == participant.id }
    let birth = first.flatMap { index -> RecordedRow? in
      let row = rows[index]
      let isMade = row.act == .creates || row.act == .calls && row.member == "init"
      return isMade && row.to == participant.id ? row : nil
    }
    let end = rows.firstIndex { $0.act == .ends && $0.from == participant.id }
    return [
      "id": .string(participant.id), "role": participant.side.value,
      "address": .string("/" + evidence.path(of: RecordedType(participant))),
      "maker": .string(birth?.from ?? "there before"),
      "begin": .string(birth == nil ? "" : first.map { "\($0 + 1)" } ?? ""),
      "end": .string(end.map { "\($0 + 1)" } ?? "still there"),
      "isLeft": .bool(end == nil),
    ]
  }
}
