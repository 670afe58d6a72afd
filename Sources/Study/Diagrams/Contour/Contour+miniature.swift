extension Contour {
  /// The width of the longest miniature, in pixels.
  static let miniatureWidth = 80.0
  /// The height of a role in a miniature, in pixels.
  private static let laneHeight = 3.0

  /// The contour so small that every cell of a table has room for one: a block for each step, as
  /// wide as its marks are many, and as high as the roles that take part in it.
  ///
  /// Steps that change the screen are of class `effect`, the others of class `quiet`.
  ///
  /// - Parameter length: How many marks the whole width has: the most of all contours that are
  ///   compared.
  /// - Returns: An `svg` element, coloured by classes alone.
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
      // A gap between two steps, but never so wide that a short step is not seen.
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
