import Foundation
import Metrics

/// Which source files stand on which implementation's page, and under which name.
struct CodeIndex: Sendable {
  /// A file on a page.
  struct Entry: Sendable, Hashable {
    let file: SourceFile
    /// What its anchors bear.
    let name: String
  }

  /// The files of one implementation.
  struct Shelf: Sendable {
    /// Of this sample, in this pattern.
    var own: [Entry] = []
    /// Of the pattern, whatever the sample.
    var machinery: [Entry] = []
    /// Of the sample, whatever the pattern.
    var domain: [Entry] = []

    var all: [Entry] { own + machinery + domain }
  }

  private let files: [SourceFile]
  private let modules: [String]
  private let folders: [String]

  /// The index of the files of patterns and samples.
  init(_ files: [SourceFile]) {
    self.files = files
    modules = Self.folders(in: files, under: ["Sources", "Patterns"])
    folders = Self.folders(in: files, under: ["Sources", "Samples"])
  }

  /// The module of a pattern: the folder whose name is its identifier without the hyphens.
  func module(ofPattern id: String) -> String? { Self.match(id, in: modules) }

  /// The folder of a sample, likewise.
  func folder(ofSample id: String) -> String? { Self.match(id, in: folders) }

  /// The files of one implementation, by path.
  func shelf(sample: String, pattern: String) -> Shelf {
    guard let module = module(ofPattern: pattern), let folder = folder(ofSample: sample) else {
      return Shelf()
    }
    var shelf = Shelf()
    var names: Set<String> = []
    for file in files {
      let parts = file.path.split(separator: "/").map(String.init)
      let inside = parts.dropLast().dropFirst(3)
      if parts.starts(with: ["Sources", "Patterns", module]) {
        if inside.contains(folder) {
          shelf.own.append(Self.entry(file, parts, &names))
        } else if !inside.contains(where: folders.contains) {
          shelf.machinery.append(Self.entry(file, parts, &names))
        }
      } else if parts.starts(with: ["Sources", "Samples", folder]) {
        shelf.domain.append(Self.entry(file, parts, &names))
      }
    }
    return shelf
  }

  private static func entry(
    _ file: SourceFile, _ parts: [String], _ names: inout Set<String>
  ) -> Entry {
    let stem = (parts.last ?? file.path).replacing(".swift", with: "")
    let plain = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    var name = String(plain)
    while !names.insert(name).inserted { name = "\(parts.dropLast().last ?? "")-\(name)" }
    return Entry(file: file, name: name)
  }

  private static func folders(in files: [SourceFile], under path: [String]) -> [String] {
    let found = files.compactMap { file -> String? in
      let parts = file.path.split(separator: "/").map(String.init)
      return parts.starts(with: path) && parts.count > path.count + 1 ? parts[path.count] : nil
    }
    return Set(found).sorted()
  }

  private static func match(_ id: String, in names: [String]) -> String? {
    let plain = id.replacing("-", with: "").lowercased()
    return names.first { $0.lowercased() == plain }
  }
}
