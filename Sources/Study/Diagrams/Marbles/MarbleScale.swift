/// The positions of times in a marble diagram, the same in all of them.
struct MarbleScale {
  /// The width of every diagram: what a narrow telephone has beside its margins.
  static let width = 358.0
  private static let left = 28.0
  private static let right = 330.0
  /// The position at which a line ends that is still open.
  static let open = 352.0

  /// The time of the right end, in milliseconds.
  let duration: Int

  func x(_ time: Int) -> Double {
    Self.left + (Self.right - Self.left) * Double(time) / Double(duration)
  }
}

/// The scale below the lines, in milliseconds of virtual time.
struct MarbleAxis {
  static let height = 28.0
  private static let step = 250
  private let scale: MarbleScale
  private let y: Double

  init(_ scale: MarbleScale, y: Double) {
    self.scale = scale
    self.y = y
  }

  var elements: [SVGElement] {
    let start = Point(x: scale.x(0), y: y + 4)
    let end = Point(x: scale.x(scale.duration), y: y + 4)
    return [.line(from: start, to: end, class: "axis")]
      + stride(from: 0, through: scale.duration, by: Self.step).flatMap(tick)
  }

  /// A line from a moment at which something comes from outside down to the scale.
  func guide(at x: Double, from top: Double) -> SVGElement {
    .line(from: Point(x: x, y: top), to: Point(x: x, y: y + 4), class: "guide")
  }

  private func tick(_ time: Int) -> [SVGElement] {
    let x = scale.x(time)
    let text = time == scale.duration ? "\(time) ms" : "\(time)"
    return [
      .line(from: Point(x: x, y: y + 4), to: Point(x: x, y: y + 9), class: "axis"),
      .text(text, at: Point(x: x, y: y + 22)).with(.class, "time"),
    ]
  }
}
