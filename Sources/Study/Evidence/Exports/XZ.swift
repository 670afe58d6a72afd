import CLZMA

/// A file in the format `.xz`, which holds one other file in fewer bytes.
///
/// It finds what is repeated over megabytes, where gzip looks 32 KB back. The same bytes give the
/// same file at any time: it names no file and no time. Another version of liblzma may find other,
/// equally right bytes.
///
/// ```swift
/// try XZ.file(of: [UInt8]("one tap".utf8))  // `unxz` gives the seven bytes back
/// ```
package enum XZ {
  /// The effort with which liblzma looks for repetitions, from 0 to 9.
  ///
  /// Of recordings 6 makes a tenth less in six times the time.
  private static let preset: UInt32 = 3
  /// The number of bytes that it looks back; the preset has half as many, and takes as long.
  private static let dictionary: UInt32 = 8 << 20

  /// Compresses bytes.
  ///
  /// - Parameter bytes: What the file holds.
  /// - Returns: The file's bytes.
  /// - Throws: What liblzma answers when there is no memory, about 60 MB and the result's size.
  /// - Complexity: O(*n*), some 40 MB of recordings in a second.
  package static func file(of bytes: [UInt8]) throws(XZError) -> [UInt8] {
    let room = lzma_stream_buffer_bound(bytes.count)
    var status = LZMA_OK
    let result = [UInt8](unsafeUninitializedCapacity: room) { output, count in
      withFilters { filters in
        status = lzma_stream_buffer_encode(
          filters, LZMA_CHECK_CRC32, nil, bytes, bytes.count, output.baseAddress, &count, room)
      }
    }
    guard status == LZMA_OK else { throw XZError(code: Int(status.rawValue)) }
    return result
  }

  /// Does some work with liblzma's name for what is to be done with bytes.
  private static func withFilters(_ work: (UnsafeMutablePointer<lzma_filter>) -> Void) {
    var options = lzma_options_lzma()
    lzma_lzma_preset(&options, preset)
    options.dict_size = dictionary
    // Recordings are text, whose bytes say more about the next one than where this one stands.
    options.lc = UInt32(LZMA_LCLP_MAX)
    options.pb = 0
    withUnsafeMutablePointer(to: &options) { options in
      // `LZMA_FILTER_LZMA2` and `LZMA_VLI_UNKNOWN`, which ends the list: C writes them as macros.
      var filters = [
        lzma_filter(id: 0x21, options: options), lzma_filter(id: .max, options: nil),
      ]
      work(&filters)
    }
  }
}

/// That liblzma could not compress.
package struct XZError: Error, Hashable {
  /// liblzma's answer: 5 if there was no memory.
  package let code: Int
}
