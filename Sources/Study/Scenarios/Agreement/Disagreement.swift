public import Diagnostics
public import HeadlessUI
public import Identifiers

/// A difference between the frames of two patterns after the same step.
public struct Disagreement: Sendable, Hashable, Codable {
  /// The number of the first step after which they differ.
  public let step: Int
  /// The pattern with which the other is compared.
  public let first: PatternID
  /// The pattern that differs from it.
  public let second: PatternID
  /// The first difference between the frames.
  public let difference: FrameDifference
  /// The frame that the first pattern shows.
  public let firstFrame: Frame
  /// The frame that the second pattern shows.
  public let secondFrame: Frame
}

extension Disagreement {
  /// Returns the first step after which a pattern shows something different from the first one.
  ///
  /// The recordings are of the same scenario; one that ended early is compared up to its end.
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

  /// Returns the disagreement as a build error at its step in the scenario.
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

/// A difference between two frames.
public struct FrameDifference: Sendable, Hashable, Codable {
  /// The widget; `nil` if the difference concerns the whole frame.
  public let widget: String?
  /// The name of the property: `screen`, `text`, `color`.
  public let property: String
  /// The value in the first frame.
  public let first: String
  /// The value in the second frame.
  public let second: String

  /// The value of `property` if no listed property differs.
  static let unlisted = "unlisted property"
}

extension FrameDifference: CustomStringConvertible {
  /// The difference on one line.
  public var description: String {
    "\(widget.map { "\($0): " } ?? "")\(property) is \(first) in one and \(second) in the other"
  }
}

extension Frame {
  /// Returns the differences from another frame, in the order in which a frame is read.
  ///
  /// If the frames show different widgets, only the lists of identifiers are compared. The result
  /// is empty if and only if the frames are equal.
  public func differences(from other: Frame) -> [FrameDifference] {
    differences(from: other, in: FrameProperty.all, ofWidgets: WidgetProperty.stored)
  }

  /// Returns the differences in the listed properties, or else an unlisted difference.
  func differences(
    from other: Frame, in properties: [FrameProperty], ofWidgets widgetProperties: [WidgetProperty]
  ) -> [FrameDifference] {
    guard self != other else { return [] }
    var found = properties.compactMap { property in
      FrameDifference(nil, property.name, property.value(self), property.value(other))
    }
    if widgets.map(\.identifier) == other.widgets.map(\.identifier) {
      for (first, second) in zip(widgets, other.widgets) where first != second {
        let name = first.identifier
        let differences = widgetProperties.compactMap { property in
          FrameDifference(
            name, property.name, property.value(in: first), property.value(in: second))
        }
        found += differences.isEmpty ? [.unlisted(in: name, first, second)] : differences
      }
    }
    return found.isEmpty ? [.unlisted(in: nil, self, other)] : found
  }
}

extension FrameDifference {
  /// Creates the difference in a property; `nil` if there is none.
  fileprivate init?(
    _ widget: String?, _ property: String, _ first: FrameValue?, _ second: FrameValue?
  ) {
    guard first != second else { return nil }
    // A widget without a kind in a frame is hidden.
    let absent = widget != nil && property == "kind" ? "hidden" : "none"
    self.init(
      widget: widget, property: property, first: first?.description ?? absent,
      second: second?.description ?? absent)
  }

  /// Returns a difference in an unlisted property, with all stored values.
  fileprivate static func unlisted(in widget: String?, _ first: Any, _ second: Any) -> Self {
    FrameDifference(
      widget: widget, property: unlisted, first: contents(first), second: contents(second))
  }

  private static func contents(_ value: Any) -> String {
    Mirror(reflecting: value).children.map { "\($0.label ?? ""): \($0.value)" }
      .joined(separator: ", ")
  }
}
