import CZlib

/// A picture of rectangles in at most sixteen colours, for programs that do not support SVG.
///
/// It contains no letters, because they would need a font and would differ between machines.
///
/// ```swift
/// var picture = Picture(width: 1200, height: 630, colours: [0xFFFFFF, 0x000000])
/// picture.fill(x: 10..<20, y: 10..<20, with: 1)
/// let bytes = picture.png
/// ```
struct Picture: Sendable {
  /// The width and the height, in pixels.
  let width, height: Int
  /// The colours as `0xRRGGBB`; the first is the background.
  let colours: [UInt32]
  /// The index of each pixel's colour, row by row.
  private(set) var pixels: [UInt8]

  /// Creates an empty picture.
  init(width: Int, height: Int, colours: [UInt32]) {
    precondition((1...16).contains(colours.count))
    self.width = width
    self.height = height
    self.colours = colours
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Fills the part of a rectangle that is inside the picture with a colour.
  mutating func fill(x: Range<Int>, y: Range<Int>, with colour: Int) {
    let columns = x.clamped(to: 0..<width)
    for row in y.clamped(to: 0..<height) {
      for column in columns { pixels[row * width + column] = UInt8(colour) }
    }
  }
}

extension Picture {
  /// The picture as a PNG file with a palette and four bits per pixel.
  ///
  /// Source: W3C, “Portable Network Graphics (PNG) Specification”, second edition, 2003.
  var png: [UInt8] {
    let header = Self.number(width) + Self.number(height) + [4, 3, 0, 0, 0]
    let palette = colours.flatMap {
      [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Self.chunk("IHDR", header) + Self.chunk("PLTE", palette)
      + Self.chunk("IDAT", Self.deflated(rows)) + Self.chunk("IEND", [])
  }

  /// The rows with two pixels per byte; each row begins with its filter type, which is none.
  private var rows: [UInt8] {
    (0..<height).flatMap { row -> [UInt8] in
      let line = pixels[row * width..<(row + 1) * width]
      return [0]
        + stride(from: line.startIndex, to: line.endIndex, by: 2).map { index in
          line[index] << 4 | (index + 1 < line.endIndex ? line[index + 1] : 0)
        }
    }
  }

  private static func number(_ value: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(value).bigEndian) { Array($0) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return number(data.count) + body + number(Int(crc32(0, body, UInt32(body.count))))
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    let status = compress2(&result, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
    precondition(status == Z_OK, "zlib failed to compress: \(status)")
    return Array(result.prefix(Int(count)))
  }
}
