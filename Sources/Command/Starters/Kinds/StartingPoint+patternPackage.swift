public import Diagnostics
import Foundation
import Identifiers

extension StartingPoint {
  /// A pattern in a package of its own: its module, its tests and its contract, as
  /// ``pattern(_:samples:roles:content:root:)`` begins them, with a manifest and a program that plays it
  /// beside Counterpoint's patterns.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - folder: The folder of the package, which need not exist yet.
  ///   - dependency: Where the package finds Counterpoint.
  ///   - samples: The identifiers of Counterpoint's samples, in order.
  ///   - roles: The names of all roles, for the contract's author to choose from.
  ///   - root: Counterpoint's folder, in which the name must be free.
  /// - Returns: Its files; and the samples that the starter does not know.
  /// - Throws: That the name is taken, or that the folder holds something already.
  public static func patternPackage(
    _ name: StarterName, in folder: String, dependingOn dependency: CounterpointDependency,
    samples: [String], roles: [String], root: String
  ) throws(DiagnosticError) -> (start: StartingPoint, missing: [String]) {
    try checkEmpty(folder)
    let (pattern, missing) = try pattern(
      name, samples: samples, roles: roles, content: "content", root: root)
    let lines = samples.filter { !missing.contains($0) }.map { sample in
      "      " + implementation(of: sample, in: name.module, pattern: name.id)
    }
    let values = [
      "id": name.id, "Module": name.module, "title": name.title,
      "dependency": dependency.arguments, "package": dependency.package,
      "imports": ["CounterpointCommand", "Samples", name.module].sorted()
        .map { "import \($0)" }.joined(separator: "\n"),
      "implementations": lines.joined(separator: "\n"),
    ]
    let package = ResourceFolder(name: "pattern-package").files(values)
    return (StartingPoint(files: package + pattern.files), missing)
  }
}

/// The place at which another package finds Counterpoint.
public struct CounterpointDependency: Hashable, Sendable {
  /// The name by which the package's targets name its products.
  let package: String
  /// The arguments of `.package(…)`.
  let arguments: String

  /// Counterpoint in a folder.
  ///
  /// - Parameter folder: The folder, from the root on or from the working directory.
  public init(folder: String) {
    package = "counterpoint"
    let path = URL(filePath: folder).standardizedFileURL.path
    arguments = "name: \"counterpoint\", path: \"\(path)\""
  }

  /// Counterpoint in a repository.
  ///
  /// - Parameters:
  ///   - url: The repository's address.
  ///   - version: The lowest version; the branch `main` if there is none.
  public init(url: String, version: String? = nil) {
    let name = url.split(separator: "/").last.map(String.init) ?? url
    package = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    arguments = "url: \"\(url)\", " + (version.map { "from: \"\($0)\"" } ?? "branch: \"main\"")
  }
}
