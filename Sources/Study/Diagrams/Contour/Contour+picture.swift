import Trace

extension Contour {
  /// Returns a PNG file with at most four contours on one scale, in the size of link previews.
  public static func preview(of contours: [Contour]) -> [UInt8] {
    let colours =
      [DiagramStyle.paper, DiagramStyle.ink, DiagramStyle.soft]
      + Role.Family.allCases.map(Self.colour)
    var picture = Picture(width: 1200, height: 630, colours: colours.map(Self.number))
    let length = contours.map(\.length).max() ?? 0
    let height = (picture.height - 2 * margin) / max(contours.count, 1)
    for (index, contour) in contours.enumerated() {
      let top = margin + index * height
      contour.draw(in: &picture, from: top, to: top + height - margin / 2, length: max(length, 1))
    }
    return picture.png
  }

  private static let margin = 60

  /// Returns the colour of a family's lanes, which must differ from the paper.
  private static func colour(of family: Role.Family) -> String {
    let fill = family.colour.fill
    return Role.Colour(rawValue: fill) == .paper ? DiagramStyle.soft : DiagramStyle.plain(fill)
  }

  /// Returns the number of a colour, as in `#1e1b17`.
  private static func number(_ colour: String) -> UInt32 {
    UInt32(colour.dropFirst(), radix: 16) ?? 0
  }

  private func draw(in picture: inout Picture, from top: Int, to bottom: Int, length: Int) {
    let width = picture.width - 2 * Self.margin
    func x(_ mark: Int) -> Int { Self.margin + mark * width / length }
    func y(_ lane: Int) -> Int {
      top + (2 * lane + 1) * (bottom - top) / (2 * max(sides.count, 1))
    }
    for (lane, side) in sides.enumerated() {
      let colour = 3 + (Role.Family.allCases.firstIndex(of: side.family) ?? 0)
      picture.fill(x: x(0)..<x(self.length), y: y(lane) - 5..<y(lane) + 5, with: colour)
    }
    let thickness = max(2, min(6, width / length / 2))
    for (index, mark) in steps.joined().enumerated() {
      let (from, to) = (y(mark.from ?? mark.to), y(mark.to))
      let isOnScreen = mark.kind == .effect || mark.kind == .redundant
      let reach = from == to ? (isOnScreen ? 14 : 9) : 0
      let colour = [.life, .read, .redundant].contains(mark.kind) ? 2 : 1
      picture.fill(
        x: x(index)..<x(index) + thickness, y: min(from, to) - reach..<max(from, to) + reach,
        with: colour)
    }
  }
}
