import Evidence
import Scenarios
import SiteTemplates

extension EvidenceDirective {
  /// `contour`: a whole scenario in some or all patterns, on one scale.
  ///
  /// A single one is drawn large, and each kind of mark in it can be viewed separately.
  static let contour = EvidenceDirective("contour", [.sample, .scenario], optional: [.patterns]) {
    request in
    let sample = request.sample
    let played = request.scenario(of: sample)
    let patterns = request.patterns(of: sample, 1...99)
    guard let played else { return nil }
    let contours = Contours(played: played, of: patterns, links: request.evidence.links)
    return EvidenceBlock(
      name: "contour",
      value: [
        "isLarge": .bool(contours.all.count == 1),
        "scenario": .string(played.scenario.title), "address": .string(played.address),
        "contours": contours.value(),
      ])
  }

  /// `quiz`: a whole scenario in a pattern that is not named, with the answer folded.
  ///
  /// The drawing has its own scale, so that its length gives nothing away.
  static let quiz = EvidenceDirective("quiz", [.sample, .scenario, .pattern, .answer]) { request in
    let sample = request.sample
    let played = request.scenario(of: sample)
    guard let pattern = request.pattern(of: sample), let played,
      let contour = played.contours().first(where: { $0.performance.pattern == pattern })?.contour
    else { return nil }
    let values: [String: PageValue] = [
      "scenario": .string(played.scenario.title), "address": .string(played.address),
      "title": .string(request.evidence.links.title(ofPattern: pattern)),
      "performance": .string(Address.performance(played.scenario.id, pattern: pattern)),
      "answer": .string(request.text(.answer)),
    ]
    return EvidenceBlock(name: "quiz", value: values.merging(contour.value()) { own, _ in own })
  }
}
