import Diagnostics
import Sequences
import SiteFiles
import SiteLinks
import SiteTemplates

/// The files of the content folder.
///
/// Each file depends only on itself.
struct ContentStage: BuildStage {
  private var sources = ContentSources()
  private(set) var content: SiteContent
  /// The reasons why the folder cannot be read; empty if it can.
  private(set) var unreadable: [Diagnostic] = []

  init(_ folder: SourceFolder) {
    content = SiteContent(folder: folder, entries: [])
  }

  /// The errors of single files, and of several files together.
  var diagnostics: [Diagnostic] { unreadable + sources.diagnostics(in: content.folder) }

  /// Returns the text of a file; `nil` if the file is not a text to be published.
  func text(_ path: String) -> ContentText? {
    if case .text(let text) = sources.entries[path] { text } else { nil }
  }

  /// Reads the files that have changed.
  ///
  /// A path may be that of a file or a folder that was changed, added or deleted.
  ///
  /// - Returns: The differences; if all files are read, only that they are new.
  mutating func update(_ input: ContentInput, _ causes: inout Causes) -> ContentChange {
    let change = read(input.changed, input.reader)
    guard causes.areKept else { return change }
    for (path, fate) in change.files.sorted(by: { $0.key < $1.key }) {
      let file = content.folder.file(path)
      let data = DataFile.name(of: file).map { [SitePart.data($0)] } ?? []
      causes.record(file: file.path, fate, of: [.text(path), .file(path)] + data)
    }
    return change
  }

  private mutating func read(
    _ changed: Affected<String>, _ reader: ContentReader
  ) -> ContentChange {
    if changed.isEmpty { return ContentChange() }
    let before: [String: ContentEntry?]
    do throws(DiagnosticError) {
      before = try sources.update(content.folder, changed: changed, with: reader)
      unreadable = []
    } catch {
      unreadable = error.diagnostics
      return ContentChange()
    }
    guard case .these = changed else {
      content = SiteContent(
        folder: content.folder, entries: sources.paths.compactMap { sources.entries[$0] })
      return ContentChange(files: before.mapValues { _ in .added }, copiesOthers: true)
    }
    let affected = before.keys.map { path in
      (path: path, page: content.path(ofText: path), heldBack: content.heldBack[path])
    }
    var change = ContentChange()
    for (path, entry) in before {
      let now = sources.entries[path]
      change.files[path] = entry == nil ? .added : now == nil ? .removed : .changed
      change.kinds.formUnion([entry?.kind, now?.kind].compactMap(\.self))
    }
    if !replaceTexts(before.keys) {
      let old = content
      content = SiteContent(
        folder: old.folder, entries: sources.paths.compactMap { sources.entries[$0] })
      change.data = Set(content.data.keys).union(old.data.keys)
        .filter { content.data[$0] != old.data[$0] }
      change.copiesOthers = content.files.map(\.path) != old.files.map(\.path)
    }
    for (path, page, heldBack) in affected
    where content.path(ofText: path) != page || content.heldBack[path] != heldBack {
      change.moved.insert(path)
    }
    return change
  }

  /// Replaces texts that were read again, as long as nothing else has changed.
  ///
  /// Editing a text is the most common change. It replaces one element of an array, instead of
  /// assembling the whole content from all files.
  ///
  /// - Returns: `true` if nothing else has changed.
  private mutating func replaceTexts(_ paths: some Collection<String>) -> Bool {
    // A text that names a file publishes it, even if a draft names it too.
    !content.mayWithhold
      && paths.allSatisfy { path in
        guard let text = text(path) else { return false }
        return content.replace(with: text)
      }
  }
}

struct ContentInput {
  /// The paths of files and folders that were changed, added or deleted.
  let changed: Affected<String>
  let reader: ContentReader
}

extension ContentEntry {
  /// The kind of a text, with or without errors; `nil` for other files.
  fileprivate var kind: String? {
    switch self {
    case .text(let text), .heldBack(let text, _): text.kind
    case .unread(let text): text.kind
    case .data, .file, .other: nil
    }
  }
}

struct ContentChange: Sendable {
  /// The change of each file that was read or removed, by path.
  fileprivate(set) var files: [String: FileChange] = [:]
  /// The paths of texts whose pages were added, removed or moved, and of held-back ones likewise.
  fileprivate(set) var moved: Set<String> = []
  fileprivate(set) var data: Set<String> = []
  /// The kinds of the changed texts, before and after the change.
  fileprivate(set) var kinds: Set<String> = []
  /// Indicates whether the set of copied files differs.
  fileprivate(set) var copiesOthers = false
}

/// The files of the content folder, as last read.
///
/// A change is given as paths, not as events: an editor that saves by renaming, a moved folder and
/// a switched branch all become paths to look at again.
private struct ContentSources: Sendable {
  /// The entry of each file, by its path within the folder.
  private(set) var entries: [String: ContentEntry] = [:]
  /// The errors of files, by path, with entries only for files that have any.
  private(set) var diagnostics: [String: [Diagnostic]] = [:]
  /// The sorted paths.
  private(set) var paths: [String] = []

  /// Reads files.
  ///
  /// - Returns: The previous entries of files that were read or removed; `nil` for a new file.
  /// - Throws: An error if the folder cannot be read.
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

  /// Returns the errors of single files, and of several files together.
  func diagnostics(in folder: SourceFolder) -> [Diagnostic] {
    diagnostics.values.flatMap(\.self) + sharedNames(in: folder)
  }

  /// Returns an error for each data file that has the same name for templates as another.
  private func sharedNames(in folder: SourceFolder) -> [Diagnostic] {
    var files: [String: String] = [:]
    var found: [Diagnostic] = []
    for path in paths where path.hasPrefix(DataFile.folder) {
      guard case .data(let name, _, _) = entries[path] else { continue }
      if let other = files.updateValue(path, forKey: name) {
        found.append(
          Diagnostic(
            .sameName, at: SourceLocation(file: folder.file(path).path),
            "this file and '\(other)' would both be 'data.\(name)' in templates",
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
  /// Finds the files that a change refers to; the path of a folder refers to all files in it.
  ///
  /// - Parameters:
  ///   - changed: The paths of files and folders.
  ///   - isKnown: Returns whether a file existed before.
  ///   - known: Returns the paths of all files that existed before.
  /// - Returns: The existing files that have to be read, and the paths of removed files.
  /// - Throws: An error if the folder cannot be read.
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

  /// Returns the common beginning of the paths of all files in a folder.
  private static func prefix(_ folder: String) -> String {
    SitePath.isFolder(folder) ? folder : folder + "/"
  }
}
