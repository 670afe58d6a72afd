extension Contour {
  /// The width of the longest miniature, in pixels.
  static let miniatureWidth = 80.0
  /// The height of a role in a miniature, in pixels.
  private static let laneHeight = 3.0

  /// Returns a miniature of the contour for the cell of a table: a block for each step, with a
  /// width by the number of its marks and a height by the number of roles involved.
  ///
  /// Steps that change the screen have the class `effect`, the others the class `quiet`.
  ///
  /// - Parameter length: The number of marks in the whole width: the maximum of all contours.
  /// - Returns: An `svg` element that is coloured only by classes.
  public func miniature(length: Int) -> String {
    let unit = Self.miniatureWidth / Double(max(length, 1))
    let blocks = self.blocks(unit)
    let paths = [(name: "quiet", changesScreen: false), (name: "effect", changesScreen: true)]
      .compactMap { name, changesScreen in
        let chosen = blocks.filter { $0.changesScreen == changesScreen }
        return chosen.isEmpty ? nil : SVGElement.path(chosen.flatMap(\.outline), class: name)
      }
    return Drawing(
      width: Self.miniatureWidth, height: Double(sides.count) * Self.laneHeight, elements: paths
    )
    .ornament(kind: "miniature")
  }

  /// A step of a miniature.
  private struct MiniatureBlock {
    let changesScreen: Bool
    let outline: [PathStep]
  }

  private func blocks(_ unit: Double) -> [MiniatureBlock] {
    let bottom = Double(sides.count) * Self.laneHeight
    var count = 0
    return steps.filter { !$0.isEmpty }.map { marks in
      let start = Double(count) * unit
      count += marks.count
      // Leaves a gap between two steps, but never so wide that a short step disappears.
      let end = Double(count) * unit - min(0.6, 0.5 * Double(marks.count) * unit)
      let lanes = Set(marks.flatMap { [$0.from, $0.to] }.compactMap(\.self))
      let top = bottom - Double(lanes.count) * Self.laneHeight
      return MiniatureBlock(
        changesScreen: marks.contains { $0.kind == .effect },
        outline: [
          .move(Point(x: start, y: bottom)), .line(Point(x: start, y: top)),
          .line(Point(x: end, y: top)), .line(Point(x: end, y: bottom)), .close,
        ])
    }
  }
}
