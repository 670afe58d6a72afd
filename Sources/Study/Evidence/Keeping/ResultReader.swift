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
      switch ValueForm(rawValue: try bytes.byte()) {
      case .string: values.append(.string(try bytes.element(of: strings)))
      case .html: values.append(.html(try bytes.element(of: strings)))
      case .number:
        let bits = UInt(bitPattern: try bytes.number())
        values.append(.number(Int(bitPattern: bits >> 1) ^ -Int(bitPattern: bits & 1)))
      case .bool: values.append(.bool(try bytes.number() != 0))
      case .list:
        var list: [PageValue] = []
        let count = try bytes.count()
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(try bytes.element(of: values)) }
        values.append(.list(list))
      case .dictionary:
        let count = try bytes.count()
        var entries = [String: PageValue](minimumCapacity: count)
        for _ in 0..<count {
          let name = try bytes.element(of: strings)
          entries[name] = try bytes.element(of: values)
        }
        values.append(.dictionary(entries))
      case nil: throw DamagedResult()
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

  /// Reads bytes.
  package mutating func byteList() throws(DamagedResult) -> [UInt8] { Array(try bytes.slice()) }

  /// Reads a list.
  ///
  /// - Parameter read: Reads an element.
  /// - Returns: The elements.
  /// - Throws: ``DamagedResult`` where the bytes are none that were written.
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
