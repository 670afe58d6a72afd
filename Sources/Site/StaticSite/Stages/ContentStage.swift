import Diagnostics
import SiteFiles
import SiteTemplates

/// The content folder, read.
///
/// A file depends on nothing but itself.
struct ContentStage: BuildStage {
  private var sources = ContentSources()
  /// All that was read.
  private(set) var content: SiteContent
  /// The reasons for which the folder cannot be read; empty if it can.
  private(set) var unreadable: [Diagnostic] = []

  /// A folder that has not been read.
  init(_ folder: SourceFolder) {
    content = SiteContent(folder: folder, entries: [])
  }

  /// All that is wrong with files, and with several of them together.
  var diagnostics: [Diagnostic] { unreadable + sources.diagnostics(in: content.folder) }

  /// The text of a file; `nil` if it is not one to be published.
  func text(_ path: String) -> ContentText? {
    if case .text(let text) = sources.entries[path] { text } else { nil }
  }

  /// Reads the files that have changed.
  ///
  /// - Returns: The difference; for all files no more than that they are new.
  mutating func update(_ input: ContentInput, _ causes: inout Causes) -> ContentChange {
    let change = read(input)
    guard causes.areKept else { return change }
    for (path, fate) in change.files.sorted(by: { $0.key < $1.key }) {
      let file = content.folder.file(path)
      let data = DataFile.name(of: file).map { [SitePart.data($0)] } ?? []
      causes.record(file: file.path, fate, of: [.text(path), .file(path)] + data)
    }
    return change
  }

  private mutating func read(_ input: ContentInput) -> ContentChange {
    if input.changed.isEmpty { return ContentChange() }
    let before: [String: ContentEntry?]
    do throws(DiagnosticError) {
      before = try sources.update(
        content.folder, changed: input.changed, with: input.reader)
      unreadable = []
    } catch {
      unreadable = error.diagnostics
      return ContentChange()
    }
    guard case .these = input.changed else {
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

  /// Takes over texts that were read again, as long as nothing else has changed.
  ///
  /// This is the usual change, an edited text: one place of an array is replaced, where else the
  /// whole content would be put together from all files.
  ///
  /// - Returns: Whether that was all.
  private mutating func replaceTexts(_ paths: some Collection<String>) -> Bool {
    // A text that names a file lets it out, if a draft names it, too.
    !content.mayWithhold
      && paths.allSatisfy { path in
        guard let text = text(path) else { return false }
        return content.replace(with: text)
      }
  }
}

extension ContentEntry {
  /// The kind of a text, at fault or not; `nil` for what is none.
  fileprivate var kind: String? {
    switch self {
    case .text(let text), .heldBack(let text, _): text.kind
    case .unread(let text): text.kind
    case .data, .file, .other: nil
    }
  }
}

/// The files to read.
struct ContentInput {
  /// The paths of files and folders that were changed, added or deleted.
  let changed: Affected<String>
  let reader: ContentReader
}

/// The difference after reading.
struct ContentChange: Sendable {
  /// The change of each file that was read or is gone, by path.
  fileprivate(set) var files: [String: FileChange] = [:]
  /// The texts whose pages have come, gone or moved, and those held back that have come
  /// or gone, by path.
  fileprivate(set) var moved: Set<String> = []
  /// The names of the data that differ.
  fileprivate(set) var data: Set<String> = []
  /// The kinds of the texts among the files, as they were and as they are.
  fileprivate(set) var kinds: Set<String> = []
  /// Tells whether other files than before are copied.
  fileprivate(set) var copiesOthers = false
}
