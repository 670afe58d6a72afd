import Diagnostics
import Foundation
import Identifiers

/// The names of modules and types that exist in a package, with which new ones must not collide.
struct TakenNames {
  let root: String

  /// Reports a module whose name, or whose tests' name, is taken by a module, a product or a type,
  /// including types in its own sources.
  ///
  /// Comparisons ignore case, because some file systems do, and addresses too.
  func check(module name: StarterName, _ sources: [StarterFile], _ collector: DiagnosticCollector) {
    // Modules are in folders below those of the architectural layers.
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
      report(name, "a name in Swift or in the module itself", in: nil, collector)
    }
    // The manifest also names the package's own modules.
    guard !collector.diagnostics.hasErrors else { return }
    if let other = namesInManifest.first(where: { name.module.isLike($0) }) {
      report(name, "the library '\(other)'", in: "Package.swift", collector)
    }
  }

  /// Reports new types already declared in some folders or in those that every app uses.
  func check(
    types sources: [StarterFile], in folders: [String], of name: StarterName,
    _ collector: DiagnosticCollector
  ) {
    let declared = DeclaredNames(below: Self.shared + folders, in: root).files
    for type in DeclaredNames.names(in: sources).sorted() {
      if let file = declared[type] { report(name, "the type '\(type)'", in: file, collector) }
      if DeclaredNames.reserved.contains(type) {
        report(name, "'\(type)', a name in Swift", in: nil, collector)
      }
    }
  }

  /// Reports public types that would be declared twice, and hence be ambiguous where both are
  /// visible.
  func check(
    publicTypes sources: [StarterFile], of name: StarterName, _ collector: DiagnosticCollector
  ) {
    let declared = DeclaredNames(below: ["Sources"], in: root, onlyPublic: true).files
    for type in DeclaredNames.names(in: sources, onlyPublic: true).sorted() {
      if let file = declared[type] { report(name, "the type '\(type)'", in: file, collector) }
    }
  }

  /// The folders that every app uses.
  private static let shared = [
    SourceFolders.library, SourceFolders.samples, "Sources/Tracing/Trace",
  ]

  /// The names of modules, libraries and other products in the package's manifest.
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
    // If the module's name was chosen explicitly, it is the one to change.
    let isChosen = name.module != SourceFolders.name(for: name.id)
    let taken = isChosen ? "the module's name '\(name.module)'" : "the name '\(name.id)'"
    collector.report(
      Diagnostic(
        .takenName, at: file.map { SourceLocation(file: $0) },
        "\(taken) conflicts with \(other)",
        suggestion: isChosen ? "choose another name after --module" : "choose another name"))
  }
}

extension String {
  fileprivate func isLike(_ other: String) -> Bool { lowercased() == other.lowercased() }
}

/// The types that Swift sources declare, according to a textual search.
struct DeclaredNames {
  /// The file that declares a type, by the type's name.
  private(set) var files: [String: String] = [:]

  /// Searches some folders for types, or only for public ones; missing folders are ignored.
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

  /// Returns the types that a text declares, except nested ones, which cannot collide.
  static func names(in text: String, onlyPublic isPublic: Bool = false) -> Set<String> {
    var names: Set<String> = []
    // Only unindented lines count; indented declarations are nested.
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

  /// Returns the types that some files declare.
  static func names(in files: [StarterFile], onlyPublic isPublic: Bool = false) -> Set<String> {
    Set(files.flatMap { names(in: $0.text, onlyPublic: isPublic) })
  }

  private static let keywords: Set<Substring> = [
    "actor", "class", "struct", "enum", "protocol", "typealias",
  ]

  /// Names that have a meaning in every Swift file, or are system modules.
  static let reserved: Set<String> = [
    "Any", "Array", "Bool", "Builtin", "Character", "Clock", "Collection", "Combine", "Cxx",
    "Dictionary", "Dispatch", "Distributed", "Double", "Duration", "Error", "Float", "Foundation",
    "FoundationEssentials", "Glibc", "Int", "Never", "Observation", "OpenCombine", "Optional",
    "Protocol", "Range", "RegexBuilder", "Result", "Self", "Sequence", "Set", "String", "Suite",
    "Swift", "Synchronization", "Task", "Test", "Testing", "Type", "Void", "XCTest",
  ]
}
