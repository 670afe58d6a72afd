/// A number that tells contents apart: FNV-1a with 64 bits (Fowler, Noll and Vo).
struct Fingerprint {
  /// The number so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a byte.
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// Adds bytes.
  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
  }

  /// Adds a number.
  mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
