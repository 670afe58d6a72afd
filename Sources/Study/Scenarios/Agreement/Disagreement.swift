public import Diagnostics
public import HeadlessUI
public import Identifiers

/// Two patterns that do not show the same after a step.
public struct Disagreement: Sendable, Hashable, Codable {
  /// The number of the first step after which they differ.
  public let step: Int
  /// The pattern that the other is compared with.
  public let first: PatternID
  /// The pattern that differs from it.
  public let second: PatternID
  /// The first thing in which the frames differ.
  public let difference: FrameDifference
  /// The frame that the first pattern shows.
  public let firstFrame: Frame
  /// The frame that the second pattern shows.
  public let secondFrame: Frame
}

extension Disagreement {
  /// The first step after which some pattern shows something else than the first one.
  ///
  /// - Parameter recordings: Of the same scenario; one that ended early is compared as far as it
  ///   goes.
  /// - Returns: The disagreement of the earliest step; `nil` if all agree.
  public static func first(among recordings: [Recording]) -> Disagreement? {
    let played = recordings.map { (pattern: $0.pattern, frames: $0.frames) }
    for step in 0..<(played.map(\.frames.count).max() ?? 0) {
      let frames = played.compactMap { one in
        one.frames.indices.contains(step) ? (one.pattern, one.frames[step]) : nil
      }
      if let found = first(after: step, among: frames) { return found }
    }
    return nil
  }

  static func first(after step: Int, among frames: [(PatternID, Frame)]) -> Disagreement? {
    guard let (first, frame) = frames.first else { return nil }
    for (second, other) in frames.dropFirst() {
      guard let difference = frame.differences(from: other).first else { continue }
      return Disagreement(
        step: step, first: first, second: second, difference: difference, firstFrame: frame,
        secondFrame: other)
    }
    return nil
  }

  /// The disagreement as a fault of the build.
  ///
  /// - Parameter scenario: The scenario that was played.
  /// - Returns: An error at the step after which the patterns differ.
  public func diagnostic(in scenario: Scenario) -> Diagnostic {
    let location =
      scenario.steps.indices.contains(step - 1)
      ? scenario.steps[step - 1].location : SourceLocation(file: scenario.file)
    let property = difference.widget.map { "\($0).\(difference.property)" } ?? difference.property
    return Diagnostic(
      .patternsDisagree, at: location,
      "\(first) and \(second) differ after step \(step), in \(property)",
      explanation: "\(first) shows \(difference.first), \(second) shows \(difference.second)")
  }
}
