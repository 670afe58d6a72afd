import CZlib
import Testing

@testable import Gzip

@Suite("A file in gzip's format")
struct GzipTests {
  static let contents: [String: [UInt8]] = [
    "nothing": [], "a zero": [0], "a text": Array("one tap".utf8),
    "one byte again and again": Array(repeating: 7, count: 100_000),
    "hardly a repetition": (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 >> 7) },
  ]

  @Test("gives back what it was made of", arguments: contents.keys.sorted())
  func roundTrip(_ name: String) throws {
    let bytes = try #require(Self.contents[name])
    // Compared outside the expectation, which would print a hundred thousand bytes.
    let isSame = try Self.expanded(Gzip.file(of: bytes), to: bytes.count) == bytes
    #expect(isSame)
  }

  @Test("names no file, no time and no operating system")
  func header() throws {
    let file = try Gzip.file(of: Array("one tap".utf8))
    // RFC 1952, 2.3: the magic number, deflate, no flags, no time, nothing extra, unknown system.
    #expect(file.prefix(10) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
  }

  @Test("is small where much is repeated")
  func size() throws {
    let line = Array("CounterViewController#1 calls Counter#1\n".utf8)
    let text = (0..<1000).flatMap { _ in line }
    #expect(try Gzip.file(of: text).count < text.count / 100)
  }

  /// What zlib's other half makes of a file.
  private static func expanded(_ file: [UInt8], to count: Int) throws -> [UInt8] {
    var stream = z_stream()
    #expect(
      inflateInit2_(&stream, 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
    defer { inflateEnd(&stream) }
    var (file, status) = (file, Z_OK)
    let result = file.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: count + 1) { output, written in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(count + 1)
        status = inflate(&stream, Z_FINISH)
        written = count + 1 - Int(stream.avail_out)
      }
    }
    #expect(status == Z_STREAM_END)
    return result
  }
}
