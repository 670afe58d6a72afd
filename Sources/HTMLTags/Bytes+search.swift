import Foundation

extension [UInt8] {
  /// The first place of a byte from `start` on, or the count if there is none.
  ///
  /// The C library looks through the array's own memory, which it neither keeps nor changes.
  ///
  /// - Complexity: O(*n*).
  package func firstIndex(of byte: UInt8, from start: Int) -> Int {
    guard start < count else { return count }
    return withUnsafeBytes { memory in
      guard let base = memory.baseAddress,
        let found = memchr(base + start, Int32(byte), memory.count - start)
      else { return memory.count }
      return UnsafeRawPointer(found) - base
    }
  }
}
