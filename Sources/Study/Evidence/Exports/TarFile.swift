/// An archive in the format of POSIX.1-1988 (`ustar`), which every `tar` reads.
///
/// Output is deterministic: the archive contains no times, owners or host names.
///
/// ```swift
/// var archive = TarFile()
/// try archive.add([UInt8]("one tap".utf8), at: "notes/one-tap.txt")
/// archive.bytes  // `tar xf` makes a folder of it, with one file
/// ```
package struct TarFile {
  private var blocks: [UInt8] = []

  /// The archive's bytes: whole blocks, followed by the two empty ones that mark the end.
  package var bytes: [UInt8] { blocks + Array(repeating: 0, count: 2 * Self.block) }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - content: The file's content; less than 8 GiB.
  ///   - path: The file's path in the archive, with `/` between folders.
  /// - Throws: An error if the path is too long. A path of more than 100 bytes must have a `/`
  ///   that divides it into at most 155 bytes before it and at most 100 after it.
  package mutating func add(_ content: [UInt8], at path: String) throws(TarError) {
    blocks += try Self.header(of: path, size: content.count)
    blocks += content
    blocks += Array(repeating: 0, count: (Self.block - content.count % Self.block) % Self.block)
  }

  private static let block = 512
  private static let nameLength = 100
  private static let prefixLength = 155

  /// Returns the header block that precedes a file's content.
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
    // Regular file; no link name; magic and version; no user, group or device.
    let afterSum =
      Array("0".utf8) + padded([], 100) + Array("ustar\0".utf8) + Array("00".utf8)
      + padded([], 64) + octal(0, 8) + octal(0, 8) + padded(prefix, prefixLength)
    // The checksum is computed with its own field filled with spaces.
    let blanks = Array(repeating: UInt8(ascii: " "), count: 8)
    let sum = (beforeSum + blanks + afterSum).reduce(0) { $0 + Int($1) }
    return padded(beforeSum + octal(sum, 7) + [UInt8(ascii: " ")] + afterSum, block)
  }

  /// Splits a path into the header's two fields, which readers join with a `/`.
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

/// The error for a path that is too long for an archive.
package struct TarError: Error, Hashable {
  package let path: String
}
