import Diagrams
import Evidence
import Identifiers
import Scenarios
import SiteTemplates
import StaticSite

extension EvidenceDirective {
  /// `quiz`: a whole scenario in a pattern that is not named, and the answer, folded.
  ///
  /// The drawing has a scale of its own, so that its length tells nothing.
  static let quiz = EvidenceDirective("quiz", [.sample, .scenario, .pattern, .answer]) { request in
    let sample = request.sample
    let played = request.scenario(of: sample)
    guard let pattern = request.pattern(of: sample), let played,
      let contour = played.contours.first(where: { $0.performance.pattern == pattern })?.contour
    else { return nil }
    return EvidenceBlock(
      name: "quiz",
      value: [
        "scenario": .string(played.scenario.title), "address": .string(played.address),
        "description": .string(contour.description),
        "drawing": .html(contour.svg(length: contour.length)),
        "title": .string(request.evidence.links.title(ofPattern: pattern)),
        "performance": .string(Address.performance(played.scenario.id, pattern: pattern)),
        "answer": .string(request.text(.answer)),
      ])
  }
}
