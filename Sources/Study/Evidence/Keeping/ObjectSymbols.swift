import Foundation

/// The names by which an object file in ELF is joined to others.
///
/// Sources: Tool Interface Standard Committee, *Executable and Linking Format Specification*, 1995,
/// and for 64 bits, Hewlett-Packard, *ELF-64 Object File Format*, 1998. Swift's names:
/// `docs/ABI/Mangling.rst` of the Swift project, 2016 and later.
struct ObjectSymbols: Sendable {
  /// The symbols that it defines for other files.
  private(set) var defined: Set<String> = []
  /// The symbols that other files must define.
  private(set) var needed: Set<String> = []
  /// The mangled names of the types that it declares, private ones included.
  private(set) var types: [String] = []
  /// The symbols that describe its conformances; each begins with the mangled name of a type.
  private(set) var conformances: [String] = []

  /// Reads the symbol table; fails for a file of another format.
  init?(of object: Data) {
    guard let symbols = Elf(bytes: object).symbols else { return nil }
    for symbol in symbols {
      guard symbol.isDefined else {
        needed.insert(symbol.name)
        continue
      }
      // A local symbol has no meaning for other files.
      if !symbol.isLocal { defined.insert(symbol.name) }
      guard symbol.name.hasPrefix("$s") else { continue }
      if symbol.name.hasSuffix("Mn") { types.append(String(symbol.name.dropLast(2))) }
      if symbol.name.hasSuffix("Mc") { conformances.append(symbol.name) }
    }
  }

  /// Returns the symbols by which a class, structure or enumeration of a name is described.
  ///
  /// A name that the compiler abbreviates, since it repeats a word of its module's, has another.
  static func descriptors(of type: String) -> Set<String> {
    let name = type.split(separator: ".").map { "\($0.utf8.count)\($0)" }.joined()
    return Set(["C", "V", "O"].map { "$s\(name)\($0)Mn" })
  }
}

/// A file in ELF for 64 bits, with the least significant byte first.
private struct Elf {
  let bytes: Data

  struct Symbol {
    let name: String
    let isDefined: Bool
    let isLocal: Bool
  }

  private struct ElfSection {
    let type: Int
    let content: Range<Int>
    /// The index of the section with the names.
    let link: Int
  }

  /// The symbols, of which a file without a table has none; `nil` for other files.
  var symbols: [Symbol]? {
    guard let sections else { return nil }
    var symbols: [Symbol] = []
    for table in sections where table.type == 2 {
      guard sections.indices.contains(table.link) else { return nil }
      let names = sections[table.link].content
      for entry in stride(from: table.content.lowerBound, to: table.content.upperBound, by: 24) {
        guard let name = number(at: entry, UInt32.self),
          let information = number(at: entry + 4, UInt8.self),
          let section = number(at: entry + 6, UInt16.self),
          let text = text(at: names.lowerBound + name)
        else { return nil }
        symbols.append(
          Symbol(name: text, isDefined: section != 0, isLocal: information >> 4 == 0))
      }
    }
    return symbols
  }

  /// The sections; `nil` for other files, and for one with more than 65,000.
  private var sections: [ElfSection]? {
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = number(at: 0x28, UInt64.self), table < bytes.count,
      let size = number(at: 0x3A, UInt16.self), let count = number(at: 0x3C, UInt16.self), count > 0
    else { return nil }
    var sections: [ElfSection] = []
    for header in (0..<count).map({ table + $0 * size }) {
      guard let type = number(at: header + 4, UInt32.self),
        let start = number(at: header + 0x18, UInt64.self), start <= bytes.count,
        let size = number(at: header + 0x20, UInt64.self),
        let link = number(at: header + 0x28, UInt32.self)
      else { return nil }
      // Of a section without content in the file, the size is that in memory.
      let content = start..<start + min(size, bytes.count - start)
      sections.append(ElfSection(type: type, content: content, link: link))
    }
    return sections
  }

  /// Returns the number at a place; `nil` outside the file.
  private func number<Number: FixedWidthInteger>(at place: Int, _: Number.Type) -> Int? {
    guard place <= bytes.count - MemoryLayout<Number>.size else { return nil }
    return bytes.withUnsafeBytes {
      Int(clamping: Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self)))
    }
  }

  /// Returns the text at a place, which ends with a zero; `nil` outside the file.
  private func text(at place: Int) -> String? {
    guard place < bytes.count else { return nil }
    return bytes.withUnsafeBytes { buffer in
      buffer[place...].firstIndex(of: 0).map { String(decoding: buffer[place..<$0], as: UTF8.self) }
    }
  }
}
