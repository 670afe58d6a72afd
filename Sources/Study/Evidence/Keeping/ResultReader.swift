import Foundation
package import SiteTemplates

/// Reads a result from the bytes written by ``ResultWriter``.
package struct ResultReader {
  private var bytes: ByteCursor
  private let strings: [String]
  private let values: [PageValue]

  /// Reads the tables of texts and values.
  ///
  /// - Throws: ``DamagedResult`` if the bytes are not a written result.
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
      // The numbers of cases match those that `ResultWriter` writes.
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
  package mutating func number() throws(DamagedResult) -> Int { try bytes.number() }

  package mutating func text() throws(DamagedResult) -> String { try bytes.element(of: strings) }

  /// Reads a text that may be absent.
  mutating func optionalText() throws(DamagedResult) -> String? {
    let number = try bytes.number()
    if number == 0 { return nil }
    guard strings.indices.contains(number - 1) else { throw DamagedResult() }
    return strings[number - 1]
  }

  mutating func texts() throws(DamagedResult) -> [String] {
    try list { reader throws(DamagedResult) in try reader.text() }
  }

  /// Reads a floating-point number.
  mutating func decimal() throws(DamagedResult) -> Double {
    Double(bitPattern: UInt64(UInt(bitPattern: try number())))
  }

  /// Reads a case by its raw value.
  mutating func named<Case: RawRepresentable<String>>() throws(DamagedResult) -> Case {
    guard let found = Case(rawValue: try text()) else { throw DamagedResult() }
    return found
  }

  /// Reads a value encoded as JSON.
  package mutating func json<Value: Decodable>() throws(DamagedResult) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(try byteList()))
    } catch {
      throw DamagedResult()
    }
  }

  package mutating func byteList() throws(DamagedResult) -> [UInt8] { Array(try bytes.slice()) }

  package mutating func list<Element>(
    _ read: (inout ResultReader) throws(DamagedResult) -> Element
  ) throws(DamagedResult) -> [Element] {
    let count = try bytes.count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  /// Reads a value that may be absent.
  package mutating func optional<Value>(
    _ read: (inout ResultReader) throws(DamagedResult) -> Value
  ) throws(DamagedResult) -> Value? {
    try list(read).first
  }

  /// Reads a page value.
  package mutating func value() throws(DamagedResult) -> PageValue {
    try bytes.element(of: values)
  }
}

/// The error for bytes that are not a written result.
package struct DamagedResult: Error, Hashable {
  package init() {}
}

/// A position in bytes from which they are read; it never passes their end.
struct ByteCursor {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() throws(DamagedResult) -> UInt8 {
    guard index < bytes.count else { throw DamagedResult() }
    defer { index += 1 }
    return bytes[index]
  }

  /// Reads a number written by `append(number:)`.
  mutating func number() throws(DamagedResult) -> Int {
    var bits: UInt = 0
    for shift in stride(from: UInt(0), to: UInt(UInt.bitWidth), by: 7) {
      let next = try byte()
      bits |= UInt(next & 0x7F) << shift
      if next < 0x80 { return Int(bitPattern: bits) }
    }
    throw DamagedResult()
  }

  /// Reads the count of elements of at least one byte each.
  ///
  /// The check keeps damaged input from causing huge allocations.
  mutating func count() throws(DamagedResult) -> Int {
    let number = try number()
    guard 0...(bytes.count - index) ~= number else { throw DamagedResult() }
    return number
  }

  /// Reads bytes preceded by their number.
  mutating func slice() throws(DamagedResult) -> ArraySlice<UInt8> {
    let length = try count()
    defer { index += length }
    return bytes[index..<(index + length)]
  }

  /// Reads an index and returns the element at it.
  mutating func element<Element>(of elements: [Element]) throws(DamagedResult) -> Element {
    let number = try number()
    guard elements.indices.contains(number) else { throw DamagedResult() }
    return elements[number]
  }
}
