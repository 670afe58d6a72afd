package import Foundation

/// A persistent cache of results, so that a later build need not compute them again.
///
/// Each result is a separate file in a dedicated folder, named by its key. Damaged or foreign
/// files are ignored. Failures never fail a build: a result that cannot be read is computed, and
/// one that cannot be written is not cached.
///
/// ```swift
/// let store = ResultStore(folder: folder, program: program)
/// var key = store.key("report")
/// key.add(text)
/// if let bytes = store.result(for: key) { return try read(bytes) }
/// store.keep(bytes, for: key)
/// ```
package struct ResultStore: Sendable {
  /// The folder; `nil` if nothing is cached.
  private let folder: URL?
  private let program: ProgramIdentity
  /// The size limit of the cache, in bytes.
  private let limit: Int
  /// The modules of implementations, each of which affects only the results of its own.
  private let played: Set<String>
  /// The digests of the code that each implementation can reach in its module, by root type.
  private let reached: [String: String]
  /// The digest of the code of all other modules.
  private let house: String
  /// The digest of the part of this code that can affect recordings.
  private let player: String

  /// A store that caches nothing, for a build that computes everything.
  package static let nowhere = ResultStore(nil, ProgramIdentity(""), limit: 0, roots: [])

  /// Creates a store without reading or writing anything.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created when the first result is stored.
  ///   - program: The program that computes the results.
  ///   - limit: The number of bytes to which pruning reduces the cache.
  package init(folder: URL, program: ProgramIdentity, limit: Int = 400_000_000) {
    self.init(folder, program, limit: limit, roots: [])
  }

  private init(_ folder: URL?, _ program: ProgramIdentity, limit: Int, roots: Set<String>) {
    self.folder = folder
    self.program = program
    self.limit = limit
    let played = Set(roots.map(ProgramIdentity.module))
    self.played = played
    reached = program.code(reachedFrom: roots).mapValues(Self.digest)
    house = Self.digest(program.code { !played.contains($0) })
    player = Self.digest(
      program.code { !Self.watching.contains($0) && !played.contains($0) })
  }

  /// Returns the same store with the code of implementations distinguished from all other code,
  /// given the names of their root types with the module: `MVVM.ProfileApp`.
  func distinguishing(_ roots: Set<String>) -> ResultStore {
    ResultStore(folder, program, limit: limit, roots: roots)
  }
}

// MARK: Keys

extension ResultStore {
  /// The modules that cannot affect a recording, because they only read recordings or none at all.
  ///
  /// Any module that is not listed is assumed to affect recordings. `Tests/Tools/test_floors.py`
  /// checks that the code that plays depends on none of these.
  private static let watching: Set = [
    "Comparison", "CounterpointCommand", "Diagrams", "Exhibits", "Metrics", "Report", "build_site",
  ]

  /// Returns a key for results that do not depend on the code of any implementation.
  package func key(_ sort: String) -> ResultKey {
    var key = ResultKey(sort)
    key.add(house)
    return key
  }

  /// Returns a key for results that also depend on the code of some implementations, named by
  /// their root types.
  package func key(_ sort: String, of roots: [String]) -> ResultKey {
    var key = key(sort)
    key.add(roots.map(code(of:)))
    return key
  }

  /// Returns a key for results that may depend on the code of every implementation.
  package func keyOfEverything(_ sort: String) -> ResultKey {
    var key = key(sort)
    key.add(Self.digest(program.code(where: played.contains)))
    return key
  }

  /// Returns a key for the behaviour of an implementation, named by its root type.
  ///
  /// Its module depends on no other module of implementations; `test_floors.py` checks this, too.
  func key(_ sort: String, playing root: String) -> ResultKey {
    var key = ResultKey(sort)
    key.add([player, code(of: root)])
    return key
  }

  /// Returns the digest of an implementation's code, or of the module's if it is not distinguished.
  private func code(of root: String) -> String {
    reached[root] ?? Self.digest(program.code { $0 == ProgramIdentity.module(of: root) })
  }

  private static func digest(_ text: String) -> String { Digest(of: Array(text.utf8)).description }
}

// MARK: Results

extension ResultStore {
  /// Returns the bytes stored for a key; `nil` if there are none or if the file is damaged.
  package func result(for key: ResultKey) -> [UInt8]? { result(named: key.fileName) }

  /// Indicates whether anything is cached.
  package var keepsResults: Bool { folder != nil }

  /// Returns the result whose key has the given file name.
  package func result(named name: String) -> [UInt8]? {
    guard let folder else { return nil }
    let file = folder.appending(path: name)
    guard let data = try? Data(contentsOf: file),
      let result = KeptFile.content(of: [UInt8](data), named: name)
    else { return nil }
    // Records the last use. A failure, as in a read-only folder, does no harm.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return result
  }

  /// Stores a result.
  ///
  /// A concurrent build that accesses the same key sees either the old result or the new one.
  package func keep(_ bytes: [UInt8], for key: ResultKey) {
    guard let folder else { return }
    let name = key.fileName
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // An atomic write renames a temporary file, so that readers never see a partial one.
    try? Data(KeptFile.bytes(holding: bytes, named: name))
      .write(to: folder.appending(path: name), options: .atomic)
  }

  /// Returns the value for a key, if it is cached.
  func value<Value: Decodable>(for key: ResultKey) -> Value? {
    result(for: key).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
  }

  /// Stores a value as JSON.
  func keep(json value: some Encodable, for key: ResultKey) {
    guard keepsResults, let data = try? JSONEncoder().encode(value) else { return }
    keep([UInt8](data), for: key)
  }

  /// Returns the cached value for a key, or computes and stores it.
  func value<Value: Codable>(for key: ResultKey, make: () -> Value) -> Value {
    if let value: Value = value(for: key) { return value }
    let value = make()
    keep(json: value, for: key)
    return value
  }

  /// Removes the least recently used results until the rest fits the limit.
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
  /// The store of the running program, in the folder `kept-results` beside it.
  ///
  /// It caches nothing if the program cannot be read, or has been rebuilt since it was started.
  package static func besideProgram() -> ResultStore {
    guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath(),
      let store = beside(executable), isRunning(executable)
    else { return .nowhere }
    return store
  }

  /// The store of a program, in the folder `kept-results` beside it; `nil` if it cannot be read.
  package static func beside(_ executable: URL) -> ResultStore? {
    let folder = executable.deletingLastPathComponent().appending(path: "kept-results")
    return ProgramIdentity(of: executable).map { ResultStore(folder: folder, program: $0) }
  }

  /// Returns whether an executable is still the running program.
  ///
  /// A relinked executable is detected only on Linux, where the system provides this information.
  private static func isRunning(_ executable: URL) -> Bool {
    let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return running.map { $0 == executable.path } ?? true
  }
}

/// The file format of a cached result: a title, the name and the digest in lines, then the bytes.
enum KeptFile {
  /// The first line; its number is the version of the format.
  private static let title = "counterpoint kept result 2"

  /// Returns the file for a result.
  static func bytes(holding result: [UInt8], named name: String) -> [UInt8] {
    head(of: result, named: name) + result
  }

  /// Returns the result in a file; `nil` if it is damaged, of another format or for another key.
  static func content(of file: [UInt8], named name: String) -> [UInt8]? {
    let length = head(of: [], named: name).count
    guard file.count >= length else { return nil }
    let result = Array(file[length...])
    return file.starts(with: head(of: result, named: name)) ? result : nil
  }

  /// Returns the head, which always has the same length, since digests do.
  private static func head(of result: [UInt8], named name: String) -> [UInt8] {
    Array("\(title)\n\(name)\n\(Digest(of: result))\n".utf8)
  }
}
