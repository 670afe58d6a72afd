import Comparison
import Evidence
import Identifiers
import SiteTemplates
import Trace

extension EvidenceDirective {
  /// `contract`: the roles of one to four patterns, with the allowed directions.
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

  /// `choices`: the main criteria for choosing, with a row for each pattern.
  ///
  /// The page about choosing has all of them.
  static let choices = EvidenceDirective("choices", [], optional: [.patterns]) { request in
    let table = ChoiceColumn.table(
      of: request.patternsOrAll, ChoiceColumn.short, in: request.evidence)
    return EvidenceBlock(name: "choices", value: ["table": table.value])
  }

  /// `corners`: a square of two questions, with every pattern in its corner.
  ///
  /// The questions are which side receives the input and which receives the model’s output.
  static let corners = EvidenceDirective("corners", [], optional: [.patterns]) { request in
    CornerFigure(patterns: request.patternsOrAll, evidence: request.evidence).block
  }
}

extension EvidenceRequest {
  /// The named patterns, or all that were played.
  fileprivate var patternsOrAll: [PatternID] {
    let named = patterns(of: nil, 1...99)
    return named.isEmpty ? evidence.scenarios.patterns : named
  }
}

/// The patterns by the sides that receive input and output, according to all recordings.
private struct CornerFigure {
  /// A side of the user interface: the view, or a part between the view and the model.
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
