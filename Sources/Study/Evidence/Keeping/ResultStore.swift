package import Foundation

/// Finished results on disk, so that a later build need not compute them again.
///
/// A result is a file of its own, named by its key, in a folder that nothing else uses. A file that
/// is damaged or was written by something else counts as none. Nothing that goes wrong here is a
/// fault of a build: what cannot be read is computed, and what cannot be written is not kept.
///
/// ```swift
/// let store = ResultStore(folder: folder, program: program)
/// var key = store.key()
/// key.add(text)
/// if let bytes = store.result(for: key) { return try read(bytes) }
/// store.keep(bytes, for: key)
/// ```
package struct ResultStore: Sendable {
  private let folder: URL
  /// The program that computes the results.
  private let program: ProgramIdentity
  /// The number of results that are kept.
  private let limit: Int

  /// Names a store; nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - folder: Its folder, which is made when there is something to keep.
  ///   - program: The program that computes the results.
  ///   - limit: How many results it keeps: those that were used last.
  package init(folder: URL, program: ProgramIdentity, limit: Int = 4) {
    self.folder = folder
    self.program = program
    self.limit = limit
  }

  /// A store of the same program for results of another sort.
  ///
  /// - Parameters:
  ///   - name: The name of its folder, which is beside this one's.
  ///   - limit: How many results it keeps.
  /// - Returns: The store.
  package func beside(_ name: String, limit: Int) -> ResultStore {
    ResultStore(
      folder: folder.deletingLastPathComponent().appending(path: name), program: program,
      limit: limit)
  }

  /// A key of this program's results, to which everything is to be added that a result is computed
  /// from.
  package func key() -> ResultKey { ResultKey(program) }

  /// The result for a key.
  ///
  /// - Returns: Its bytes as they were kept; `nil` if there is none, or only a damaged one.
  package func result(for key: ResultKey) -> [UInt8]? {
    let file = file(for: key)
    guard let data = try? Data(contentsOf: file),
      let result = KeptFile.content(of: [UInt8](data), for: key)
    else { return nil }
    // Used last; that this fails in a folder that may only be read does no harm.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return result
  }

  /// Keeps a result in place of the one that was used longest ago.
  ///
  /// Another build that reads or writes at the same time finds the old result or the new one.
  ///
  /// - Parameters:
  ///   - bytes: The result.
  ///   - key: What it is found by.
  package func keep(_ bytes: [UInt8], for key: ResultKey) {
    let manager = FileManager.default
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    // Written under another name and renamed.
    try? Data(KeptFile.bytes(holding: bytes, for: key)).write(to: file(for: key), options: .atomic)
    let files = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    let byUse = files.map { name in (path: folder.appending(path: name).path, used: used(name)) }
      .sorted { ($1.used, $1.path) < ($0.used, $0.path) }
    for file in byUse.dropFirst(limit) { try? manager.removeItem(atPath: file.path) }
  }

  private func file(for key: ResultKey) -> URL { folder.appending(path: key.fileName) }

  /// Returns the time at which a file was used last.
  private func used(_ name: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: folder.appending(path: name).path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}

extension ResultStore {
  /// The store of the program that runs: the folder `kept-results` beside it.
  ///
  /// - Returns: The store; `nil` if the program cannot be read.
  package static func besideProgram() -> ResultStore? {
    guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath(),
      let program = ProgramIdentity(of: executable)
    else { return nil }
    let folder = executable.deletingLastPathComponent().appending(path: "kept-results")
    return ResultStore(folder: folder, program: program)
  }
}

/// A kept result as a file: a first line that says what it is, its key, its checksum, and its
/// bytes.
enum KeptFile {
  /// The first line; another number is another format.
  private static let title = "counterpoint kept result 1"

  /// The file of a result.
  static func bytes(holding result: [UInt8], for key: ResultKey) -> [UInt8] {
    head(of: result, for: key) + result
  }

  /// Returns the contents of a file; `nil` if it is not whole, not of this format, or of another
  /// key.
  static func content(of file: [UInt8], for key: ResultKey) -> [UInt8]? {
    // The head is three lines.
    var ends = 0
    guard
      let end = file.prefix(200).firstIndex(where: { byte in
        if byte == UInt8(ascii: "\n") { ends += 1 }
        return ends == 3
      })
    else { return nil }
    let result = Array(file[(end + 1)...])
    return Array(file[...end]) == head(of: result, for: key) ? result : nil
  }

  private static func head(of result: [UInt8], for key: ResultKey) -> [UInt8] {
    Array("\(title)\n\(key.fileName)\n\(result.count) \(Checksum.of(result))\n".utf8)
  }
}
