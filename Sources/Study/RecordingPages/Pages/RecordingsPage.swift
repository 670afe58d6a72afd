import Comparison
import Diagrams
import Recordings
import Report
import SiteTemplates
import StaticSite
import Trace

/// The list of tests, with the directions in all of them, the types and the roles.
struct RecordingsPage {
  let evidence: RecordingEvidence
  let text: ContentText

  func page(_ body: ContentBody) -> Page {
    Page(of: text, body, values)
  }

  private var values: [String: PageValue] {
    let length = evidence.tests.map(\.contour.length).max() ?? 0
    return [
      "tests": .list(evidence.tests.map { test(_: $0, length: length) }),
      "testCount": .number(evidence.tests.count), "typeCount": .number(evidence.types.count),
      "rowCount": .number(evidence.tests.reduce(0) { $0 + $1.recording.rows.count }),
      "roleCount": .number(evidence.sides.count),
      "hasContract": .bool(evidence.contract != nil),
      "contract": .string(evidence.contract?.title ?? ""),
      "figure": evidence.figure(
        of: evidence.arrows, roles: evidence.roles, title: "Who acts on whom, in all tests"),
      "matrix": matrix, "matrixRoles": .list(evidence.roles.map(\.value)),
      "arrows": .list(evidence.arrows.map(evidence.value)),
      "isWide": .bool(evidence.tests.count > 3),
      "breaches": .list(evidence.breaches.map { $0.value(linking: evidence.link) }),
      "hasBreaches": .bool(!evidence.breaches.isEmpty),
      "types": .list(evidence.types.map(type)),
      "roles": .list(evidence.sides.map(role)),
      "difference": difference,
    ]
  }

  private func test(_ test: KeptTest, length: Int) -> PageValue {
    .dictionary(
      test.contour.value(length: length).merging(
        [
          "title": .string(test.name), "address": .string("/" + evidence.path(of: test)),
          "rows": .number(test.recording.rows.count),
          "participants": .number(test.recording.participants.count),
          "messages": .number(test.messageCount), "digest": .string(test.recording.digest),
        ], uniquingKeysWith: { _, own in own }))
  }

  /// The matrix, with a row for each acting role and a cell for each role acted on.
  private var matrix: PageValue {
    .list(
      evidence.roles.map { from in
        [
          "role": from.value,
          "cells": .list(
            evidence.roles.map { to in
              let arrows = evidence.arrows.filter { $0.from == from && $0.to == to }
              return [
                "isOwn": .bool(from == to), "isEmpty": .bool(arrows.isEmpty),
                "arrows": .list(arrows.map(evidence.value)),
              ]
            }),
        ]
      })
  }

  private func type(_ type: RecordedType) -> PageValue {
    let tests = evidence.tests.filter { $0.types.contains(type) }
    return [
      "title": .string(type.name), "address": .string("/" + evidence.path(of: type)),
      "role": type.side.value, "tests": .number(tests.count),
    ]
  }

  private func role(_ side: Side) -> PageValue {
    let types = evidence.types.filter { $0.side == side }
    return [
      "title": .string(side.name), "address": .string("/" + evidence.path(of: side)),
      "role": side.value, "types": .number(types.count),
    ]
  }

  private var difference: PageValue {
    evidence.difference.map { difference in
      [
        "address": .string("/" + evidence.pathOfDifference),
        "isEmpty": .bool(difference.isEmpty), "newArrows": .number(difference.arrows.new.count),
        "changed": .number(difference.changed.count), "added": .number(difference.added.count),
        "removed": .number(difference.removed.count),
      ]
    } ?? .bool(false)
  }
}
