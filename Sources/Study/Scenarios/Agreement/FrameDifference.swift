public import HeadlessUI

/// One thing in which two frames differ.
public struct FrameDifference: Sendable, Hashable, Codable {
  /// The widget; `nil` where the frames differ as a whole.
  public let widget: String?
  /// The property, such as `screen`, `text` or `color`.
  public let property: String
  /// The value in the first frame.
  public let first: String
  /// The value in the second frame.
  public let second: String

  /// The value of `property` where no property that is listed differs.
  static let unlisted = "unlisted property"
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
    differences(from: other, in: FrameProperty.all, ofWidgets: WidgetProperty.stored)
  }

  /// The same by other lists; what no list contains is a difference all the same.
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
  /// The difference in a property; `nil` if there is none.
  fileprivate init?(
    _ widget: String?, _ property: String, _ first: FrameValue?, _ second: FrameValue?
  ) {
    guard first != second else { return nil }
    // A frame's widgets are hidden or of a kind.
    let absent = widget != nil && property == "kind" ? "hidden" : "none"
    self.init(
      widget: widget, property: property, first: first?.description ?? absent,
      second: second?.description ?? absent)
  }

  /// A difference in what no list contains, with all that is stored.
  fileprivate static func unlisted(in widget: String?, _ first: Any, _ second: Any) -> Self {
    FrameDifference(
      widget: widget, property: unlisted, first: contents(first), second: contents(second))
  }

  private static func contents(_ value: Any) -> String {
    Mirror(reflecting: value).children.map { "\($0.label ?? ""): \($0.value)" }
      .joined(separator: ", ")
  }
}
