import CLZMA
import Testing

@testable import Evidence

@Suite("A file in the format xz")
struct XZTests {
  static let contents: [String: [UInt8]] = [
    "nothing": [], "a zero": [0], "a text": Array("one tap".utf8),
    "one byte again and again": Array(repeating: 7, count: 100_000),
    "hardly a repetition": (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 >> 7) },
  ]

  @Test("gives back what it was made of", arguments: contents.keys.sorted())
  func roundTrip(_ name: String) throws {
    let bytes = try #require(Self.contents[name])
    // Compared outside the expectation, which would print a hundred thousand bytes.
    let isSame = try Self.expanded(XZ.file(of: bytes), to: bytes.count) == bytes
    #expect(isSame)
  }

  @Test("finds what is repeated a megabyte later")
  func far() throws {
    var state: UInt32 = 1
    let noise = (0..<1_000_000).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    #expect(try XZ.file(of: noise + noise).count < 1_100_000)
  }

  /// Expands a file with liblzma's other half.
  private static func expanded(_ file: [UInt8], to count: Int) throws -> [UInt8] {
    var (limit, position, status) = (UInt64(1 << 27), 0, LZMA_OK)
    let result = [UInt8](unsafeUninitializedCapacity: count + 1) { output, written in
      status = lzma_stream_buffer_decode(
        &limit, 0, nil, file, &position, file.count, output.baseAddress, &written, count + 1)
    }
    #expect(status == LZMA_OK && position == file.count)
    return result
  }
}
