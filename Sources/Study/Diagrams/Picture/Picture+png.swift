import CZlib

extension Picture {
  /// The picture as a file: PNG with a palette and four bits for a pixel.
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

  /// The rows, two pixels in a byte, each row after the number of its filter, which is none.
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
    precondition(status == Z_OK, "zlib refuses to compress: \(status)")
    return Array(result.prefix(Int(count)))
  }
}
