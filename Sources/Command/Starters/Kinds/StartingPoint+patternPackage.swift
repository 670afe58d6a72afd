public import Diagnostics
import Foundation
import Identifiers

extension StartingPoint {
  /// Creates a pattern in a separate package.
  ///
  /// It has the files of ``pattern(_:samples:roles:content:root:)``, a manifest, and a program
  /// that plays the pattern beside Counterpoint's own.
  ///
  /// - Parameters:
  ///   - name: The name of the pattern.
  ///   - folder: The folder of the package, which need not exist yet.
  ///   - dependency: The location of Counterpoint.
  ///   - samples: The identifiers of Counterpoint's samples, in order.
  ///   - roles: The names of all roles, for the contract's author to choose from.
  ///   - root: Counterpoint's folder, in which the name must be available.
  /// - Returns: The files, and the samples unknown to the starter.
  /// - Throws: An error if the name is taken or the folder is not empty.
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

/// The dependency of another package on Counterpoint.
public struct CounterpointDependency: Hashable, Sendable {
  /// The name by which targets refer to the package that contains its products.
  let package: String
  /// The arguments of `.package(…)`.
  let arguments: String

  /// Creates a dependency on a local folder.
  ///
  /// - Parameter folder: The folder, as an absolute path or relative to the working directory.
  public init(folder: String) {
    package = "counterpoint"
    let path = URL(filePath: folder).standardizedFileURL.path
    arguments = "name: \"counterpoint\", path: \"\(path)\""
  }

  /// Creates a dependency on a repository.
  ///
  /// - Parameters:
  ///   - url: The repository's address.
  ///   - version: The minimum version; the branch `main` if it is `nil`.
  public init(url: String, version: String? = nil) {
    let name = url.split(separator: "/").last.map(String.init) ?? url
    package = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    arguments = "url: \"\(url)\", " + (version.map { "from: \"\($0)\"" } ?? "branch: \"main\"")
  }
}
