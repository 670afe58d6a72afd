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
