import Comparison
import Evidence
import Identifiers
import SiteTemplates
import Trace

extension EvidenceDirective {
  /// `contract`: the roles of one to four patterns, and the directions that are allowed.
  static let contract = EvidenceDirective("contract", [.patterns]) { request in
    let contracts = request.patterns(of: nil, 1...4).compactMap { request.evidence.contracts[$0] }
    return EvidenceBlock(
      name: "contract",
      value: [
        "contracts": .list(
          contracts.map { contract in
            [
              "pattern": request.evidence.links.link(toPattern: contract.id),
              "presents": .optional(contract.presents?.value),
              "directions": .list(contract.directions.map(\.value)),
            ]
          })
      ])
  }

  /// `choices`: what one chooses by, in short, a row for each pattern; the page of choosing has all
  /// of it.
  static let choices = EvidenceDirective("choices", [], optional: [.patterns]) { request in
    let table = ChoiceColumn.table(
      of: request.patternsOrAll, ChoiceColumn.short, in: request.evidence)
    return EvidenceBlock(name: "choices", value: ["table": table.value])
  }

  /// `corners`: a square of two questions, who receives the input and who receives the model’s
  /// output, with every pattern in its corner.
  static let corners = EvidenceDirective("corners", [], optional: [.patterns]) { request in
    CornerFigure(patterns: request.patternsOrAll, evidence: request.evidence).block
  }
}

extension EvidenceRequest {
  /// The patterns that are named, or all that were played.
  fileprivate var patternsOrAll: [PatternID] {
    let named = patterns(of: nil, 1...99)
    return named.isEmpty ? evidence.scenarios.patterns : named
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
    EvidenceBlock(
      name: "corners",
      value: [
        "columns": .list(CornerSide.allCases.map { ["title": .string($0.rawValue)] }),
        "rows": .list(
          CornerSide.allCases.map { input in
            [
              "title": .string(input.rawValue),
              "cells": .list(
                CornerSide.allCases.map { output in
                  ["patterns": .list(patterns(at: input, output))]
                }),
            ]
          }),
      ])
  }

  private func patterns(at input: CornerSide, _ output: CornerSide) -> [PageValue] {
    patterns.filter {
      side(of: .receiveInput, $0) == input && side(of: .receiveOutcome, $0) == output
    }
    .map(evidence.links.link(toPattern:))
  }

  /// The side that does a job most often.
  private func side(of job: Job, _ pattern: PatternID) -> CornerSide? {
    evidence.findings[pattern]?.jobs.leaders(job).first
      .map { $0.family == .view ? .view : .between }
  }
}
