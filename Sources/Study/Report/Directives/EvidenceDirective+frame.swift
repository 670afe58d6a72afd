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
      value: StepCaption(play: play, bar: bar).values.merging(["screen": frame.value]) { $1 },
      markdown: "\(StepCaption(play: play, bar: bar).markdown)\n\n\(frame.markdown)")
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

  /// In a line, for a twin.
  var markdown: String {
    let words = [bar.verb, bar.object].filter { !$0.isEmpty }.joined(separator: " ")
    let ordinal = bar.ordinal.sentence.lowercased()
    let step = words.isEmpty ? ordinal : "\(ordinal): \(words)"
    return "[\(play.scenario.title)](\(address)), \(step)"
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

extension Frame {
  /// The visible contents, as a list.
  var markdown: String {
    guard let screen else { return "No screen." }
    let widgets = widgets.filter { !$0.isHidden }.map { widget in
      "- `\(widget.identifier)` \(widget.text ?? "")"
    }
    let alert = alert.map { ["- alert: \($0.message)"] } ?? []
    return (["Screen `\(screen)`:\n"] + widgets + alert).joined(separator: "\n")
  }
}
