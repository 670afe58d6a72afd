import Foundation
package import SiteTemplates

/// Writes a result as bytes, from which ``ResultReader`` reads it in the same order.
///
/// Texts and values that occur several times are written once: they go into tables in front of the
/// rest, which names them by number.
package struct ResultWriter {
  private var strings = NumberedParts<ExactText>()
  private var values = NumberedParts<ValueForm>()
  private var rest: [UInt8] = []

  /// Begins with nothing.
  package init() {}

  /// All that was written.
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
  /// Writes a number; small ones that are not negative are short.
  package mutating func write(_ number: Int) { rest.append(number: number) }

  /// Writes a text that may occur often.
  package mutating func write(_ text: String) { rest.append(number: number(of: text)) }

  /// Writes a text that may be absent.
  mutating func write(_ text: String?) { rest.append(number: text.map { number(of: $0) + 1 } ?? 0) }

  /// Writes a number with a fraction.
  mutating func write(_ number: Double) { write(Int(bitPattern: UInt(number.bitPattern))) }

  /// Writes a value as JSON, for what is rare or small.
  package mutating func write(json value: some Encodable) {
    // Nothing that is kept contains a number that JSON does not have.
    write((try? JSONEncoder().encode(value)).map { [UInt8]($0) } ?? [])
  }

  /// Writes bytes that occur once.
  package mutating func write(_ bytes: [UInt8]) {
    rest.append(number: bytes.count)
    rest += bytes
  }

  /// Writes a list.
  package mutating func write<Element>(
    _ elements: [Element], _ write: (inout ResultWriter, Element) -> Void
  ) {
    self.write(elements.count)
    for element in elements { write(&self, element) }
  }

  /// Writes what may be absent.
  package mutating func write<Value>(
    _ value: Value?, _ write: (inout ResultWriter, Value) -> Void
  ) {
    self.write(value.map { [$0] } ?? [], write)
  }

  /// Writes a value of a page.
  ///
  /// - Complexity: O(*n*) in its size.
  package mutating func write(_ value: PageValue) { rest.append(number: number(of: value)) }
}

// MARK: Cases

/// A part of a case that can be written.
protocol Keepable {
  /// Writes the part.
  func write(to writer: inout ResultWriter)
}

extension ResultWriter {
  /// Writes the number of a case, and what it has.
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

  /// Enters the parts of a value before the value itself, so that a reader knows them.
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
        // A dictionary has no order of its own; equal ones must be found to be equal.
        .dictionary(
          entries.map { [number(of: $0), number(of: $1)] }.sorted { $0[0] < $1[0] }
            .flatMap(\.self))
      }
    return values.number(of: form) { $0.append(form) }
  }
}

/// A table of parts, each written once and named by its number.
private struct NumberedParts<Piece: Hashable> {
  /// All parts, in the order of their numbers.
  private(set) var bytes: [UInt8] = []
  private var numbers: [Piece: Int] = [:]

  /// The number of parts.
  var count: Int { numbers.count }

  /// The number of a part, which is written if it is new.
  mutating func number(of part: Piece, write: (inout [UInt8]) -> Void) -> Int {
    if let number = numbers[part] { return number }
    write(&bytes)
    numbers[part] = numbers.count
    return numbers.count - 1
  }
}

/// A text that equals another one only if its bytes do: as a `String`, `é` equals an `e` with an
/// accent behind it.
private struct ExactText: Hashable {
  let text: String

  static func == (one: Self, other: Self) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// A value of a page, with the numbers of its parts.
enum ValueForm: Hashable {
  case string(Int)
  case html(Int)
  /// As HTML, and as Markdown.
  case rich(Int, Int)
  case number(Int)
  case bool(Bool)
  case list([Int])
  /// Names and values in turn.
  case dictionary([Int])
}

extension [UInt8] {
  /// Appends a number, seven bits in a byte, the lowest first (LEB128); a negative one takes ten.
  package mutating func append(number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends the number of a case, and what it has.
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
