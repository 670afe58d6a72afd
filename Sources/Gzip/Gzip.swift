import CZlib

/// A file in gzip's format (RFC 1952), which holds one other file in fewer bytes.
///
/// The same bytes give the same file at any time and on any system: its header names no file, no
/// time and no operating system. Another version of zlib may find other, equally right bytes.
///
/// ```swift
/// try Gzip.file(of: [UInt8]("one tap".utf8))  // `gunzip` gives the seven bytes back
/// ```
public enum Gzip {
  /// How hard zlib looks for repetitions, from 1 to 9: 8 finds nearly all that 9 does.
  private static let level: Int32 = 8
  /// The largest window, 2¹⁵ bytes, and 16 more to say that the format is gzip's.
  private static let window: Int32 = 15 + 16
  /// zlib's own choice of memory.
  private static let memory: Int32 = 8
  /// An unknown operating system in RFC 1952, where zlib would write the one that it runs on.
  private static let unknownSystem: Int32 = 255

  /// Compresses bytes.
  ///
  /// - Parameter bytes: What the file holds; at most 4 GB.
  /// - Returns: The file's bytes.
  /// - Throws: What zlib answers when there is no memory, about 300 KB and the result's size.
  /// - Complexity: O(*n*), some 100 MB of trace in a second.
  public static func file(of bytes: [UInt8]) throws(GzipFault) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    var status = deflateInit2_(
      &stream, level, Z_DEFLATED, window, memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    guard status == Z_OK else { throw GzipFault(code: Int(status)) }
    defer { deflateEnd(&stream) }
    var header = gz_header()
    header.os = unknownSystem
    var input = bytes
    let room = Int(deflateBound(&stream, uLong(bytes.count)))
    let result = withUnsafeMutablePointer(to: &header) { header in
      input.withUnsafeMutableBufferPointer { input in
        [UInt8](unsafeUninitializedCapacity: room) { output, count in
          deflateSetHeader(&stream, header)
          stream.next_in = input.baseAddress
          stream.avail_in = uInt(input.count)
          stream.next_out = output.baseAddress
          stream.avail_out = uInt(room)
          status = deflate(&stream, Z_FINISH)
          count = room - Int(stream.avail_out)
        }
      }
    }
    guard status == Z_STREAM_END else { throw GzipFault(code: Int(status)) }
    return result
  }
}

/// That zlib could not compress.
public struct GzipFault: Error, Hashable {
  /// zlib's answer: -4 if there was no memory.
  public let code: Int
}
