import CLZMA

/// Compression into the `.xz` format.
///
/// It finds repetitions over a distance of megabytes, where gzip is limited to 32 KB. Output is
/// deterministic, without names or times, but other versions of liblzma may produce different
/// bytes.
///
/// ```swift
/// try XZ.file(of: [UInt8]("one tap".utf8))  // `unxz` gives the seven bytes back
/// ```
package enum XZ {
  /// The compression preset of liblzma, from 0 to 9.
  ///
  /// For recordings, preset 6 saves another tenth but takes six times as long.
  private static let preset: UInt32 = 3
  /// The dictionary size in bytes: twice the preset's, at no cost in time.
  private static let dictionary: UInt32 = 8 << 20

  /// Compresses bytes.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Returns: The compressed file.
  /// - Throws: The error code of liblzma if memory is exhausted. It needs about 60 MB plus the
  ///   size of the result.
  /// - Complexity: O(*n*), at some 40 MB of recordings per second.
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

  /// Calls a closure with liblzma's filter chain, which is valid only during the call.
  private static func withFilters(_ work: (UnsafeMutablePointer<lzma_filter>) -> Void) {
    var options = lzma_options_lzma()
    lzma_lzma_preset(&options, preset)
    options.dict_size = dictionary
    // Recordings are text: the preceding byte predicts the next one better than its position does.
    options.lc = UInt32(LZMA_LCLP_MAX)
    options.pb = 0
    withUnsafeMutablePointer(to: &options) { options in
      // `LZMA_FILTER_LZMA2` and the terminator `LZMA_VLI_UNKNOWN`: Swift imports neither macro.
      var filters = [
        lzma_filter(id: 0x21, options: options), lzma_filter(id: .max, options: nil),
      ]
      work(&filters)
    }
  }
}

/// The error for a failed compression.
package struct XZError: Error, Hashable {
  /// The code returned by liblzma; 5 if memory was exhausted.
  package let code: Int
}
