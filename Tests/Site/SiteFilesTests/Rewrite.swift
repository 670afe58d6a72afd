import Diagnostics
import Foundation
import Synchronization
import TestSupport

@testable import SiteFiles

/// A small site that is in a folder, and another that is to take its place.
struct Rewrite {
  static let old = [
    "index.html": "home", "kept/index.html": "as it was", "gone/deep/index.html": "old",
    "turned": "a file", "changed.css": "before",
  ]
  static let new = [
    "index.html": "new home", "kept/index.html": "as it was", "turned/index.html": "a folder",
    "changed.css": "after", "added/index.html": "",
  ]
  /// The files and links that no build wrote.
  static let unmanaged = [".gitignore": "*\n", "kept/note.txt": "mine", ".latest": "→ index.html"]

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try SiteWriter(folder: path, system: FileSystem.withoutSynchronizing)
      .write(Self.files(Self.old))
    try folder.write("*\n", to: "site/.gitignore")
    try folder.write("mine", to: "site/kept/note.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("site/.latest"), withDestinationPath: "index.html")
  }

  var path: String { folder.path("site") }

  /// Puts the new site in the old one's place.
  func write(
    through system: FileSystem = .withoutSynchronizing
  ) throws(DiagnosticError) -> WritingSummary {
    try SiteWriter(folder: path, system: system).write(Self.files(Self.new))
  }

  /// Tells which of the two sites is there, whole and with what no build wrote; else all there is.
  func standing() throws -> Standing { try Self.standing(at: path) }

  /// Tells which of the two sites is in a folder.
  static func standing(at path: String) throws -> Standing {
    let system = FileSystem()
    guard try system.status(of: path) != nil else { return .neither([:]) }
    var texts: [String: String] = [:]
    for file in try FolderInventory(of: path, system).files where file != Manifest.name {
      let full = "\(path)/\(file)"
      let isLink = try system.status(of: full)?.kind == .link
      texts[file] =
        isLink
        ? "→ \(try system.destination(ofLink: full))"
        : try String(contentsOfFile: full, encoding: .utf8)
    }
    let written = try Manifest(inFolder: path, system)?.paths
    let all = texts
    func holds(_ site: [String: String]) -> Bool {
      all == site.merging(unmanaged) { own, _ in own } && written == Set(site.keys)
    }
    return holds(old) ? .old : holds(new) ? .new : .neither(texts)
  }

  /// Returns the names of what is in the folder that holds the site.
  func neighbours() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  static func files(_ texts: [String: String]) -> [OutputFile] {
    texts.sorted { $0.key < $1.key }.map { OutputFile(path: $0.key, text: $0.value) }
  }
}

extension Rewrite {
  enum Standing: Equatable {
    case old, new
    case neither([String: String])
  }

  /// The way in which a new site takes the old one's place.
  enum Way: String, CaseIterable {
    case exchange, renames, emptying

    /// The error number with which the exchange of two folders fails, or 0.
    var exchangeCode: Int32 {
      switch self {
      case .exchange: 0
      case .renames: ENOSYS
      case .emptying: EXDEV
      }
    }
  }
}

extension FileSystem {
  /// The system for what is done many times over: bringing everything to a busy disk takes long.
  static let withoutSynchronizing = FileSystem { operation, _ in
    operation.isSynchronizing ? ENOSYS : 0
  }
}

extension FileSystem.Operation {
  var isSynchronizing: Bool { self == .synchronizeVolume || self == .synchronizeFolder }
}
