/// The folder that a page is in, and the ways from it.
struct PageFolder {
  private let bytes: [UInt8]

  /// Takes the path of a folder, empty or ending in `/`.
  init(_ path: String) {
    bytes = Array(path.utf8)
  }

  /// Writes the way to a file that has a plain path; as ``SitePath/relative(from:to:)`` gives it.
  func writeWay(to target: String, into html: inout [UInt8]) {
    var target = target
    target.withUTF8 { target in
      var common = 0
      var index = 0
      while index < bytes.count, index < target.count, bytes[index] == target[index] {
        index += 1
        if bytes[index - 1] == 0x2F { common = index }
      }
      for byte in bytes[common...] where byte == 0x2F { html += Self.up }
      html += target[common...]
    }
  }

  private static let up = Array("../".utf8)
}
