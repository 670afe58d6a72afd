package import SiteTemplates

/// Writes a result as bytes, from which ``ResultReader`` reads it in the same order.
///
/// Texts and values that occur several times are written once: they go into tables in front of the
/// rest, which names them by number.
package struct ResultWriter {
  private var strings = NumberedBytes()
  private var values = NumberedBytes()
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
  /// Writes a number that is not negative: a count, a length or a line.
  package mutating func write(_ number: Int) { rest.append(number: number) }

  /// Writes a text that may occur often.
  package mutating func write(_ text: String) { rest.append(number: number(of: text)) }

  /// Writes bytes that occur once.
  package mutating func write(_ bytes: [UInt8]) {
    rest.append(number: bytes.count)
    rest += bytes
  }

  /// Writes a list.
  ///
  /// - Parameters:
  ///   - elements: Its elements.
  ///   - write: Writes an element.
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

// MARK: Tables

extension ResultWriter {
  private mutating func number(of text: String) -> Int {
    strings.number { bytes in
      bytes.append(number: text.utf8.count)
      bytes += text.utf8
    }
  }

  /// Enters the parts of a value before the value itself, so that a reader knows them.
  private mutating func number(of value: PageValue) -> Int {
    switch value {
    case .string(let text):
      let part = number(of: text)
      return values.number { $0.append(.string, part) }
    case .html(let text):
      let part = number(of: text)
      return values.number { $0.append(.html, part) }
    case .number(let number):
      // The sign goes into the lowest bit, so that small numbers are short.
      return values.number { $0.append(.number, (number << 1) ^ (number >> (Int.bitWidth - 1))) }
    case .bool(let condition): return values.number { $0.append(.bool, condition ? 1 : 0) }
    case .list(let elements):
      var parts: [Int] = []
      parts.reserveCapacity(elements.count)
      for element in elements { parts.append(number(of: element)) }
      return values.number { bytes in
        bytes.append(.list, parts.count)
        for part in parts { bytes.append(number: part) }
      }
    case .dictionary(let entries):
      var parts: [(name: Int, value: Int)] = []
      parts.reserveCapacity(entries.count)
      for (name, value) in entries { parts.append((number(of: name), number(of: value))) }
      // A dictionary has no order of its own; equal ones must be found to be equal.
      parts.sort { $0.name < $1.name }
      return values.number { bytes in
        bytes.append(.dictionary, parts.count)
        for part in parts {
          bytes.append(number: part.name)
          bytes.append(number: part.value)
        }
      }
    }
  }
}

/// The cases of ``PageValue`` in bytes.
enum ValueForm: UInt8 {
  case string, html, number, bool, list, dictionary
}

extension [UInt8] {
  /// Appends a number that is not negative, seven bits in a byte, the lowest first (LEB128).
  package mutating func append(number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  fileprivate mutating func append(_ form: ValueForm, _ number: Int) {
    append(form.rawValue)
    append(number: number)
  }
}
