/// A picture of rectangles in at most sixteen colours, for programs that show no SVG.
///
/// Shapes alone, no letters: those would need a font, and would differ from machine to machine.
///
/// ```swift
/// var picture = Picture(width: 1200, height: 630, colours: [0xFFFFFF, 0x000000])
/// picture.fill(x: 10..<20, y: 10..<20, with: 1)
/// let bytes = picture.png
/// ```
struct Picture: Sendable {
  /// The width and the height, in pixels.
  let width, height: Int
  /// The colours as `0xRRGGBB`; the first is that of what is not filled.
  let colours: [UInt32]
  /// The number of each pixel's colour, row by row.
  private(set) var pixels: [UInt8]

  /// An empty picture.
  init(width: Int, height: Int, colours: [UInt32]) {
    precondition((1...16).contains(colours.count))
    self.width = width
    self.height = height
    self.colours = colours
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Fills a rectangle with a colour, as far as it is in the picture.
  mutating func fill(x: Range<Int>, y: Range<Int>, with colour: Int) {
    let columns = x.clamped(to: 0..<width)
    for row in y.clamped(to: 0..<height) {
      for column in columns { pixels[row * width + column] = UInt8(colour) }
    }
  }
}
