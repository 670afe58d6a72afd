public import HeadlessUI

/// One thing in which two frames differ.
public struct FrameDifference: Sendable, Hashable, Codable {
  /// The widget; nothing where the frames differ as a whole.
  public let widget: String?
  /// The property, such as `screen`, `text` or `color`.
  public let property: String
  /// What the first frame has.
  public let first: String
  /// What the second frame has.
  public let second: String
}

extension FrameDifference: CustomStringConvertible {
  /// The difference on one line.
  public var description: String {
    "\(widget.map { "\($0): " } ?? "")\(property) is \(first) in one and \(second) in the other"
  }
}

extension Frame {
  /// In what this frame differs from another, in the order in which a frame is read.
  ///
  /// Where not the same widgets are shown, their identifiers differ and nothing is said of each.
  ///
  /// - Parameter other: The frame to compare with.
  /// - Returns: The differences; none if and only if the frames are equal.
  public func differences(from other: Frame) -> [FrameDifference] {
    guard self != other else { return [] }
    var found = pairs(of: self, other, Self.properties).map { property, first, second in
      FrameDifference(widget: nil, property: property, first: first, second: second)
    }
    guard widgets.map(\.identifier) == other.widgets.map(\.identifier) else { return found }
    for (first, second) in zip(widgets, other.widgets) where first != second {
      found += pairs(of: first, second, Widget.properties).map { property, one, another in
        FrameDifference(widget: first.identifier, property: property, first: one, second: another)
      }
    }
    return found
  }

  private func pairs<Value>(
    of first: Value, _ second: Value, _ properties: [(String, (Value) -> String)]
  ) -> [(String, String, String)] {
    properties.compactMap { name, read in
      let (one, another) = (read(first), read(second))
      return one == another ? nil : (name, one, another)
    }
  }

  private static var properties: [(String, (Frame) -> String)] {
    [
      ("screen", { $0.screen ?? "none" }),
      ("tab", { $0.tab ?? "none" }),
      ("titles", { list($0.titles) }),
      ("depth", { "\($0.depth)" }),
      ("alert", { $0.alert?.message ?? "none" }),
      ("alert's title", { $0.alert?.title ?? "none" }),
      ("alert's actions", { list($0.alert?.actions ?? []) }),
      ("widgets", { list($0.widgets.map(\.identifier)) }),
    ]
  }
}

extension Frame.Widget {
  fileprivate static var properties: [(String, (Frame.Widget) -> String)] {
    [
      ("kind", { $0.kind?.rawValue ?? "hidden" }),
      ("text", { $0.text ?? "none" }),
      ("color", { $0.color ?? "none" }),
      ("enabled", { text($0.isEnabled) }),
      ("alpha", { text($0.alpha) }),
      ("placeholder", { $0.placeholder ?? "none" }),
      ("editing", { text($0.isEditing) }),
      ("rows", { $0.rows.map(list) ?? "none" }),
      ("offset", { text($0.offset) }),
      ("count", { text($0.count) }),
      ("animating", { text($0.isAnimating) }),
    ]
  }

  private static func text(_ value: (some CustomStringConvertible)?) -> String {
    value.map { "\($0)" } ?? "none"
  }
}

private func list(_ texts: [String]) -> String { "[" + texts.joined(separator: ", ") + "]" }
