import Diagnostics
import Sequences
import SiteFiles
import SiteLinks

/// The files of the content folder, as they were last read.
///
/// A change is given as paths, and not as what happened to them: an editor that saves by renaming,
/// a folder that is moved and a branch that is switched all come down to paths to look at again.
struct ContentSources: Sendable {
  /// The entry of each file, by its path within the folder.
  private(set) var entries: [String: ContentEntry] = [:]
  /// The faults of files, by path; only of those at fault.
  private(set) var diagnostics: [String: [Diagnostic]] = [:]
  /// The paths, sorted.
  private(set) var paths: [String] = []

  /// Reads files.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - changed: The paths of files and folders that were changed, added or deleted.
  ///   - reader: How files are read.
  /// - Returns: What the files were that were read or are gone, by path; `nil` for one that is new.
  /// - Throws: That the folder cannot be read.
  mutating func update(
    _ folder: SourceFolder, changed: Affected<String>, with reader: ContentReader
  ) throws(DiagnosticError) -> [String: ContentEntry?] {
    let (present, gone) = try folder.resolve(
      changed, isKnown: { entries[$0] != nil }, known: { paths })
    let read = present.concurrentMap { (file: $0, result: reader.read($0)) }
    var before: [String: ContentEntry?] = [:]
    before.reserveCapacity(read.count)
    entries.reserveCapacity(entries.count + read.count)
    for (file, result) in read {
      let path = file.relativePath
      before.updateValue(entries.updateValue(result.entry, forKey: path), forKey: path)
      if !result.diagnostics.isEmpty || diagnostics[path] != nil {
        diagnostics[path] = result.diagnostics.isEmpty ? nil : result.diagnostics
      }
    }
    for path in gone {
      before.updateValue(entries.removeValue(forKey: path), forKey: path)
      diagnostics[path] = nil
    }
    if case .all = changed {
      paths = read.map { $0.file.relativePath }
    } else if entries.count != paths.count || !gone.isEmpty {
      paths = entries.keys.sorted()
    }
    return before
  }

  /// All that is wrong with files, and with several of them together.
  func diagnostics(in folder: SourceFolder) -> [Diagnostic] {
    diagnostics.values.flatMap(\.self) + sharedNames(in: folder)
  }

  /// Data that templates would know by one name.
  private func sharedNames(in folder: SourceFolder) -> [Diagnostic] {
    var files: [String: String] = [:]
    var found: [Diagnostic] = []
    for path in paths where path.hasPrefix(DataFile.folder) {
      guard case .data(let name, _, _) = entries[path] else { continue }
      if let other = files.updateValue(path, forKey: name) {
        found.append(
          Diagnostic(
            .sameName, at: SourceLocation(file: folder.file(path).path),
            "templates know this file and '\(other)' as 'data.\(name)'",
            suggestion: "give one of them another name",
            notes: [
              DiagnosticNote(at: SourceLocation(file: folder.file(other).path), "the other is here")
            ]))
      }
    }
    return found
  }
}

extension SourceFolder {
  /// Finds the files that a change means.
  ///
  /// A path that is, or was, a folder means all files in it.
  ///
  /// - Parameters:
  ///   - changed: The paths of files and folders.
  ///   - isKnown: Whether a file was there before.
  ///   - known: The paths of all files that were there before.
  /// - Returns: The files that are there and have to be read, and the paths of those that are gone.
  /// - Throws: That the folder cannot be read.
  fileprivate func resolve(
    _ changed: Affected<String>, isKnown: (String) -> Bool, known: () -> [String]
  ) throws(DiagnosticError) -> (present: [File], gone: Set<String>) {
    guard case .these(let changed) = changed else {
      let files = try files()
      let known = Set(known())
      return (files, known.isEmpty ? [] : known.subtracting(files.map(\.relativePath)))
    }
    var present: [File] = []
    var gone: Set<String> = []
    var folders: [String] = []
    for path in changed.sorted() {
      switch file(path).form {
      case .file where !path.split(separator: "/").contains(where: Self.isPassedOver):
        present.append(file(path))
      case .file: break
      case .missing where isKnown(path): gone.insert(path)
      case .missing: gone.formUnion(known().filter { $0.hasPrefix(Self.prefix(path)) })
      case .folder: folders.append(Self.prefix(path))
      }
    }
    guard !folders.isEmpty else { return (present, gone) }
    let all = try files()
    let found = Set(all.map(\.relativePath))
    present = all.filter { file in
      changed.contains(file.relativePath) || !isKnown(file.relativePath)
        || folders.contains { file.relativePath.hasPrefix($0) }
    }
    return (present, Set(known()).subtracting(found))
  }

  /// The text that the paths of all files in a folder begin with.
  private static func prefix(_ folder: String) -> String {
    SitePath.isFolder(folder) ? folder : folder + "/"
  }
}
