import SiteFiles

/// The width and height of a picture in pixels, read from the header of its file.
struct PictureSize: Hashable, Sendable {
  let width: Int
  let height: Int

  /// Indicates whether a file's extension is that of a format whose size can be read.
  static func mayBeKnown(of path: String) -> Bool {
    guard let stop = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return endings.contains(path[stop...].lowercased())
  }

  private static let endings: Set = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg"]

  /// Reads the size of a picture; `nil` if the file is missing or its header has no size.
  init?(of file: SourceFolder.File) {
    guard Self.mayBeKnown(of: file.relativePath), let head = try? file.head()
    else { return nil }
    self.init(head: head)
  }

  /// Reads the size from the first bytes of a picture: PNG, JPEG, GIF, WebP or SVG.
  init?(head: [UInt8]) {
    let head = PictureHead(bytes: head)
    guard let (width, height) = head.png ?? head.gif ?? head.webP ?? head.jpeg ?? head.svg,
      width > 0, height > 0
    else { return nil }
    self.width = width
    self.height = height
  }
}

private struct PictureHead {
  typealias Size = (width: Int, height: Int)

  let bytes: [UInt8]

  /// Returns a big-endian number; `nil` beyond the end.
  private func number(at index: Int, count: Int) -> Int? {
    guard index >= 0, index + count <= bytes.count else { return nil }
    return bytes[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a little-endian number; `nil` beyond the end.
  private func reversedNumber(at index: Int, count: Int) -> Int? {
    guard index >= 0, index + count <= bytes.count else { return nil }
    return bytes[index..<(index + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func size(_ width: Int?, _ height: Int?) -> Size? {
    if let width, let height { (width, height) } else { nil }
  }

  private func holds(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { index >= 0 && bytes.dropFirst(index).starts(with: $0) }
  }

  // Portable Network Graphics (Third Edition), W3C 2025: the first chunk is IHDR.
  var png: Size? {
    guard holds("PNG", at: 1), holds("IHDR", at: 12) else { return nil }
    return size(number(at: 16, count: 4), number(at: 20, count: 4))
  }

  // Graphics Interchange Format, Version 89a, CompuServe 1990: the logical screen.
  var gif: Size? {
    guard holds("GIF8", at: 0) else { return nil }
    return size(reversedNumber(at: 6, count: 2), reversedNumber(at: 8, count: 2))
  }

  // RFC 9649, WebP Image Format (2024).
  var webP: Size? {
    guard holds("RIFF", at: 0), holds("WEBP", at: 8) else { return nil }
    if holds("VP8X", at: 12), let width = reversedNumber(at: 24, count: 3),
      let height = reversedNumber(at: 27, count: 3)
    {
      return (width + 1, height + 1)
    }
    if holds("VP8L", at: 12), let bits = reversedNumber(at: 21, count: 4) {
      return (bits & 0x3FFF + 1, (bits >> 14) & 0x3FFF + 1)
    }
    guard holds("VP8 ", at: 12), let width = reversedNumber(at: 26, count: 2),
      let height = reversedNumber(at: 28, count: 2)
    else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
  }

  // ITU-T T.81 (1992): the segments up to the one that begins the frame.
  var jpeg: Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    var isTurned = false
    while let marker = number(at: index, count: 2), marker > 0xFF00 {
      // Any number of 0xFF fill bytes may precede a marker.
      if marker == 0xFFFF {
        index += 1
        continue
      }
      guard let length = number(at: index + 2, count: 2), length >= 2 else { return nil }
      let isFrame =
        (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
      if isFrame, let height = number(at: index + 5, count: 2),
        let width = number(at: index + 7, count: 2)
      {
        return isTurned ? (height, width) : (width, height)
      }
      if marker == 0xFFE1, holds("Exif", at: index + 4) {
        isTurned = isTurnedByExif(from: index + 10)
      }
      index += 2 + length
    }
    return nil
  }

  // Exif 3.0, CIPA 2023: orientations from 5 to 8 turn the picture on its side, as browsers do.
  private func isTurnedByExif(from start: Int) -> Bool {
    let isReversed = holds("II", at: start)
    func read(_ index: Int, _ count: Int) -> Int? {
      isReversed
        ? reversedNumber(at: start + index, count: count) : number(at: start + index, count: count)
    }
    guard let directory = read(4, 4), let count = read(directory, 2) else { return false }
    for entry in 0..<min(count, 100) {
      let place = directory + 2 + 12 * entry
      if read(place, 2) == 0x0112 { return (5...8).contains(read(place + 8, 2) ?? 1) }
    }
    return false
  }

  // Scalable Vector Graphics 2, W3C 2018: lengths without a unit are pixels; without such lengths,
  // the view box gives the proportions.
  var svg: Size? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let tag = text.firstMatch(of: #/<svg\b[^>]*>/#)?.output else { return nil }
    func attribute(_ name: String) -> Substring? {
      guard
        let start = tag.firstRange(of: " \(name)=\"")?.upperBound
          ?? tag.firstRange(of: "\n\(name)=\"")?.upperBound
      else { return nil }
      return tag[start...].prefix { $0 != "\"" }
    }
    func pixels(_ text: Substring?) -> Int? {
      guard let match = text?.wholeMatch(of: #/\s*([0-9.]+)(px)?\s*/#), let number = Double(match.1)
      else { return nil }
      return Int(exactly: number.rounded())
    }
    if let size = size(pixels(attribute("width")), pixels(attribute("height"))) { return size }
    let box = (attribute("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap(Double.init)
    guard box.count == 4 else { return nil }
    return size(Int(exactly: box[2].rounded()), Int(exactly: box[3].rounded()))
  }
}
