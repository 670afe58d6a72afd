/// The rules for names of files and folders that can be written on any system and linked to.
package enum OutputName {
  /// The maximum length of one name in bytes, on nearly all file systems.
  private static let longestName = 255
  /// The maximum length of a path below the output folder in bytes; systems allow 4096 in total.
  private static let longestPath = 3000

  /// Returns the reason why a path cannot be written; `nil` if it can.
  ///
  /// - Complexity: O(*n*).
  package static func problem(of path: String) -> String? {
    var length = 0
    var count = 0
    for byte in path.utf8 {
      count += 1
      length = byte == UInt8(ascii: "/") ? 0 : length + 1
      if length > longestName { return "one of its parts is longer than \(longestName) bytes" }
      if byte < 0x20 || byte == 0x7F {
        return "it contains a line break or another control character"
      }
    }
    return count > longestPath ? "it is longer than \(longestPath) bytes" : nil
  }

  /// Returns the reason why Windows cannot store a file at a path; `nil` if it can.
  ///
  /// - Complexity: O(*n*).
  package static func windowsProblem(of path: String) -> String? {
    guard mayBeUnportable(path) else { return nil }
    for name in path.split(separator: "/") {
      if let mark = name.utf8.first(where: forbidden.contains) {
        return "'\(Character(UnicodeScalar(mark)))' is not allowed in a name"
      }
      if name.utf8.last == UInt8(ascii: ".") || name.utf8.last == UInt8(ascii: " ") {
        return "a name cannot end with a full stop or a space"
      }
      // Most names are longer than those of devices and need no further check.
      let stem = name.prefix { $0 != "." }
      if stem.utf8.count <= 4, devices.contains(stem.uppercased()) {
        return "'\(stem)' is the name of a device"
      }
    }
    return nil
  }

  /// Indicates whether a path has to be checked part by part, which few have.
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

  /// Returns a path as a message shows it: on one line, and in at most 80 characters.
  package static func shown(_ path: String) -> String {
    let line = String(
      path.map { $0.isNewline || $0.asciiValue.map { $0 < 0x20 } == true ? "·" : $0 })
    return line.count > 80 ? line.prefix(79) + "…" : line
  }
}
