import CLZMA
package import Foundation
import Sequences

/// The identity of a program's code by module, which associates results with the code behind them.
///
/// It has a digest of each module's object files, as listed by the linker. It therefore describes
/// the code that runs: the sources as they were compiled, whatever has happened to them since, and
/// also the compiler, its flags, macros and third-party libraries. Compiling the same sources
/// again produces the same object files, so cached results remain valid.
///
/// Object files may be newer than the program, if a build has failed or is in progress. In this
/// case, or if there is no list of them, as beside a copy of the program, a digest of the
/// executable covers everything. This is coarser but equally correct. Dynamic libraries are not
/// covered except liblzma, whose versions may compress differently.
package struct ProgramIdentity: Sendable, Hashable {
  /// The digests of modules' code, by module name.
  private let modules: [String: String]
  /// The object files of modules, by module name, if they are known.
  private let objects: [String: [ObjectFile]]
  /// The identity of all code outside these modules.
  private let rest: String

  /// Creates an identity from a text, for tests.
  package init(_ text: String, modules: [String: String] = [:]) {
    rest = text
    self.modules = modules
    objects = [:]
  }

  private init(_ text: String, objects: [String: [ObjectFile]]) {
    rest = text
    modules = objects.mapValues(\.digest)
    self.objects = objects
  }

  /// Creates the identity of an executable; fails if it cannot be read.
  ///
  /// - Complexity: O(*n*), at some gigabytes per second.
  package init?(of executable: URL) {
    let version = "liblzma " + String(cString: lzma_version_string())
    if let objects = Self.linkedObjects(of: executable) {
      self.init(version, objects: objects)
      return
    }
    // Mapping is safe and fast: nothing writes to a running executable, and its pages are in
    // memory.
    guard let program = try? Data(contentsOf: executable, options: .alwaysMapped) else {
      return nil
    }
    self.init("\(version) \(Digest(of: program))")
  }

  /// Returns the names and digests of some modules, preceded by the identity of all other code.
  ///
  /// If modules are not distinguished, the result is the same for all of them.
  func code(where isMeant: (String) -> Bool) -> String {
    let meant = modules.filter { isMeant($0.key) }.map { "\($0.key) \($0.value)" }
    return ([rest] + meant.sorted()).joined(separator: "\n")
  }

  /// Returns the module of a type, given its name with the module.
  static func module(of type: String) -> String { String(type.prefix { $0 != "." }) }

  /// Identifies the part of a module's code that each type can reach.
  ///
  /// An edit in the files of one sample thus leaves the code of a pattern's other samples as it is.
  /// Without object files in which this can be seen, the result is the code of the whole module.
  ///
  /// - Parameter types: The names of types with their modules: `MVVM.ProfileApp`.
  /// - Returns: The identities of the code, by type.
  func code(reachedFrom types: Set<String>) -> [String: String] {
    let byModule = Dictionary(grouping: types, by: Self.module)
    let found = Array(byModule).concurrentMap { module, types in
      let graph = objects[module].flatMap(ObjectGraph.init)
      return types.map { type in
        guard let reached = graph?.reached(from: type) else {
          return (type, code { $0 == module })
        }
        return (type, [rest, module, reached.digest].joined(separator: "\n"))
      }
    }
    return Dictionary(uniqueKeysWithValues: found.flatMap(\.self))
  }
}

extension ProgramIdentity {
  /// Returns the linked object files by module; `nil` if they may have changed since.
  private static func linkedObjects(of executable: URL) -> [String: [ObjectFile]]? {
    let folder = executable.deletingLastPathComponent()
    let list = folder.appending(
      path: "\(executable.lastPathComponent).product/Objects.LinkFileList")
    // The executable's time is read first: anything written later belongs to another program.
    guard let linked = time(of: executable),
      let text = try? String(contentsOf: list, encoding: .utf8)
    else { return nil }
    // The linker's list quotes paths that contain spaces.
    let files = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: ["'", "\""])
    }
    let objects = files.concurrentMap { file -> ObjectFile? in
      let url = URL(filePath: file)
      guard let object = ObjectFile(url) else { return nil }
      // The time is read last, so that a file written meanwhile counts as newer, too.
      guard let written = time(of: url), written <= linked else { return nil }
      return object
    }
    guard !objects.isEmpty, !objects.contains(where: { $0 == nil }) else { return nil }
    return Dictionary(grouping: objects.compactMap(\.self), by: \.module)
  }

  private static func time(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }
}
