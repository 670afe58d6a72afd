package import Foundation

/// Finished results on disk, so that a later build need not compute them again.
///
/// A result is a file of its own, named by its key, in a folder that nothing else uses. A file that
/// is damaged or was written by something else counts as none. Nothing that goes wrong here is a
/// fault of a build: what cannot be read is computed, and what cannot be written is not kept.
///
/// ```swift
/// let store = ResultStore(folder: folder, program: program)
/// var key = store.key("report")
/// key.add(text)
/// if let bytes = store.result(for: key) { return try read(bytes) }
/// store.keep(bytes, for: key)
/// ```
package struct ResultStore: Sendable {
  /// The folder; `nil` if nothing is kept.
  private let folder: URL?
  private let program: ProgramIdentity
  /// The number of bytes that are kept.
  private let limit: Int
  /// The modules of implementations, each of which matters only for what that implementation did.
  private let played: Set<String>
  /// The digest of the code of all modules but those.
  private let house: String

  /// A store that keeps nothing, for a build that computes everything.
  package static let nowhere = ResultStore(nil, ProgramIdentity(""), limit: 0, played: [])

  /// Names a store; nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - folder: Its folder, which is made when there is something to keep.
  ///   - program: The program that computes the results.
  ///   - limit: How many bytes it keeps: those that were used last.
  package init(folder: URL, program: ProgramIdentity, limit: Int = 400_000_000) {
    self.init(folder, program, limit: limit, played: [])
  }

  private init(_ folder: URL?, _ program: ProgramIdentity, limit: Int, played: Set<String>) {
    self.folder = folder
    self.program = program
    self.limit = limit
    self.played = played
    house = Self.digest(program.code { !played.contains($0) })
  }

  /// The same store with the modules of implementations distinguished from all others.
  func distinguishing(_ played: Set<String>) -> ResultStore {
    ResultStore(folder, program, limit: limit, played: played)
  }
}

// MARK: Keys

extension ResultStore {
  /// The modules that only look at recordings, or at none: a recording is the same without them.
  ///
  /// A module that is not listed counts as one that plays. `Tests/Tools/test_floors.py` holds that
  /// what plays uses none of these.
  private static let watching: Set = [
    "Comparison", "CounterpointCommand", "Diagrams", "Exhibits", "Metrics", "Report", "build_site",
  ]

  /// A key of results that no implementation's code decides about.
  package func key(_ sort: String) -> ResultKey {
    var key = ResultKey(sort)
    key.add(house)
    return key
  }

  /// A key of results that the code of some implementations decides about, too.
  package func key(_ sort: String, of modules: Set<String>) -> ResultKey {
    var key = key(sort)
    key.add(Self.digest(program.code { played.contains($0) && modules.contains($0) }))
    return key
  }

  /// A key of results that the code of every implementation may decide about.
  package func keyOfEverything(_ sort: String) -> ResultKey { key(sort, of: played) }

  /// A key of what an implementation of a module does when it is played.
  ///
  /// Such a module uses no other one that is played; `test_floors.py` holds that, too.
  func key(_ sort: String, playing module: String) -> ResultKey {
    var key = ResultKey(sort)
    key.add(
      Self.digest(
        program.code { name in
          name == module || !Self.watching.contains(name) && !played.contains(name)
        }))
    return key
  }

  private static func digest(_ text: String) -> String { Digest(of: Array(text.utf8)).description }
}

// MARK: Results

extension ResultStore {
  /// The result for a key.
  ///
  /// - Returns: Its bytes as they were kept; `nil` if there is none, or only a damaged one.
  package func result(for key: ResultKey) -> [UInt8]? { result(named: key.fileName) }

  /// Says whether anything is kept.
  package var keepsResults: Bool { folder != nil }

  /// The result whose key has a name.
  package func result(named name: String) -> [UInt8]? {
    guard let folder else { return nil }
    let file = folder.appending(path: name)
    guard let data = try? Data(contentsOf: file),
      let result = KeptFile.content(of: [UInt8](data), named: name)
    else { return nil }
    // Used last; that this fails in a folder that may only be read does no harm.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return result
  }

  /// Keeps a result.
  ///
  /// Another build that reads or writes at the same time finds the old result or the new one.
  package func keep(_ bytes: [UInt8], for key: ResultKey) {
    guard let folder else { return }
    let name = key.fileName
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Written under another name and renamed.
    try? Data(KeptFile.bytes(holding: bytes, named: name))
      .write(to: folder.appending(path: name), options: .atomic)
  }

  /// The value for a key, if one is kept.
  func value<Value: Decodable>(for key: ResultKey) -> Value? {
    result(for: key).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
  }

  /// Keeps a value as JSON.
  func keep(json value: some Encodable, for key: ResultKey) {
    guard keepsResults, let data = try? JSONEncoder().encode(value) else { return }
    keep([UInt8](data), for: key)
  }

  /// The value for a key, or a new one, which is kept.
  func value<Value: Codable>(for key: ResultKey, make: () -> Value) -> Value {
    if let value: Value = value(for: key) { return value }
    let value = make()
    keep(json: value, for: key)
    return value
  }

  /// Drops the results that were used longest ago until the others are no more than the limit.
  package func prune() {
    guard let folder else { return }
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.map { name in
      let path = folder.appending(path: name).path
      let attributes = try? manager.attributesOfItem(atPath: path)
      return (
        path: path, used: attributes?[.modificationDate] as? Date ?? .distantPast,
        size: attributes?[.size] as? Int ?? 0
      )
    }
    var size = 0
    for file in files.sorted(by: { ($1.used, $1.path) < ($0.used, $0.path) }) {
      size += file.size
      if size > limit { try? manager.removeItem(atPath: file.path) }
    }
  }
}

extension ResultStore {
  /// The store of the program that runs: the folder `kept-results` beside it.
  ///
  /// - Returns: The store; one that keeps nothing if the program cannot be read, or has been built
  ///   again since it runs.
  package static func besideProgram() -> ResultStore {
    guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath(),
      let program = ProgramIdentity(of: executable), isRunning(executable)
    else { return .nowhere }
    let folder = executable.deletingLastPathComponent().appending(path: "kept-results")
    return ResultStore(folder: folder, program: program)
  }

  /// Returns whether an executable is still the program that runs; on Linux, where the system says
  /// so, one that was linked again is not.
  private static func isRunning(_ executable: URL) -> Bool {
    let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return running.map { $0 == executable.path } ?? true
  }
}

/// A kept result as a file: a first line that says what it is, its name, its digest, and its bytes.
enum KeptFile {
  /// The first line; another number is another format.
  private static let title = "counterpoint kept result 2"

  /// The file of a result.
  static func bytes(holding result: [UInt8], named name: String) -> [UInt8] {
    head(of: result, named: name) + result
  }

  /// Returns the contents of a file; `nil` if it is not whole, not of this format, or of another
  /// key.
  static func content(of file: [UInt8], named name: String) -> [UInt8]? {
    let length = head(of: [], named: name).count
    guard file.count >= length else { return nil }
    let result = Array(file[length...])
    return file.starts(with: head(of: result, named: name)) ? result : nil
  }

  /// The head is as long for every result, since digests are.
  private static func head(of result: [UInt8], named name: String) -> [UInt8] {
    Array("\(title)\n\(name)\n\(Digest(of: result))\n".utf8)
  }
}
