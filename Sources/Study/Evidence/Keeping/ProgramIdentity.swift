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
  /// The identity of all code outside these modules.
  private let rest: String

  /// Creates an identity from a text, for tests.
  package init(_ text: String, modules: [String: String] = [:]) {
    rest = text
    self.modules = modules
  }

  /// Creates the identity of an executable; fails if it cannot be read.
  ///
  /// - Complexity: O(*n*), at some gigabytes per second.
  package init?(of executable: URL) {
    let version = "liblzma " + String(cString: lzma_version_string())
    if let modules = Self.linkedModules(of: executable) {
      self.init(version, modules: modules)
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
}

extension ProgramIdentity {
  /// Returns the digests of the linked modules; `nil` if the object files may have changed since.
  private static func linkedModules(of executable: URL) -> [String: String]? {
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
    let objects = files.concurrentMap { file -> Object? in
      let url = URL(filePath: file)
      guard let data = try? Data(contentsOf: url) else { return nil }
      // The time is read last, so that a file written meanwhile counts as newer, too.
      let digest = Digest(of: data)
      guard let written = time(of: url), written <= linked else { return nil }
      return Object(path: file, digest: digest)
    }
    guard !objects.isEmpty, !objects.contains(where: { $0 == nil }) else { return nil }
    return Dictionary(grouping: objects.compactMap(\.self), by: \.module).mapValues { objects in
      let texts = objects.map { "\($0.path) \($0.digest)" }.sorted()
      return Digest(of: Array(texts.joined(separator: "\n").utf8)).description
    }
  }

  private struct Object: Sendable {
    let path: String
    let digest: Digest

    /// The name of the file's module: `Flux` for `…/Flux.build/Store.swift.o`.
    var module: String {
      let folders = path.split(separator: "/").dropLast()
      return folders.last { $0.hasSuffix(".build") }.map { String($0.dropLast(".build".count)) }
        ?? ""
    }
  }

  private static func time(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }
}
