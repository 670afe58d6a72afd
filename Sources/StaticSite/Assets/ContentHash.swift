/// A short name for some bytes: equal bytes have equal names, others almost surely not.
///
/// It is the 64-bit FNV-1a hash (Fowler, Noll and Vo, 1991), in base 36. It keeps browsers from showing an old
/// file, and is no protection against anybody who wants two files to have one name.
struct ContentHash: CustomStringConvertible {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Letters and digits, at most 13 of them.
  var description: String { String(value, radix: 36) }
}
