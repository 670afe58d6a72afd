import Diagnostics
import Recordings
import SiteTemplates
import StaticSite

/// The page of the difference from an earlier state: new arrows first, then the rows of each test.
struct StateDifferencePage {
  private let evidence: RecordingEvidence
  private let difference: StateDifference

  /// Creates the page; fails if there is no earlier state.
  init?(evidence: RecordingEvidence) {
    guard let difference = evidence.difference else { return nil }
    self.evidence = evidence
    self.difference = difference
  }

  var page: Page {
    Page(
      path: evidence.pathOfDifference, template: "recording-difference", title: "What changed",
      values: [
        "summary": .string(summary), "home": evidence.home,
        "isEmpty": .bool(difference.isEmpty),
        "newArrows": Self.values(of: difference.arrows.new),
        "hasNewArrows": .bool(!difference.arrows.new.isEmpty),
        "goneArrows": Self.values(of: difference.arrows.gone),
        "hasGoneArrows": .bool(!difference.arrows.gone.isEmpty),
        "changed": .list(difference.changed.map(value)),
        "added": .list(difference.added.map(evidence.link)),
        "hasAdded": .bool(!difference.added.isEmpty),
        "removed": .list(difference.removed.map { ["title": .string($0.name)] }),
        "hasRemoved": .bool(!difference.removed.isEmpty),
        "equalCount": .number(difference.equalCount),
      ])
  }

  private var summary: String {
    let (changed, added) = (difference.changed.count, difference.added.count)
    guard !difference.isEmpty else { return "Every test does what it did." }
    return "\(changed.counted("test")) changed, \(added) added, "
      + "\(difference.removed.count) removed, \(difference.equalCount) equal."
  }

  private static func values(of arrows: [RecordingDifference.Arrow]) -> PageValue {
    .list(arrows.map { ["from": .string($0.from), "to": .string($0.to)] })
  }

  private func value(of changed: StateDifference.ChangedTest) -> PageValue {
    let counts = changed.difference.counts
    let parts = [
      (counts.added, "added"), (counts.removed, "removed"), (counts.changed, "with other values"),
      (counts.moved, "moved"),
    ]
    let roles = changed.difference.roles
    return [
      "title": .string(changed.test.name),
      "address": .string("/" + evidence.path(of: changed.test)),
      "counts": .string(
        parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")),
      "roles": .list(
        roles.map { role in
          ["type": .string(role.type), "old": .string(role.old), "new": .string(role.new)]
        }),
      "rows": .list(rows(of: changed.difference)),
    ]
  }

  /// Returns the rows that differ, with context.
  private func rows(of difference: RecordingDifference) -> [PageValue] {
    difference.excerpt.flatMap { part in
      switch part {
      case .change(let change): Self.rows(of: change)
      case .leftOut(let count): [Self.row(nil, "", "gap", gap: count)]
      }
    }
  }

  private static func rows(of change: RecordingDifference.Change) -> [PageValue] {
    switch change {
    case .equal(let row): [Self.row(row, " ", "same")]
    case .removed(let row): [Self.row(row, "−", "first")]
    case .added(let row): [Self.row(row, "+", "second")]
    case .changed(let old, let new): [Self.row(old, "−", "first"), Self.row(new, "+", "second")]
    case .movedAway(let row, let block): [Self.row(row, "↑", "first", block: block)]
    case .movedHere(let row, let block): [Self.row(row, "↓", "second", block: block)]
    }
  }

  private static func row(
    _ row: RecordedRow?, _ sign: String, _ name: String, gap: Int = 0, block: Int? = nil
  ) -> PageValue {
    [
      "isGap": .bool(row == nil), "count": .number(gap), "className": .string(name),
      "sign": .string(sign), "depth": .number(min(row?.depth ?? 0, 6)),
      "sentence": .string(
        (row?.sentence ?? "") + (block.map { " (block \($0), which moved)" } ?? "")),
      "address": .bool(false),
    ]
  }
}
