package import Foundation

/// The key of a cached result: its kind, the code that computed it, and all of its input.
///
/// ```swift
/// var key = store.key("report")
/// key.add(path)
/// key.add(text)
/// ```
///
/// Each part is preceded by its length, so that other divisions into parts give other keys.
package struct ResultKey: Sendable {
  private var bytes: [UInt8] = []

  /// Creates a key that begins with the kind of the result.
  init(_ sort: String) { add(sort) }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  package mutating func add(_ part: [UInt8]) {
    bytes.append(number: part.count)
    bytes += part
  }

  /// Adds a number, such as the count of the following parts or the number of a case.
  package mutating func add(_ number: Int) { add("\(number)") }

  /// Adds the number of texts and the texts.
  package mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  /// The name of the file that stores the result.
  package var fileName: String { Digest(of: bytes).description }
}

/// A 128-bit hash of contents, treated as unique.
///
/// It is MurmurHash3 for 64-bit machines (Austin Appleby, 2011, in the public domain), without
/// protection against deliberate collisions. Among a million contents, one occurs with a
/// probability of 10⁻²⁷.
package struct Digest: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Computes the digest of bytes.
  ///
  /// - Complexity: O(*n*), at some gigabytes per second.
  package init(of bytes: some ContiguousBytes) {
    (high, low) = bytes.withUnsafeBytes { buffer in
      var sums: (UInt64, UInt64) = (0, 0)
      let whole = buffer.count & ~15
      for location in stride(from: 0, to: whole, by: 16) {
        Self.mix(
          UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: location, as: UInt64.self)),
          UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: location + 8, as: UInt64.self)),
          into: &sums)
      }
      var rest: (UInt64, UInt64) = (0, 0)
      for (location, byte) in buffer[whole...].enumerated() {
        let bits = UInt64(byte) << UInt64(location % 8 * 8)
        if location < 8 { rest.0 |= bits } else { rest.1 |= bits }
      }
      sums.0 ^= Self.scrambled(rest.0, first: true)
      sums.1 ^= Self.scrambled(rest.1, first: false)
      return Self.finished(sums, count: UInt64(buffer.count))
    }
  }

  private static func mix(_ one: UInt64, _ other: UInt64, into sums: inout (UInt64, UInt64)) {
    sums.0 ^= scrambled(one, first: true)
    sums.0 = (rotated(sums.0, by: 27) &+ sums.1) &* 5 &+ 0x52DC_E729
    sums.1 ^= scrambled(other, first: false)
    sums.1 = (rotated(sums.1, by: 31) &+ sums.0) &* 5 &+ 0x3849_5AB5
  }

  private static func scrambled(_ bits: UInt64, first: Bool) -> UInt64 {
    let (one, other): (UInt64, UInt64) = (0x87C3_7B91_1142_53D5, 0x4CF5_AD43_2745_937F)
    return first ? rotated(bits &* one, by: 31) &* other : rotated(bits &* other, by: 33) &* one
  }

  private static func finished(
    _ sums: (UInt64, UInt64), count: UInt64
  ) -> (UInt64, UInt64) {
    var (one, other) = (sums.0 ^ count, sums.1 ^ count)
    one = one &+ other
    other = other &+ one
    one = avalanche(one)
    other = avalanche(other)
    one = one &+ other
    return (one, other &+ one)
  }

  private static func avalanche(_ bits: UInt64) -> UInt64 {
    var bits = (bits ^ (bits >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    bits = (bits ^ (bits >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return bits ^ (bits >> 33)
  }

  private static func rotated(_ bits: UInt64, by places: UInt64) -> UInt64 {
    bits << places | bits >> (64 - places)
  }
}

extension Digest: CustomStringConvertible {
  /// The hash as 32 hexadecimal digits.
  package var description: String {
    [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}
