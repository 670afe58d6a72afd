public import Diagnostics
import Foundation

/// A folder from which files are read: content or templates.
public struct SourceFolder: Sendable {
  /// The path of the folder, which messages show for its files.
  public let path: String
  /// The fallback folder, whose files are used if this folder has none of the same name.
  private let base: String?

  /// Creates a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - base: The path of a fallback folder. The files of both are visible; if both have a file,
  ///     that of this folder is used.
  public init(_ path: String, over base: String? = nil) {
    self.path = path
    self.base = base
  }

  /// A file of the folder.
  public struct File: Hashable, Sendable {
    /// The path within the folder, such as `guide/choosing.md`.
    public let relativePath: String
    /// The path that messages show: in this folder, wherever the file is read.
    public let path: String
    fileprivate let place: String

    /// The relative path's extension without the dot, in lower case.
    public var pathExtension: String {
      guard let dot = relativePath.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
      let rest = relativePath[dot...].dropFirst()
      return rest.utf8.contains(UInt8(ascii: "/")) ? "" : rest.lowercased()
    }
  }

  /// Returns all files below the folder except ignored ones, sorted by relative path.
  ///
  /// - Throws: An error if the folder cannot be read.
  /// - Complexity: O(*n* log *n*).
  public func files() throws(DiagnosticError) -> [File] {
    guard let base else { return try ownFiles() }
    let files = file("").form == .missing ? [] : try ownFiles()
    let known = Set(files.map(\.relativePath))
    let others = try SourceFolder(base).files().filter { !known.contains($0.relativePath) }
      .map(named)
    return (files + others).sorted { $0.relativePath < $1.relativePath }
  }

  private func ownFiles() throws(DiagnosticError) -> [File] {
    let system = FileSystem()
    var files: [File] = []
    var folders = [""]
    do throws(FileError) {
      while let folder = folders.popLast() {
        for entry in try system.entries(of: ownFile(folder).path)
        where !Self.isPassedOver(entry.name) {
          if entry.isFolder {
            folders.append(folder + entry.name + "/")
          } else {
            files.append(ownFile(folder + entry.name))
          }
        }
      }
    } catch  where error.path == file("").path {
      throw DiagnosticError(
        .unreadable, at: SourceLocation(file: path),
        error.code == ENOENT
          ? "there is no such folder" : "the folder cannot be read: \(error.reason)")
    } catch {
      throw DiagnosticError(.unreadable("folder", at: error.path, error))
    }
    return files.sorted { $0.relativePath < $1.relativePath }
  }

  /// Indicates whether a file or folder of this name is ignored.
  ///
  /// It is hidden, or was left by an editor (`a.md~`, `#a.md#`, `a.md.swp`, Vim's `4913`). The
  /// folder `.well-known` is an exception, because its files are meant to be published.
  package static func isPassedOver(_ name: some StringProtocol) -> Bool {
    if name.hasPrefix(".") { return name != ".well-known" }
    return name.hasSuffix("~") || name.hasSuffix(".swp") || name == "4913"
      || name.hasPrefix("#") && name.hasSuffix("#")
  }

  /// Returns the file at a path within the folder, existing or not.
  public func file(_ relativePath: String) -> File {
    let own = ownFile(relativePath)
    guard let base, !relativePath.isEmpty, own.form == .missing else { return own }
    let other = SourceFolder(base).file(relativePath)
    return other.form == .missing ? own : named(other)
  }

  private func ownFile(_ relativePath: String) -> File {
    let prefix = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
    let path = prefix + relativePath
    return File(relativePath: relativePath, path: path, place: path)
  }

  /// Returns a file of the fallback folder, named as if it were in this one.
  private func named(_ other: File) -> File {
    File(
      relativePath: other.relativePath, path: ownFile(other.relativePath).path, place: other.place)
  }
}

extension SourceFolder.File {
  /// The type of the item at a path.
  package enum Form {
    case file, folder, missing
  }

  /// The type of the item that exists now.
  package var form: Form {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
      return .missing
    }
    return isFolder.boolValue ? .folder : .file
  }

  /// Returns the file's bytes.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Returns: The bytes.
  /// - Throws: An error if the file cannot be read, is not an ordinary file, or is longer.
  public func bytes(atMost limit: Int = .max) throws(DiagnosticError) -> [UInt8] {
    let file = try reading { system throws(FileError) in
      try system.ordinaryFile(at: place, atMost: limit)
    }
    switch file {
    case .whole(let bytes): return bytes
    case .longer: throw tooLong(limit)
    case .none: break
    }
    guard try status().size <= limit else { throw tooLong(limit) }
    return try reading { system throws(FileError) in
      guard let bytes = try system.bytes(of: place, followingLinks: true) else {
        throw FileError(path: path, code: ENOENT)
      }
      return bytes
    }
  }

  /// Returns the first bytes of the file, at most 256 KiB.
  ///
  /// - Throws: An error if the file cannot be read or is not an ordinary file.
  package func head() throws(DiagnosticError) -> [UInt8] {
    _ = try status()
    return try reading { system throws(FileError) in try system.firstPortion(of: place) }
  }

  /// Inspects the file without reading it, in order to copy it later.
  ///
  /// - Throws: An error if it is not an ordinary file or cannot be read.
  public func stamp() throws(DiagnosticError) -> FileStamp {
    let status = try status()
    try reading { system throws(FileError) in try system.checkReadable(place) }
    return FileStamp(place, status)
  }

  /// Returns the status of the file.
  ///
  /// A pipe is refused, because opening it would wait for a writer; so is a link to a folder,
  /// which may form a cycle, and one to a file outside, whose publication would be unintended.
  private func status() throws(DiagnosticError) -> FileStatus {
    let itself = try self.status(followingLinks: false)
    let status = itself.kind == .link ? try self.status(followingLinks: true) : itself
    if status.kind == .other {
      throw error(
        "expected a file, found a pipe, a socket or a device",
        explanation: "It is not opened, because reading it might never end.",
        suggestion: "move it away")
    }
    guard itself.kind == .link else { return status }
    if status.kind == .folder {
      throw error(
        "symbolic links to folders are not followed",
        explanation: "Such a link may lead out of the folders of the site, or form a cycle.",
        suggestion: "copy the folder here, or delete the link")
    }
    let root = String(place.dropLast(relativePath.count))
    let (folder, target) = try reading { system throws(FileError) in
      (try system.resolved(root.isEmpty ? "." : root), try system.resolved(place))
    }
    guard target.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") else {
      throw error(
        "symbolic links to files outside of the folder are not followed",
        explanation: "Anyone who can create a link here could publish the file that it leads to.",
        suggestion: "copy the file here, or delete the link")
    }
    return status
  }

  private func status(followingLinks: Bool) throws(DiagnosticError) -> FileStatus {
    try reading { system throws(FileError) in
      guard let status = try system.status(of: place, followingLinks: followingLinks) else {
        throw FileError(path: path, code: ENOENT)
      }
      return status
    }
  }

  private func tooLong(_ limit: Int) -> DiagnosticError {
    error(
      "the text is longer than \(limit / 1_000_000) MB",
      explanation:
        "Rendering its page would take many times as much memory.",
      suggestion: "split it, or give it another file extension, so that it is copied as it is")
  }

  private func error(
    _ message: String, explanation: String, suggestion: String
  ) -> DiagnosticError {
    DiagnosticError(
      .unreadable, at: SourceLocation(file: path), message, explanation: explanation,
      suggestion: suggestion)
  }

  private func reading<Result>(
    _ work: (FileSystem) throws(FileError) -> Result
  ) throws(DiagnosticError) -> Result {
    do throws(FileError) {
      return try work(FileSystem())
    } catch {
      throw DiagnosticError(.unreadable("file", at: path, error))
    }
  }

  /// Returns the file's text.
  ///
  /// - Throws: An error if the file cannot be read or is not UTF-8.
  public func text() throws(DiagnosticError) -> String {
    let bytes = try bytes()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw DiagnosticError(.notUTF8(bytes, file: path))
    }
    return text
  }
}

extension Diagnostic {
  /// Returns an error for a file or folder that cannot be read.
  fileprivate static func unreadable(
    _ kind: String, at path: String, _ error: FileError
  ) -> Diagnostic {
    let location = SourceLocation(file: path)
    // It replaces each byte of a name that is not UTF-8, so no file with the read name exists.
    guard error.code == ENOENT, path.contains("\u{FFFD}") else {
      return Diagnostic(.unreadable, at: location, "the \(kind) cannot be read: \(error.reason)")
    }
    return Diagnostic(
      .unreadable, at: location, "the name of this \(kind) is not valid UTF-8",
      explanation: "Each invalid byte is shown as '\u{FFFD}'.",
      suggestion: "give it another name, in UTF-8")
  }
}
