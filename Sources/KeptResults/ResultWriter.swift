public import SiteTemplates

/// Writes a result as bytes, from which ``ResultReader`` reads it in the same order.
///
/// Texts and values that occur several times are written once: they go into tables in front of the
/// rest, which names them by number.
public struct ResultWriter {
  private var strings = NumberedBytes<String>()
  private var values = NumberedBytes<ValueNode>()
  private var rest: [UInt8] = []

  /// Begins with nothing.
  public init() {}

  /// All that was written.
  public var bytes: [UInt8] {
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
  public mutating func write(_ number: Int) { rest.append(number: number) }

  /// Writes a text that may occur often.
  public mutating func write(_ text: String) { rest.append(number: number(of: text)) }

  /// Writes bytes that occur once.
  public mutating func write(_ bytes: [UInt8]) {
    rest.append(number: bytes.count)
    rest += bytes
  }

  /// Writes a list.
  ///
  /// - Parameters:
  ///   - elements: Its elements.
  ///   - write: Writes an element.
  public mutating func write<Element>(
    _ elements: [Element], _ write: (inout ResultWriter, Element) -> Void
  ) {
    self.write(elements.count)
    for element in elements { write(&self, element) }
  }

  /// Writes what may be absent.
  public mutating func write<Value>(
    _ value: Value?, _ write: (inout ResultWriter, Value) -> Void
  ) {
    self.write(value.map { [$0] } ?? [], write)
  }

  /// Writes a value of a page.
  ///
  /// - Complexity: O(*n*) in its size.
  public mutating func write(_ value: PageValue) { rest.append(number: number(of: value)) }
}

// MARK: Tables

extension ResultWriter {
  private mutating func number(of text: String) -> Int {
    strings.number(of: text) { bytes in
      bytes.append(number: text.utf8.count)
      bytes += text.utf8
    }
  }

  /// Enters the parts of a value before the value itself, so that a reader knows them.
  private mutating func number(of value: PageValue) -> Int {
    let node: ValueNode
    switch value {
    case .string(let text): node = ValueNode(.string, [number(of: text)])
    case .html(let text): node = ValueNode(.html, [number(of: text)])
    case .number(let number): node = ValueNode(.number, [number])
    case .bool(let condition): node = ValueNode(.bool, [condition ? 1 : 0])
    case .list(let values):
      var parts: [Int] = []
      parts.reserveCapacity(values.count)
      for value in values { parts.append(number(of: value)) }
      node = ValueNode(.list, parts)
    case .dictionary(let values):
      var entries: [(name: Int, value: Int)] = []
      entries.reserveCapacity(values.count)
      for (name, value) in values { entries.append((number(of: name), number(of: value))) }
      // A dictionary has no order of its own; equal ones must be found to be equal.
      entries.sort { $0.name < $1.name }
      node = ValueNode(.dictionary, entries.flatMap { [$0.name, $0.value] })
    }
    return values.number(of: node) { node.write(to: &$0) }
  }
}

/// A value whose parts are named by their numbers.
struct ValueNode: Hashable {
  /// The case of ``PageValue``.
  enum Form: UInt8 {
    case string, html, number, bool, list, dictionary
  }

  private let form: Form
  private let parts: [Int]

  init(_ form: Form, _ parts: [Int]) {
    self.form = form
    self.parts = parts
  }

  func write(to bytes: inout [UInt8]) {
    bytes.append(form.rawValue)
    switch form {
    case .number:
      // The sign goes into the lowest bit, so that small numbers are short.
      for part in parts {
        bytes.append(bits: UInt(bitPattern: (part << 1) ^ (part >> (Int.bitWidth - 1))))
      }
      return
    case .list: bytes.append(number: parts.count)
    case .dictionary: bytes.append(number: parts.count / 2)
    case .string, .html, .bool: break
    }
    for part in parts { bytes.append(number: part) }
  }
}

/// What was written once, and by which number it is named.
private struct NumberedBytes<Key: Hashable> {
  private var numbers: [Key: Int] = [:]
  private(set) var bytes: [UInt8] = []

  var count: Int { numbers.count }

  mutating func number(of key: Key, write: (inout [UInt8]) -> Void) -> Int {
    let next = numbers.count
    let number = numbers[key, default: next]
    guard number == next else { return number }
    numbers[key] = next
    write(&bytes)
    return next
  }
}

extension [UInt8] {
  /// Appends a number that is not negative, seven bits in a byte, the lowest first (LEB128).
  mutating func append(number: Int) { append(bits: UInt(bitPattern: number)) }

  fileprivate mutating func append(bits: UInt) {
    var rest = bits
    while rest > 0x7F {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}
