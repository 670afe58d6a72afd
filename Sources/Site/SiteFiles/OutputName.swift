/// The rules for names of files and folders of a finished site, so that they can be written
/// anywhere and linked to.
package enum OutputName {
  /// The most bytes of one name, on nearly all file systems.
  private static let longestName = 255
  /// The most bytes of a path below the output folder; the system's limit is 4096 for the whole.
  private static let longestPath = 3000

  /// The reason for which a path cannot be written; `nil` if it can.
  ///
  /// - Complexity: O(*n*).
  package static func problem(of path: String) -> String? {
    var length = 0
    var count = 0
    for byte in path.utf8 {
      count += 1
      length = byte == UInt8(ascii: "/") ? 0 : length + 1
      if length > longestName { return "a part of it is longer than \(longestName) bytes" }
      if byte < 0x20 || byte == 0x7F { return "it holds a line break or another control character" }
    }
    return count > longestPath ? "it is longer than \(longestPath) bytes" : nil
  }

  /// The reason for which Windows cannot hold a file of some path; `nil` if it can.
  ///
  /// - Complexity: O(*n*).
  package static func windowsProblem(of path: String) -> String? {
    guard mayBeUnportable(path) else { return nil }
    for name in path.split(separator: "/") {
      if let mark = name.utf8.first(where: forbidden.contains) {
        return "'\(Character(UnicodeScalar(mark)))' is no part of a name there"
      }
      if name.utf8.last == UInt8(ascii: ".") || name.utf8.last == UInt8(ascii: " ") {
        return "no name ends in a stop or a space there"
      }
      // Most names are longer, and are looked at no further.
      let stem = name.prefix { $0 != "." }
      if stem.utf8.count <= 4, devices.contains(stem.uppercased()) {
        return "'\(stem)' is a device there"
      }
    }
    return nil
  }

  /// Tells whether a path has to be looked at part by part, as few have.
  private static func mayBeUnportable(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var (length, last): (Int, UInt8) = (0, 0)
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "/"):
          if length <= 4 || last == UInt8(ascii: ".") || last == 0x20 { return true }
          length = 0
        case UInt8(ascii: "."):
          if length <= 4 { return true }
          length += 1
        case 0x22, 0x2A, 0x3A, 0x3C, 0x3E, 0x3F, 0x5C, 0x7C: return true
        default: length += 1
        }
        last = byte
      }
      return length <= 4 || last == UInt8(ascii: ".") || last == 0x20
    }
  }

  private static let forbidden = Set("<>:\"\\|?*".utf8)

  private static let devices: Set<String> = Set(
    ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })

  /// A path as a message shows it: on one line, and not longer than a reader reads.
  package static func shown(_ path: String) -> String {
    let line = String(
      path.map { $0.isNewline || $0.asciiValue.map { $0 < 0x20 } == true ? "·" : $0 })
    return line.count > 80 ? line.prefix(79) + "…" : line
  }
}
