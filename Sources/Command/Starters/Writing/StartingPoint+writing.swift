public import Diagnostics
import Foundation

extension StartingPoint {
  /// Writes everything, or nothing.
  ///
  /// - Parameter folder: The folder to which paths are relative; it is created if necessary.
  /// - Throws: Every error that can be detected beforehand, such as existing files and missing
  ///   insertion positions. If a file cannot be written or copied, all earlier changes are undone.
  public func write(into folder: String) throws(DiagnosticError) {
    let changes = try changes(in: folder)
    var journal = FileJournal()
    do {
      for file in files { try journal.create(file.text, at: Self.fullPath(file.path, in: folder)) }
      for file in copies {
        try journal.copy(file.source, to: Self.fullPath(file.path, in: folder))
      }
      for (path, change) in changes {
        try journal.replace(change.old, by: change.new, at: Self.fullPath(path, in: folder))
      }
    } catch {
      journal.takeBack()
      throw DiagnosticError(
        .unwritable, at: SourceLocation(file: journal.current),
        "the file cannot be \(journal.work): \(Self.reason(error))",
        explanation: "Nothing has been changed.")
    }
  }

  /// Returns the changes to existing files, by path.
  ///
  /// - Throws: An error if a new file exists already, or if a position cannot be found.
  private func changes(
    in folder: String
  ) throws(DiagnosticError) -> [(path: String, change: (old: String, new: String))] {
    let collector = DiagnosticCollector()
    let existing = (files.map(\.path) + copies.map(\.path))
      .filter { FileManager.default.fileExists(atPath: Self.fullPath($0, in: folder)) }
    let inTheWay =
      existing.map { ($0, "the file already exists") }
      + filesInTheWay(in: folder).map {
        ($0, "this is a file, but a folder is needed here")
      }
    for (path, message) in inTheWay {
      collector.report(
        Diagnostic(
          .fileExists, at: SourceLocation(file: path), message,
          explanation: "Existing files are never overwritten.",
          suggestion: "choose another name, or move the file away"))
    }
    var changes: [String: (old: String, new: String)] = [:]
    for insertion in insertions {
      collector.collect { () throws(DiagnosticError) in
        let change: (old: String, new: String)
        if let known = changes[insertion.path] {
          change = known
        } else {
          let text = try Self.text(of: insertion.path, in: folder)
          change = (text, text)
        }
        changes[insertion.path] = (change.old, try insertion.applied(to: change.new))
      }
    }
    // Several insertions into one unreadable file cause equal diagnostics.
    if collector.hasErrors { throw DiagnosticError(Set(collector.diagnostics)) }
    return changes.sorted { $0.key < $1.key }.map { (path: $0.key, change: $0.value) }
  }

  /// Returns the files that are in the way of the new files' folders, in order.
  private func filesInTheWay(in folder: String) -> [String] {
    let parents = (files.map(\.path) + copies.map(\.path)).compactMap { path -> String? in
      var parent = Self.fullPath(path, in: folder).parentFolder
      var isFolder: ObjCBool = false
      while !parent.isEmpty,
        !FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder)
      {
        parent = parent.parentFolder
      }
      return parent.isEmpty || isFolder.boolValue ? nil : parent
    }
    return Set(parents).sorted()
  }

  private static func text(of path: String, in folder: String) throws(DiagnosticError) -> String {
    do {
      return try String(contentsOfFile: Self.fullPath(path, in: folder), encoding: .utf8)
    } catch {
      throw DiagnosticError(
        .unreadable, at: SourceLocation(file: path),
        "the file to be changed cannot be read",
        suggestion: "run the command in the package's own folder")
    }
  }

  /// Returns a path relative to the folder; absolute paths are unchanged.
  private static func fullPath(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    let code: Int32? =
      if cause.domain == NSPOSIXErrorDomain {
        Int32(cause.code)
      } else {
        // Without an underlying error, codes are mapped, so that all commands use the same words.
        switch CocoaError.Code(rawValue: error.code) {
        case .fileWriteNoPermission: EACCES
        case .fileWriteVolumeReadOnly: EROFS
        case .fileWriteOutOfSpace: ENOSPC
        case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
        default: nil
        }
      }
    return code.map { String(cString: strerror($0)) } ?? error.localizedDescription
  }
}

/// A journal of changes to files, so that they can be undone.
private struct FileJournal {
  private var created: [String] = []
  private var replaced: [(path: String, old: String)] = []
  /// The file that is being written or copied.
  private(set) var current = ""
  /// The participle for the current operation, for messages.
  private(set) var work = "written"

  mutating func create(_ text: String, at path: String) throws {
    (current, work) = (path, "written")
    try createFolder(path.parentFolder)
    // Recorded only once it is written, so that an existing file is never removed.
    try Data(text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
    created.append(path)
  }

  /// Copies a file, or the target of a symbolic link.
  mutating func copy(_ source: String, to path: String) throws {
    (current, work) = (source, "copied to '\(path)'")
    try createFolder(path.parentFolder)
    // A failed copy may leave a partial file, so it is recorded beforehand.
    created.append(path)
    try FileManager.default.copyItem(
      at: URL(filePath: source).resolvingSymlinksInPath(), to: URL(filePath: path))
  }

  mutating func replace(_ old: String, by new: String, at path: String) throws {
    (current, work) = (path, "written")
    try Data(new.utf8).write(to: URL(filePath: path), options: .atomic)
    replaced.append((path, old))
  }

  /// Undoes all changes in reverse order, as far as possible.
  func takeBack() {
    for (path, old) in replaced.reversed() {
      try? Data(old.utf8).write(to: URL(filePath: path), options: .atomic)
    }
    for path in created.reversed() { try? FileManager.default.removeItem(atPath: path) }
  }

  private mutating func createFolder(_ path: String) throws {
    guard !path.isEmpty, !FileManager.default.fileExists(atPath: path) else { return }
    try createFolder(path.parentFolder)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    created.append(path)
  }
}
