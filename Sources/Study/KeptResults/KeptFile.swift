/// A kept result as a file: a first line that says what it is, its key, its checksum, and its
/// bytes.
enum KeptFile {
  /// The first line; another number is another format.
  private static let title = "counterpoint kept result 1"

  /// The file of a result.
  static func bytes(holding result: [UInt8], for key: ResultKey) -> [UInt8] {
    head(of: result, for: key) + result
  }

  /// What is in a file; `nil` if it is not whole, not of this format, or of another key.
  static func content(of file: [UInt8], for key: ResultKey) -> [UInt8]? {
    // The head is three lines.
    var ends = 0
    guard
      let end = file.prefix(200).firstIndex(where: { byte in
        if byte == UInt8(ascii: "\n") { ends += 1 }
        return ends == 3
      })
    else { return nil }
    let result = Array(file[(end + 1)...])
    return Array(file[...end]) == head(of: result, for: key) ? result : nil
  }

  private static func head(of result: [UInt8], for key: ResultKey) -> [UInt8] {
    Array("\(title)\n\(key.fileName)\n\(result.count) \(Checksum.of(result))\n".utf8)
  }
}
