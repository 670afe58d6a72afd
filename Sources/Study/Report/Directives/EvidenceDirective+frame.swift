import Evidence
import HeadlessUI
import Identifiers
import Scenarios
import SiteTemplates

extension EvidenceDirective {
  /// `frame`: the screen after a step, which is the same in every pattern.
  static let frame = EvidenceDirective("frame", [.sample, .scenario, .step]) { request in
    guard let play = request.play(of: request.sample), let bar = request.bar(of: play) else {
      return nil
    }
    let frame = play.frame(after: bar)
    return EvidenceBlock(
      name: "frame",
      value: StepCaption(play: play, bar: bar).values.merging(["screen": frame.value]) { $1 })
  }
}

extension Play {
  /// Returns the frame that a person sees after a step.
  func frame(after bar: Bar) -> Frame {
    let frames = parts.first?.recording.frames ?? []
    return frames.indices.contains(bar.last) ? frames[bar.last] : .none
  }
}

/// The step and the scenario that a figure shows, with the way there.
struct StepCaption {
  let play: Play
  let bar: Play.Bar
  /// The patterns that are shown; the scenario's page is asked for these.
  var patterns: [PatternID] = []

  /// For the template `parts/evidence/caption`.
  var values: [String: PageValue] {
    [
      "scenario": .string(play.scenario.title), "address": .string(address),
      "step": .string(bar.ordinal.sentence.lowercased()),
      "verb": .string(bar.verb), "object": .string(bar.object),
    ]
  }

  private var address: String {
    let page =
      switch patterns.count {
      case 0: play.address
      case 1: Address.performance(play.scenario.id, pattern: patterns[0])
      default: play.address(showing: patterns)
      }
    return "\(page)#\(bar.ordinal.anchor)"
  }
}
