import Foundation

/// Reads an open file portion by portion.
struct FilePortions {
  private let descriptor: Int32
  private let path: String
  private static let size = 1 << 18

  /// Begins to read; the caller closes the descriptor.
  init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// The next bytes, as many as there are up to the portion's size; none at the end.
  mutating func next() throws(FileError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.size) { buffer, count in
      while count < Self.size, let start = buffer.baseAddress {
        let got = read(descriptor, start + count, Self.size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        if got <= 0 { break }
        count += got
      }
    }
    if code != 0 { throw FileError(path: path, code: code) }
    return bytes
  }
}
