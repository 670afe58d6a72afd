package import Foundation

/// A folder described in code, to be put on disk for the time of a test.
package struct Folder {
  package let name: String
  package let entries: [any FolderEntry]

  package init(_ name: String, @FolderBuilder _ entries: () -> [any FolderEntry]) {
    self.name = name
    self.entries = entries()
  }
}

package struct TextFile {
  package let name: String
  package let text: String

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

package protocol FolderEntry {
  func write(in folder: URL) throws
}

extension Folder: FolderEntry {
  package func write(in folder: URL) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for entry in entries { try entry.write(in: url) }
  }
}

extension TextFile: FolderEntry {
  package func write(in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }
}

@resultBuilder package enum FolderBuilder {
  package static func buildExpression(_ entry: any FolderEntry) -> [any FolderEntry] { [entry] }
  package static func buildBlock(_ entries: [any FolderEntry]...) -> [any FolderEntry] {
    entries.flatMap { $0 }
  }
  package static func buildOptional(_ entries: [any FolderEntry]?) -> [any FolderEntry] {
    entries ?? []
  }
  package static func buildArray(_ entries: [[any FolderEntry]]) -> [any FolderEntry] {
    entries.flatMap { $0 }
  }
}

/// A folder on disk that goes when the test has ended.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init(@FolderBuilder _ entries: () -> [any FolderEntry] = { [] }) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for entry in entries() { try entry.write(in: url) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ relative: String) -> String { url.appendingPathComponent(relative).path }

  package func text(_ relative: String) throws -> String {
    try String(contentsOfFile: path(relative), encoding: .utf8)
  }

  package func write(_ text: String, to relative: String) throws {
    let target = URL(fileURLWithPath: path(relative))
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: target)
  }

  /// Every file below a folder: path, bytes, inode and time of modification.
  package func state(of relative: String) throws -> [String: String] {
    var state: [String: String] = [:]
    let walk = FileManager.default.enumerator(atPath: path(relative))
    while let file = walk?.nextObject() as? String {
      let full = path(relative) + "/" + file
      let attributes = try FileManager.default.attributesOfItem(atPath: full)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      let bytes = try Data(contentsOf: URL(fileURLWithPath: full)).base64EncodedString()
      state[file] = "\(attributes[.systemFileNumber] ?? 0) \(date) \(bytes)"
    }
    return state
  }
}
