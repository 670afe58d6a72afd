import Foundation

extension [UInt8] {
  /// The first place of a byte from `start` on and before `end`; `end` if there is none.
  ///
  /// The C library looks through the array's own memory, which it neither keeps nor changes.
  ///
  /// - Complexity: O(*n*) in the bytes between `start` and `end`.
  package func firstIndex(of byte: UInt8, from start: Int, before end: Int) -> Int {
    guard start < end else { return end }
    return withUnsafeBytes { memory in
      guard let base = memory.baseAddress,
        let found = memchr(base + start, Int32(byte), end - start)
      else { return end }
      return UnsafeRawPointer(found) - base
    }
  }

  /// The first place of a byte from `start` on, or the count if there is none.
  ///
  /// - Complexity: O(*n*).
  package func firstIndex(of byte: UInt8, from start: Int) -> Int {
    firstIndex(of: byte, from: start, before: count)
  }
}
