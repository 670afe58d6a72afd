/// Files as one, in the format of POSIX.1-1988 (`ustar`), which every `tar` reads.
///
/// The same files give the same bytes at any time and on any system: the archive names no time, no
/// owner and no computer.
///
/// ```swift
/// var archive = TarFile()
/// try archive.add([UInt8]("one tap".utf8), at: "notes/one-tap.txt")
/// archive.bytes  // `tar xf` makes a folder of it, with one file
/// ```
package struct TarFile {
  private var blocks: [UInt8] = []

  /// The archive's bytes: whole blocks, with the two empty ones at which readers stop.
  package var bytes: [UInt8] { blocks + Array(repeating: 0, count: 2 * Self.block) }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - content: What it holds; less than 8 GB.
  ///   - path: Its path in the archive, folders with `/` between them.
  /// - Throws: If the path does not fit: its last 100 bytes and the 155 before them must meet at a
  ///   `/`, unless it has at most 100.
  package mutating func add(_ content: [UInt8], at path: String) throws(TarError) {
    blocks += try Self.header(of: path, size: content.count)
    blocks += content
    blocks += Array(repeating: 0, count: (Self.block - content.count % Self.block) % Self.block)
  }

  private static let block = 512
  private static let nameLength = 100
  private static let prefixLength = 155

  /// The block before a file's content.
  private static func header(of path: String, size: Int) throws(TarError) -> [UInt8] {
    let (prefix, name) = try parts(of: Array(path.utf8))
    func octal(_ number: Int, _ count: Int) -> [UInt8] {
      let digits = String(number, radix: 8)
      return Array((String(repeating: "0", count: count - 1 - digits.count) + digits).utf8) + [0]
    }
    func padded(_ text: [UInt8], _ count: Int) -> [UInt8] {
      text + Array(repeating: 0, count: count - text.count)
    }
    let beforeSum =
      padded(name, nameLength) + octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12)
      + octal(0, 12)
    // A plain file; no link; the format and its version; no owner, no group, no device.
    let afterSum =
      Array("0".utf8) + padded([], 100) + Array("ustar\0".utf8) + Array("00".utf8)
      + padded([], 64) + octal(0, 8) + octal(0, 8) + padded(prefix, prefixLength)
    // The sum is taken with blanks in its own place.
    let blanks = Array(repeating: UInt8(ascii: " "), count: 8)
    let sum = (beforeSum + blanks + afterSum).reduce(0) { $0 + Int($1) }
    return padded(beforeSum + octal(sum, 7) + [UInt8(ascii: " ")] + afterSum, block)
  }

  /// A path as the header's two parts, with a `/` to be thought between them.
  private static func parts(
    of path: [UInt8]
  ) throws(TarError) -> (prefix: [UInt8], name: [UInt8]) {
    if path.count <= nameLength { return ([], path) }
    let slashes = path.indices.filter { slash in
      path[slash] == UInt8(ascii: "/") && slash <= prefixLength
        && path.count - slash - 1 <= nameLength
    }
    guard let slash = slashes.first else {
      throw TarError(path: String(decoding: path, as: UTF8.self))
    }
    return (Array(path[..<slash]), Array(path[(slash + 1)...]))
  }
}

/// That a path is too long for an archive.
package struct TarError: Error, Hashable {
  /// The path.
  package let path: String
}
