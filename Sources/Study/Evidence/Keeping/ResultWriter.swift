import Foundation
package import SiteTemplates

/// Writes a result as bytes; ``ResultReader`` reads the parts in the same order.
///
/// Texts and values go into tables at the beginning, so that repeated ones are written only once.
/// The rest refers to them by index.
package struct ResultWriter {
  private var strings = NumberedParts<ExactText>()
  private var values = NumberedParts<ValueForm>()
  private var rest: [UInt8] = []

  /// Creates an empty result.
  package init() {}

  /// The bytes of the result.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(strings.bytes.count + values.bytes.count + rest.count + 32)
    bytes.append(number: strings.count)
    bytes += strings.bytes
    bytes.append(number: values.count)
    bytes += values.bytes
    return bytes + rest
  }
}

extension ResultWriter {
  /// Writes a number, which takes few bytes if it is small and not negative.
  package mutating func write(_ number: Int) { rest.append(number: number) }

  /// Writes a text that may be repeated.
  package mutating func write(_ text: String) { rest.append(number: number(of: text)) }

  /// Writes a text that may be absent.
  mutating func write(_ text: String?) { rest.append(number: text.map { number(of: $0) + 1 } ?? 0) }

  /// Writes a floating-point number.
  mutating func write(_ number: Double) { write(Int(bitPattern: UInt(number.bitPattern))) }

  /// Writes a rare or small value as JSON.
  package mutating func write(json value: some Encodable) {
    // Cached values contain no number that JSON cannot represent.
    write((try? JSONEncoder().encode(value)).map { [UInt8]($0) } ?? [])
  }

  /// Writes bytes that are not repeated.
  package mutating func write(_ bytes: [UInt8]) {
    rest.append(number: bytes.count)
    rest += bytes
  }

  package mutating func write<Element>(
    _ elements: [Element], _ write: (inout ResultWriter, Element) -> Void
  ) {
    self.write(elements.count)
    for element in elements { write(&self, element) }
  }

  /// Writes a value that may be absent.
  package mutating func write<Value>(
    _ value: Value?, _ write: (inout ResultWriter, Value) -> Void
  ) {
    self.write(value.map { [$0] } ?? [], write)
  }

  /// Writes a page value.
  ///
  /// - Complexity: O(*n*) in its size.
  package mutating func write(_ value: PageValue) { rest.append(number: number(of: value)) }
}

// MARK: Cases

/// A type that can be written as an associated value of a case.
protocol Keepable {
  /// Writes the value.
  func write(to writer: inout ResultWriter)
}

extension ResultWriter {
  /// Writes the number of a case and its associated values.
  mutating func write<each Part: Keepable>(case number: Int, _ part: repeat each Part) {
    write(number)
    repeat (each part).write(to: &self)
  }
}

extension Int: Keepable {
  func write(to writer: inout ResultWriter) { writer.write(self) }
}

extension Double: Keepable {
  func write(to writer: inout ResultWriter) { writer.write(self) }
}

extension String: Keepable {
  func write(to writer: inout ResultWriter) { writer.write(self) }
}

extension String?: Keepable {
  func write(to writer: inout ResultWriter) { writer.write(self) }
}

extension Array: Keepable where Element: Keepable {
  func write(to writer: inout ResultWriter) { writer.write(self) { $1.write(to: &$0) } }
}

// MARK: Tables

extension ResultWriter {
  private mutating func number(of text: String) -> Int {
    strings.number(of: ExactText(text: text)) { bytes in
      bytes.append(number: text.utf8.count)
      bytes += text.utf8
    }
  }

  /// Enters the parts of a value before the value itself, since the reader reads them in order.
  private mutating func number(of value: PageValue) -> Int {
    let form: ValueForm =
      switch value {
      case .string(let text): .string(number(of: text))
      case .html(let text): .html(number(of: text))
      case .rich(let html, let markdown): .rich(number(of: html), number(of: markdown))
      case .number(let number): .number(number)
      case .bool(let condition): .bool(condition)
      case .list(let elements): .list(elements.map { number(of: $0) })
      case .dictionary(let entries):
        // Entries are sorted, because equal dictionaries must have equal forms.
        .dictionary(
          entries.map { [number(of: $0), number(of: $1)] }.sorted { $0[0] < $1[0] }
            .flatMap(\.self))
      }
    return values.number(of: form) { $0.append(form) }
  }
}

/// A table of unique parts that are referred to by number.
private struct NumberedParts<Piece: Hashable> {
  /// All parts, ordered by number.
  private(set) var bytes: [UInt8] = []
  private var numbers: [Piece: Int] = [:]

  var count: Int { numbers.count }

  /// Returns the number of a part, and writes it if it is new.
  mutating func number(of part: Piece, write: (inout [UInt8]) -> Void) -> Int {
    if let number = numbers[part] { return number }
    write(&bytes)
    numbers[part] = numbers.count
    return numbers.count - 1
  }
}

/// A text that is compared by bytes, unlike a `String`, which treats `é` as equal to an `e`
/// followed by a combining accent.
private struct ExactText: Hashable {
  let text: String

  static func == (one: Self, other: Self) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// A page value that refers to its parts by number.
enum ValueForm: Hashable {
  case string(Int)
  case html(Int)
  /// The HTML and the Markdown.
  case rich(Int, Int)
  case number(Int)
  case bool(Bool)
  case list([Int])
  /// Names and values, alternating.
  case dictionary([Int])
}

extension [UInt8] {
  /// Appends a number in LEB128: seven bits per byte, lowest first.
  ///
  /// A negative number takes ten bytes.
  package mutating func append(number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends the number of a case and its associated values.
  fileprivate mutating func append(_ form: ValueForm) {
    let numbers: [Int] =
      switch form {
      case .string(let number): [0, number]
      case .html(let number): [1, number]
      case .number(let number): [2, number]
      case .bool(let condition): [3, condition ? 1 : 0]
      case .list(let parts): [4, parts.count] + parts
      case .dictionary(let parts): [5, parts.count / 2] + parts
      case .rich(let html, let markdown): [6, html, markdown]
      }
    for number in numbers { append(number: number) }
  }
}
