/// A number as a length, beside the number itself.
public struct Bar: Sendable {
  private static let height = 8.0
  private let share: Double
  private let width: Double

  /// The bar of a value.
  ///
  /// - Parameters:
  ///   - value: The value, not negative.
  ///   - maximum: The value that fills the bar.
  ///   - width: The width of a full bar in pixels.
  public init(_ value: Double, of maximum: Double, width: Double = 64) {
    share = maximum > 0 ? min(max(value / maximum, 0), 1) : 0
    self.width = width
  }

  /// The bar as an `svg` element that is hidden from who hears the page: the number says it all.
  public var svg: String {
    let middle = Self.height / 2
    let rule = Element.line(
      from: Point(x: 0, y: middle), to: Point(x: width, y: middle), class: "rule")
    let length = Element.rect(
      x: 0, y: 1, width: share * width, height: Self.height - 2, class: "length")
    return Drawing(width: width, height: Self.height, elements: [rule, length])
      .ornament(kind: "measure")
  }
}
