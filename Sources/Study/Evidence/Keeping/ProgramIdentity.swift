import CLZMA
package import Foundation
import Sequences

/// The code of a program, module by module: a result belongs to the code that computed it.
///
/// Of each module it has a digest of the object files that the program was linked from, which the
/// compiler has written and the linker has listed. So it is true of what runs: it covers the
/// sources as they were compiled, whatever has become of them since, and the compiler, its flags,
/// the macros and the libraries of others as well. The same sources compiled again give the same
/// object files, so that what was kept is found again.
///
/// Object files may be newer than the program, where a build has failed or goes on. Then, and where
/// there is no list of them, as beside a copy of the program, the bytes of the executable are one
/// digest for everything: that is coarser, and true as well. Libraries that are loaded are no part
/// of it but for liblzma, whose versions may compress differently.
package struct ProgramIdentity: Sendable, Hashable {
  /// The digests of modules' code, by the modules' names.
  private let modules: [String: String]
  /// The identity of all code that is of no module.
  private let rest: String

  /// An identity that is known by another way; used by tests.
  package init(_ text: String, modules: [String: String] = [:]) {
    rest = text
    self.modules = modules
  }

  /// The identity of an executable.
  ///
  /// - Parameter executable: The file; `nil` if it cannot be read.
  /// - Complexity: O(*n*), some gigabytes in a second.
  package init?(of executable: URL) {
    let version = "liblzma " + String(cString: lzma_version_string())
    if let modules = Self.linkedModules(of: executable) {
      self.init(version, modules: modules)
      return
    }
    // The file is executed, so that nobody writes to it, and its pages are in memory already.
    guard let program = try? Data(contentsOf: executable, options: .alwaysMapped) else {
      return nil
    }
    self.init("\(version) \(Digest(of: program))")
  }

  /// Returns the code of some modules.
  ///
  /// - Parameter isMeant: Says which; what is of no module always counts.
  /// - Returns: Their names and digests; the same for everything if modules are not distinguished.
  func code(where isMeant: (String) -> Bool) -> String {
    let meant = modules.filter { isMeant($0.key) }.map { "\($0.key) \($0.value)" }
    return ([rest] + meant.sorted()).joined(separator: "\n")
  }
}

extension ProgramIdentity {
  /// Returns the digests of the modules that an executable was linked from; `nil` if it is not
  /// certain that it was linked from the files that are there now.
  private static func linkedModules(of executable: URL) -> [String: String]? {
    let folder = executable.deletingLastPathComponent()
    let list = folder.appending(
      path: "\(executable.lastPathComponent).product/Objects.LinkFileList")
    // The program's own time is taken first: whatever is written after that is of another program.
    guard let linked = time(of: executable),
      let text = try? String(contentsOf: list, encoding: .utf8)
    else { return nil }
    // A path with spaces is in quotation marks.
    let files = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: ["'", "\""])
    }
    let objects = files.concurrentMap { file -> Object? in
      let url = URL(filePath: file)
      guard let data = try? Data(contentsOf: url) else { return nil }
      // One that is written meanwhile is newer than the program, too.
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

  /// An object file.
  private struct Object: Sendable {
    let path: String
    let digest: Digest

    /// The name of its module: `…/Flux.build/Store.swift.o` is of `Flux`.
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
