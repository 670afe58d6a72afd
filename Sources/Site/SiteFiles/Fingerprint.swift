/// A hash of contents: equal contents have equal hashes, and others almost surely do not.
///
/// It is the 64-bit FNV-1a hash (Fowler, Noll and Vo, 1991); collisions can be constructed.
package struct Fingerprint {
  /// The hash so far.
  package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init(of bytes: [UInt8] = []) { add(bytes) }

  @inlinable package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
  }

  package mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}

extension Fingerprint: CustomStringConvertible {
  /// The hash in base 36, in at most 13 letters and digits.
  package var description: String { String(value, radix: 36) }
}
