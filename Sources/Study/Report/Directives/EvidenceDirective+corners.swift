import Comparison
import Evidence
import Identifiers
import SiteTemplates
import StaticSite
import Trace

extension EvidenceDirective {
  /// `corners`: a square of two questions, who receives the input and who receives the model’s
  /// output, with every pattern in its corner.
  static let corners = EvidenceDirective("corners", [], optional: [.patterns]) { request in
    let named = request.patterns(of: nil, 1...99)
    let patterns = named.isEmpty ? request.evidence.scenarios.patterns : named
    return CornerFigure(patterns: patterns, evidence: request.evidence).block
  }
}

/// Patterns by which side receives what comes in and what comes out, as all recordings count it.
private struct CornerFigure {
  /// The side of a user interface that does a job: the view, or what is between it and the model.
  enum CornerSide: String, CaseIterable {
    case view = "the view"
    case between = "a part between view and model"
  }

  let patterns: [PatternID]
  let evidence: StudyEvidence

  var block: EvidenceBlock {
    let rows = CornerSide.allCases.map { input in
      (input: input, cells: CornerSide.allCases.map { output in patterns(at: input, output) })
    }
    return EvidenceBlock(
      name: "corners",
      value: [
        "columns": .list(CornerSide.allCases.map { ["title": .string($0.rawValue)] }),
        "rows": .list(
          rows.map { row in
            [
              "title": .string(row.input.rawValue),
              "cells": .list(
                row.cells.map { ["patterns": .list($0.map(evidence.links.link(toPattern:)))] }),
            ]
          }),
      ])
  }

  private func patterns(at input: CornerSide, _ output: CornerSide) -> [PatternID] {
    patterns.filter {
      side(of: .receiveInput, $0) == input && side(of: .receiveOutcome, $0) == output
    }
  }

  /// The side that does a job most often.
  private func side(of job: Job, _ pattern: PatternID) -> CornerSide? {
    evidence.findings[pattern]?.jobs.leaders(job).first
      .map { $0.family == .view ? .view : .between }
  }
}
