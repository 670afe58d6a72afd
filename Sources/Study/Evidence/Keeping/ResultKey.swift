import SiteFiles

/// The key by which a result is found: the program that computed it, and everything that it was
/// computed from.
///
/// ```swift
/// var key = store.key()
/// key.add(path)
/// key.add(text)
/// ```
///
/// Each part is added with its length, so that parts that are cut differently give another key.
package struct ResultKey: Sendable {
  private var fingerprint = Fingerprint()
  /// The number of bytes of all parts together.
  private var length = 0

  /// Begins with the program.
  init(_ program: ProgramIdentity) { add(program.text) }

  /// Adds a text.
  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) {
    fingerprint.add(UInt64(bytes.count))
    fingerprint.add(bytes)
    length += bytes.count
  }

  /// Adds a number: of the parts that follow, or of a case.
  package mutating func add(_ number: Int) { fingerprint.add(UInt64(bitPattern: Int64(number))) }

  /// The name of the file in which the result is kept.
  package var fileName: String { "\(fingerprint)-\(length)" }
}
