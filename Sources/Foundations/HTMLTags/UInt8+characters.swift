/// Comparisons of bytes with ASCII character literals: `byte == "#"`, `case "#":`.
extension UInt8 {
  @inlinable package static func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
    UInt32(byte) == character.value
  }

  @inlinable package static func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
    UInt32(byte) != character.value
  }

  @inlinable package static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
    UInt32(byte) == character.value
  }
}

extension UInt8? {
  @inlinable package static func == (byte: UInt8?, character: Unicode.Scalar) -> Bool {
    byte.map { UInt32($0) } == character.value
  }

  @inlinable package static func != (byte: UInt8?, character: Unicode.Scalar) -> Bool {
    byte.map { UInt32($0) } != character.value
  }
}
