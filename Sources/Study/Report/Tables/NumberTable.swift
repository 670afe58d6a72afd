import Diagnostics
import Diagrams
import Evidence
import Identifiers
import Metrics
import SiteTemplates

/// The metrics of a group for every implementation: of each sample a row for each pattern.
///
/// The size of the implementation is beside every other number.
struct NumberTable {
  let group: MetricGroup
  let scenarios: PlayedScenarios
  let links: Links
  let numbers: MetricValues

  /// The metrics in its columns.
  private var metrics: [Metric] {
    let size = Metric.named("code-lines").map { [$0] } ?? []
    return (group == .size ? [] : size) + group.metrics
  }

  /// The table for the template `parts/numbers`.
  var value: PageValue {
    [
      "anchor": .string("group-\(group.rawValue)"), "title": .string(group.title),
      "width": .number(metrics.count + 1),
      "columns": .list(
        metrics.map { metric in
          [
            "title": .string(metric.title), "address": .string(Address.metric(metric.id)),
            "unit": .optional(metric.saysItsUnit ? nil : metric.unit),
          ]
        }),
      "samples": .list(
        scenarios.samples.map { sample in
          [
            "title": .string(links.title(ofSample: sample)),
            "address": .string(Address.sample(sample)),
            "rows": .list(implementations(of: sample).map(row)),
          ]
        }),
    ]
  }

  private func implementations(of sample: SampleID) -> [ImplementationID] {
    scenarios.patterns(of: sample).map { ImplementationID(sample: sample, pattern: $0) }
  }

  private func row(_ id: ImplementationID) -> PageValue {
    [
      "title": .string(links.title(ofPattern: id.pattern)),
      "address": .string(Address.code(of: id)),
      "cells": .list(
        metrics.map { metric in
          let value = numbers.value(of: metric, for: id)
          return [
            "text": .string(value.figure.grouped), "plain": .string(value.figure),
            "note": .optional(value.note),
            "number": .optional(sortKey(value)),
            "address": .optional(address(of: metric, value, id)),
          ]
        }),
    ]
  }

  /// Returns the value to sort the number by, where its text says something else.
  private func sortKey(_ value: MetricValue) -> String? {
    guard let number = value.number else { return nil }
    let text = "\(number)"
    let short = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    return short == value.figure.grouped ? nil : short
  }

  /// The line that has it, or the list of all that it counts.
  private func address(
    of metric: Metric, _ value: MetricValue, _ id: ImplementationID
  ) -> String? {
    if value.absence != nil { return Address.metric(metric.id) }
    if let location = value.location, let line = location.line {
      return links.address(of: location.file, line: line, in: id)
    }
    return metric.anchorOfList.map { "\(Address.code(of: id))#\($0)" }
  }
}

extension Metric {
  /// The anchor of the list on an implementation's page that has all that it counts, if there is one.
  fileprivate var anchorOfList: String? {
    switch id {
    case "hidden-code", "hidden-closures": "unseen"
    case "instability", "types", "protocols": "types"
    case "files": "files"
    default: nil
    }
  }

  /// Says whether its title names the counted thing; a heading need not say it again.
  fileprivate var saysItsUnit: Bool { title.lowercased().hasSuffix(unit) }
}
