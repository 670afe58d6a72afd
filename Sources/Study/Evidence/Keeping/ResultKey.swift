import SiteFiles

/// The key by which a result is found: its sort, the code that computed it, and everything that it
/// was computed from.
///
/// ```swift
/// var key = store.key("report")
/// key.add(path)
/// key.add(text)
/// ```
///
/// Each part is added with its length, so that parts that are cut differently give another key.
package struct ResultKey: Sendable {
  private var bytes: [UInt8] = []

  /// Begins with the sort of the result.
  init(_ sort: String) { add(sort) }

  /// Adds a text.
  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// Adds bytes.
  package mutating func add(_ part: [UInt8]) {
    bytes.append(number: part.count)
    bytes += part
  }

  /// Adds a number: of the parts that follow, or of a case.
  package mutating func add(_ number: Int) { add("\(number)") }

  /// Adds texts and how many there are.
  package mutating func add(_ texts: [String]) {
    add(texts.count)
    for text in texts { add(text) }
  }

  /// The name of the file in which the result is kept.
  package var fileName: String { Digest(of: bytes).description }
}
