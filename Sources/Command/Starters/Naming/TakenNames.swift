import Diagnostics
import Foundation
import Identifiers

/// The names of modules and types that a package has already, so that a new one can keep clear of
/// them.
struct TakenNames {
  /// The package's folder.
  let root: String

  /// Reports a module whose name, or that of its tests, something else has.
  ///
  /// Upper and lower case count as the same, as they do to some file systems and in addresses.
  ///
  /// - Parameters:
  ///   - name: The new module's name.
  ///   - sources: The new module's sources; a module should not be called like a type in it.
  ///   - collector: Receives what is wrong.
  func check(module name: StarterName, _ sources: [StarterFile], _ collector: DiagnosticCollector) {
    for folder in ["Sources", "Tests"].flatMap({ [$0] + floors(in: $0) }) {
      for other in names(in: folder)
      where [name.module, "\(name.module)Tests"].contains(where: { $0.isLike(other) }) {
        report(name, "the module '\(other)'", in: "\(folder)/\(other)", collector)
      }
    }
    let declared = DeclaredNames(
      below: [
        SourceFolders.library, SourceFolders.samples, "Sources/Tracing/Trace",
        "Sources/Apps/Reactive",
      ],
      in: root)
    if let file = declared.files[name.module] {
      report(name, "the type '\(name.module)'", in: file, collector)
    }
    let own = sources.reduce(into: Set<String>()) { $0.formUnion(DeclaredNames.names(in: $1.text)) }
    if DeclaredNames.reserved.union(own).contains(name.module) {
      report(name, "something in Swift or in the module itself", in: nil, collector)
    }
    // Modules of the package are in there, too.
    guard !collector.diagnostics.hasErrors else { return }
    if let other = namesInManifest.first(where: { name.module.isLike($0) }) {
      report(name, "the library '\(other)'", in: "Package.swift", collector)
    }
  }

  /// Reports types that new sources would declare a second time.
  ///
  /// - Parameters:
  ///   - sources: The new sources.
  ///   - folders: Where the names must be free.
  ///   - name: What they belong to.
  ///   - collector: Receives what is wrong.
  func check(
    types sources: [StarterFile], in folders: [String], of name: StarterName,
    _ collector: DiagnosticCollector
  ) {
    let declared = DeclaredNames(below: folders, in: root).files
    let own = sources.reduce(into: Set<String>()) { $0.formUnion(DeclaredNames.names(in: $1.text)) }
    for type in own.sorted() {
      if let file = declared[type] { report(name, "the type '\(type)'", in: file, collector) }
      if DeclaredNames.reserved.contains(type) {
        report(name, "'\(type)', which means something in Swift,", in: nil, collector)
      }
    }
  }

  /// Reports types that would be public a second time: where both are seen, neither could be meant.
  ///
  /// - Parameters:
  ///   - sources: The new sources.
  ///   - name: What they belong to.
  ///   - collector: Receives what is wrong.
  func check(
    publicTypes sources: [StarterFile], of name: StarterName, _ collector: DiagnosticCollector
  ) {
    let declared = DeclaredNames(below: ["Sources"], in: root, onlyPublic: true).files
    let own = sources.reduce(into: Set<String>()) {
      $0.formUnion(DeclaredNames.names(in: $1.text, onlyPublic: true))
    }
    for type in own.sorted() {
      if let file = declared[type] { report(name, "the type '\(type)'", in: file, collector) }
    }
  }

  /// The names of libraries and other products that the package's manifest names.
  private var namesInManifest: [String] {
    let manifest = try? String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)
    return (manifest ?? "").matches(of: #/\b(?:name|package): "([\w-]+)"/#).map { String($0.1) }
  }

  /// The floors of the house, which are folders of modules.
  private func floors(in folder: String) -> [String] {
    names(in: folder).map { "\(folder)/\($0)" }
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
