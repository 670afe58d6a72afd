import Foundation

/// The types that Swift sources declare, as far as their text shows.
struct DeclaredNames {
  /// The file in which a type is declared, by the type's name.
  private(set) var files: [String: String] = [:]

  /// The types of all Swift files below some folders; a folder that is not there declares none.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - root: The folder that they are in.
  ///   - isPublic: Whether only what other modules see counts.
  /// - Complexity: O(*n*) in the size of the files.
  init(below folders: [String], in root: String, onlyPublic isPublic: Bool = false) {
    for folder in folders {
      let walk = FileManager.default.enumerator(atPath: "\(root)/\(folder)")
      while let path = walk?.nextObject() as? String {
        guard path.hasSuffix(".swift"),
          let text = try? String(contentsOfFile: "\(root)/\(folder)/\(path)", encoding: .utf8)
        else { continue }
        for name in Self.names(in: text, onlyPublic: isPublic) { files[name] = "\(folder)/\(path)" }
      }
    }
  }

  /// The types that a text declares, but for those inside others, whose names are their own.
  static func names(in text: String, onlyPublic isPublic: Bool = false) -> Set<String> {
    var names: Set<String> = []
    // What is further to the right is inside of something else.
    for line in text.utf8.split(separator: UInt8(ascii: "\n"))
    where line.first.map({ 0x61...0x7A ~= $0 || $0 == UInt8(ascii: "@") }) ?? false {
      let words = Substring(line).split(separator: " ")
      guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count,
        words[..<keyword].allSatisfy({ $0.first.map { $0.isLowercase || $0 == "@" } ?? false }),
        !isPublic || words[..<keyword].contains("public")
      else { continue }
      let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if name.first?.isUppercase == true { names.insert(String(name)) }
    }
    return names
  }

  private static let keywords: Set<Substring> = [
    "actor", "class", "struct", "enum", "protocol", "typealias",
  ]

  /// Names that mean something in every Swift file, or are modules of the system.
  static let reserved: Set<String> = [
    "Any", "Array", "Bool", "Builtin", "Character", "Clock", "Collection", "Combine", "Cxx",
    "Dictionary", "Dispatch", "Distributed", "Double", "Duration", "Error", "Float", "Foundation",
    "FoundationEssentials", "Glibc", "Int", "Never", "Observation", "OpenCombine", "Optional",
    "Protocol", "Range", "RegexBuilder", "Result", "Self", "Sequence", "Set", "String", "Suite",
    "Swift", "Synchronization", "Task", "Test", "Testing", "Type", "Void", "XCTest",
  ]
}
