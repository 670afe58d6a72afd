public import Diagnostics
import Identifiers

extension StartingPoint {
  /// Creates a pattern: a module that implements the samples known to the starter, with tests.
  ///
  ///     let point = try StartingPoint.pattern(
  ///       StarterName("elm", of: "pattern"), samples: ["tally-counter"],
  ///       roles: ["view", "controller", "model"], content: "content", root: ".")
  ///     try point.start.write(into: ".")
  ///
  /// - Parameters:
  ///   - name: The name of the pattern.
  ///   - samples: The identifiers of the package's samples, in order.
  ///   - roles: The names of all roles, for the contract's author to choose from.
  ///   - content: The folder of texts.
  ///   - root: The package's folder.
  /// - Returns: The files of code and contract with the lines that register them in the package
  ///   and the catalogue, and the samples unknown to the starter, which have to be implemented by
  ///   hand.
  /// - Throws: An error if the name is taken.
  public static func pattern(
    _ name: StarterName, samples: [String], roles: [String], content: String, root: String
  ) throws(DiagnosticError) -> (start: StartingPoint, missing: [String]) {
    let resources = ResourceFolder(name: "pattern")
    let values = [
      "id": name.id, "Module": name.module, "title": name.title,
      "roles": roles.joined(separator: ", "),
    ]
    let code = resources.files(values)
    let collector = DiagnosticCollector()
    TakenNames(root: root).check(module: name, code, collector)
    try collector.throwErrors()
    let text = ResourceFolder(name: "contract").files(values).moved(to: content)
    let written = samples.filter { sample in
      code.contains { $0.path == app(of: sample, in: name.module) }
    }
    let point = StartingPoint(
      files: code + text, insertions: registration(of: name, samples: written))
    return (point, samples.filter { !written.contains($0) })
  }

  /// Returns the file that declares the root of a sample's app.
  private static func app(of sample: String, in module: String) -> String {
    let folder = SourceFolders.name(for: sample)
    return "\(SourceFolders.module(module))/\(folder)/\(folder)App.swift"
  }

  private static func registration(of name: StarterName, samples: [String]) -> [Insertion] {
    let apps = samples.map { sample in
      implementation(
        of: sample, in: name.module, pattern: name.id,
        point: .endOfList(opening: catalogue, closing: "  ]"))
    }
    return [
      Insertion(
        path: "Package.swift", line: "  (\"\(name.module)\", []),",
        point: .endOfList(opening: "let patterns:", closing: "]")),
      Insertion(path: SourceFolders.catalogue, line: "import \(name.module)", point: .imports),
    ] + apps
  }

  /// The line of the catalogue that opens its list.
  private static let catalogue = "static let own:"

  /// Returns the line that registers an implementation in the catalogue.
  static func implementation(
    of sample: String, in module: String, pattern: String, point: InsertionPoint
  ) -> Insertion {
    Insertion(
      path: SourceFolders.catalogue,
      line: "    " + implementation(of: sample, in: module, pattern: pattern), point: point)
  }

  /// Returns the entry for an implementation in a list, without indentation.
  static func implementation(
    of sample: String, in module: String, pattern: String
  ) -> String {
    let app = "\(module).\(SourceFolders.name(for: sample))App"
    return "Implementation(\(app).self, pattern: \"\(pattern)\"),"
  }
}
