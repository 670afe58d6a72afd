import Foundation
package import SiteTemplates

/// Reads a result from the bytes that ``ResultWriter`` wrote.
package struct ResultReader {
  private var bytes: ByteCursor
  private let strings: [String]
  private let values: [PageValue]

  /// Reads the tables of texts and values.
  ///
  /// - Throws: ``DamagedResult`` if the bytes are none that were written.
  package init(_ result: [UInt8]) throws(DamagedResult) {
    var bytes = ByteCursor(result)
    var strings: [String] = []
    let count = try bytes.count()
    strings.reserveCapacity(count)
    for _ in 0..<count { strings.append(String(decoding: try bytes.slice(), as: UTF8.self)) }
    self.strings = strings
    values = try Self.values(&bytes, strings)
    self.bytes = bytes
  }

  private static func values(
    _ bytes: inout ByteCursor, _ strings: [String]
  ) throws(DamagedResult) -> [PageValue] {
    var values: [PageValue] = []
    let count = try bytes.count()
    values.reserveCapacity(count)
    for _ in 0..<count {
      // As `ResultWriter` numbers the cases.
      switch try bytes.byte() {
      case 0: values.append(.string(try bytes.element(of: strings)))
      case 1: values.append(.html(try bytes.element(of: strings)))
      case 2: values.append(.number(try bytes.number()))
      case 3: values.append(.bool(try bytes.number() != 0))
      case 6:
        let html = try bytes.element(of: strings)
        values.append(.rich(html: html, markdown: try bytes.element(of: strings)))
      case 4:
        var list: [PageValue] = []
        let count = try bytes.count()
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(try bytes.element(of: values)) }
        values.append(.list(list))
      case 5:
        let count = try bytes.count()
        var entries = [String: PageValue](minimumCapacity: count)
        for _ in 0..<count {
          let name = try bytes.element(of: strings)
          entries[name] = try bytes.element(of: values)
        }
        values.append(.dictionary(entries))
      default: throw DamagedResult()
      }
    }
    return values
  }
}

extension ResultReader {
  /// Reads a number.
  package mutating func number() throws(DamagedResult) -> Int { try bytes.number() }

  /// Reads a text.
  package mutating func text() throws(DamagedResult) -> String { try bytes.element(of: strings) }

  /// Reads a text that may be absent.
  mutating func optionalText() throws(DamagedResult) -> String? {
    let number = try bytes.number()
    if number == 0 { return nil }
    guard strings.indices.contains(number - 1) else { throw DamagedResult() }
    return strings[number - 1]
  }

  /// Reads texts.
  mutating func texts() throws(DamagedResult) -> [String] {
    try list { reader throws(DamagedResult) in try reader.text() }
  }

  /// Reads a number with a fraction.
  mutating func decimal() throws(DamagedResult) -> Double {
    Double(bitPattern: UInt64(UInt(bitPattern: try number())))
  }

  /// Reads a case by its name.
  mutating func named<Case: RawRepresentable<String>>() throws(DamagedResult) -> Case {
    guard let found = Case(rawValue: try text()) else { throw DamagedResult() }
    return found
  }

  /// Reads a value from JSON.
  package mutating func json<Value: Decodable>() throws(DamagedResult) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(try byteList()))
    } catch {
      throw DamagedResult()
    }
  }

  /// Reads bytes.
  package mutating func byteList() throws(DamagedResult) -> [UInt8] { Array(try bytes.slice()) }

  /// Reads a list.
  package mutating func list<Element>(
    _ read: (inout ResultReader) throws(DamagedResult) -> Element
  ) throws(DamagedResult) -> [Element] {
    let count = try bytes.count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  /// Reads what may be absent.
  package mutating func optional<Value>(
    _ read: (inout ResultReader) throws(DamagedResult) -> Value
  ) throws(DamagedResult) -> Value? {
    try list(read).first
  }

  /// Reads a value of a page.
  package mutating func value() throws(DamagedResult) -> PageValue {
    try bytes.element(of: values)
  }
}

/// That bytes are not what was written.
package struct DamagedResult: Error, Hashable {
  /// Creates the error.
  package init() {}
}

/// A place in bytes, from which they are read on; it never passes their end.
struct ByteCursor {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() throws(DamagedResult) -> UInt8 {
    guard index < bytes.count else { throw DamagedResult() }
    defer { index += 1 }
    return bytes[index]
  }

  /// The next number, as `append(number:)` wrote it.
  mutating func number() throws(DamagedResult) -> Int {
    var bits: UInt = 0
    for shift in stride(from: UInt(0), to: UInt(UInt.bitWidth), by: 7) {
      let next = try byte()
      bits |= UInt(next & 0x7F) << shift
      if next < 0x80 { return Int(bitPattern: bits) }
    }
    throw DamagedResult()
  }

  /// The next number, of things of which each takes a byte at least.
  mutating func count() throws(DamagedResult) -> Int {
    let number = try number()
    guard 0...(bytes.count - index) ~= number else { throw DamagedResult() }
    return number
  }

  /// The next bytes, with their number in front of them.
  mutating func slice() throws(DamagedResult) -> ArraySlice<UInt8> {
    let length = try count()
    defer { index += length }
    return bytes[index..<(index + length)]
  }

  /// The element that the next number names.
  mutating func element<Element>(of elements: [Element]) throws(DamagedResult) -> Element {
    let number = try number()
    guard elements.indices.contains(number) else { throw DamagedResult() }
    return elements[number]
  }
}
