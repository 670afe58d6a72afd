import Diagnostics
import Diagrams
import Documents
import Evidence
import Identifiers
import Metrics
import Sequences
import SiteFiles
import SiteTemplates
import StaticSite

/// The page of metrics: their definitions, and their values for every implementation, to read and
/// to download.
struct MetricsPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<Void>

  /// Returns the page.
  ///
  /// - Throws: Every error of the definitions' texts.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page {
    let collector = DiagnosticCollector()
    // Errors of an unreadable definition have been reported; it is not missing.
    let unread = Set(texts.content.unread(of: TextKind.metric).map { MetricID($0.name) })
    let defined = Metric.all.filter { !unread.contains($0.id) }.compactMap { metric in
      collector.collect { () throws(DiagnosticError) in
        try MetricDefinition(of: metric, texts: texts, beside: text.text)
      }
    }
    let definitions = Dictionary(
      keepingFirst: defined.map { ($0.metric.id, $0) })
    collector.report(contentsOf: unexplained(definitions))
    try collector.throwErrors()
    let tables = MetricGroup.allCases.map {
      NumberTable(group: $0, scenarios: scenarios, links: links, numbers: numbers)
    }
    let document = NumbersDocument(scenarios: scenarios, numbers: numbers, definitions: definitions)
    return Page(
      of: text.text, body,
      [
        "implementations": .number(scenarios.implementations.count),
        "hasSchema": .bool(evidence.sources.numbersSchema != nil),
        "groups": .list(tables.map(\.value)),
        "samples": .list(
          scenarios.samples.enumerated().map { index, sample in
            ["title": .string(links.title(ofSample: sample)), "isFirst": .bool(index == 0)]
          }),
        "metrics": .list(defined.map(\.value)),
      ],
      origins: defined.flatMap(\.origins),
      files: [
        OutputFile(path: "\(text.path)metrics.json", text: document.json),
        OutputFile(path: "\(text.path)metrics.csv", text: document.csv),
      ]
        + (evidence.sources.numbersSchema.map { file in
          [OutputFile(path: "\(text.path)metrics.schema.json", text: file.text)]
        } ?? [])
    )
  }

  /// Returns diagnostics for metrics whose missing values are not explained in their texts.
  private func unexplained(_ definitions: [Metric.ID: MetricDefinition]) -> [Diagnostic] {
    Metric.all.flatMap { metric -> [Diagnostic] in
      guard let definition = definitions[metric.id] else { return [] }
      let absences = Set(
        scenarios.implementations.compactMap { numbers.value(of: metric, for: $0).absence })
      return Absence.allCases.filter { absences.contains($0) && definition.reason($0) == nil }
        .map { absence in
          Diagnostic(
            .undefinedMetric, at: SourceLocation(file: definition.text.document.path),
            "the metric '\(metric.id)' sometimes has no value, but its text gives no reason",
            suggestion: "write a sentence under '\(absence.reasonKey)'")
        }
    }
  }
}

/// The metrics of a group for every implementation, with a row for each pattern of each sample.
///
/// The size of the implementation is shown beside the other metrics.
private struct NumberTable {
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
            "rows": .list(
              scenarios.patterns(of: sample).map {
                row(ImplementationID(sample: sample, pattern: $0))
              }),
          ]
        }),
    ]
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

  /// Returns the value for sorting, if it differs from the displayed text.
  private func sortKey(_ value: MetricValue) -> String? {
    guard let number = value.number else { return nil }
    let text = "\(number)"
    let short = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    return short == value.figure.grouped ? nil : short
  }

  /// Returns the address of the line with the value, or of the list of everything counted.
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
  /// The anchor of the list of everything counted on an implementation's page, if there is one.
  fileprivate var anchorOfList: String? {
    switch id {
    case "hidden-code", "hidden-closures": "unseen"
    case "instability", "types", "protocols": "types"
    case "files": "files"
    default: nil
    }
  }

  /// Indicates whether the title names the unit, so that a heading need not repeat it.
  fileprivate var saysItsUnit: Bool { title.lowercased().hasSuffix(unit) }
}
