import CLZMA
import CZlib
package import Foundation

/// The identity of a program, which no other program has: a result belongs to the program that
/// computed it.
///
/// It is computed from the bytes of the executable, so that a program that is built again from the
/// same sources may keep its results. Libraries that are loaded are no part of it but for liblzma,
/// whose versions may compress differently.
package struct ProgramIdentity: Sendable, Hashable {
  /// The text that is compared.
  package let text: String

  /// An identity that is known by another way; used by tests.
  package init(_ text: String) { self.text = text }

  /// The identity of an executable.
  ///
  /// - Parameter executable: The file; `nil` if it cannot be read.
  /// - Complexity: O(*n*), some gigabyte in a second.
  package init?(of executable: URL) {
    // The file is executed, so that nobody writes to it, and its pages are in memory already.
    guard let program = try? Data(contentsOf: executable, options: .alwaysMapped) else {
      return nil
    }
    let version = String(cString: lzma_version_string())
    text = "\(program.count) \(Checksum.of(program)) liblzma \(version)"
  }
}

/// The cyclic redundancy check of gzip (RFC 1952), by zlib.
enum Checksum {
  /// The checksum of bytes.
  static func of(_ bytes: some ContiguousBytes) -> UInt32 {
    bytes.withUnsafeBytes { buffer in
      UInt32(
        truncatingIfNeeded: crc32_z(0, buffer.bindMemory(to: UInt8.self).baseAddress, buffer.count))
    }
  }
}
