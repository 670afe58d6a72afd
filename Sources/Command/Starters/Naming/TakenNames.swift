import Diagnostics
import Foundation
import Identifiers

/// The names of modules and types that a package has already, so that a new one can keep clear of
/// them.
struct TakenNames {
  /// The package's folder.
  let root: String

  /// Reports a module whose name, or that of its tests, something else has: also a type in its
  /// sources.
  ///
  /// Upper and lower case count as the same, as they do to some file systems and in addresses.
  func check(module name: StarterName, _ sources: [StarterFile], _ collector: DiagnosticCollector) {
    // The floors of the house are folders of modules.
    for folder in ["Sources", "Tests"].flatMap({ top in
      [top] + names(in: top).map { "\(top)/\($0)" }
    }) {
      for other in names(in: folder)
      where [name.module, "\(name.module)Tests"].contains(where: { $0.isLike(other) }) {
        report(name, "the module '\(other)'", in: "\(folder)/\(other)", collector)
      }
    }
    let declared = DeclaredNames(below: Self.shared + ["Sources/Apps/Reactive"], in: root)
    if let file = declared.files[name.module] {
      report(name, "the type '\(name.module)'", in: file, collector)
    }
    if DeclaredNames.reserved.union(DeclaredNames.names(in: sources)).contains(name.module) {
      report(name, "something in Swift or in the module itself", in: nil, collector)
    }
    // Modules of the package are in there, too.
    guard !collector.diagnostics.hasErrors else { return }
    if let other = namesInManifest.first(where: { name.module.isLike($0) }) {
      report(name, "the library '\(other)'", in: "Package.swift", collector)
    }
  }

  /// Reports types that new sources would declare a second time in some folders, or in those of
  /// what every app is made of.
  func check(
    types sources: [StarterFile], in folders: [String], of name: StarterName,
    _ collector: DiagnosticCollector
  ) {
    let declared = DeclaredNames(below: Self.shared + folders, in: root).files
    for type in DeclaredNames.names(in: sources).sorted() {
      if let file = declared[type] { report(name, "the type '\(type)'", in: file, collector) }
      if DeclaredNames.reserved.contains(type) {
        report(name, "'\(type)', which means something in Swift,", in: nil, collector)
      }
    }
  }

  /// Reports types that would be public a second time: where both are seen, neither could be meant.
  func check(
    publicTypes sources: [StarterFile], of name: StarterName, _ collector: DiagnosticCollector
  ) {
    let declared = DeclaredNames(below: ["Sources"], in: root, onlyPublic: true).files
    for type in DeclaredNames.names(in: sources, onlyPublic: true).sorted() {
      if let file = declared[type] { report(name, "the type '\(type)'", in: file, collector) }
    }
  }

  /// The folders of what every app is made of.
  private static let shared = [
    SourceFolders.library, SourceFolders.samples, "Sources/Tracing/Trace",
  ]

  /// The names of libraries and other products that the package's manifest names.
  private var namesInManifest: [String] {
    let manifest = try? String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)
    return (manifest ?? "").matches(of: #/\b(?:name|package): "([\w-]+)"/#).map { String($0.1) }
  }

  private func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
    return (names ?? []).sorted()
  }

  private func report(
    _ name: StarterName, _ other: String, in file: String?, _ collector: DiagnosticCollector
  ) {
    // A module's name that was chosen for itself is what has to be chosen again.
    let isChosen = name.module != SourceFolders.name(for: name.id)
    let taken = isChosen ? "the module's name '\(name.module)'" : "the name '\(name.id)'"
    collector.report(
      Diagnostic(
        .takenName, at: file.map { SourceLocation(file: $0) },
        "\(taken) is taken: \(other) would be meant by it too",
        suggestion: isChosen ? "choose another one after --module" : "choose another name"))
  }
}

extension String {
  fileprivate func isLike(_ other: String) -> Bool { lowercased() == other.lowercased() }
}

/// The types that Swift sources declare, as far as their text shows.
struct DeclaredNames {
  /// The file in which a type is declared, by the type's name.
  private(set) var files: [String: String] = [:]

  /// The types of all Swift files below some folders of another, or only those that other modules
  /// see; a folder that is not there declares none.
  ///
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

  /// The types that some files declare.
  static func names(in files: [StarterFile], onlyPublic isPublic: Bool = false) -> Set<String> {
    Set(files.flatMap { names(in: $0.text, onlyPublic: isPublic) })
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
