public import Diagnostics
import Identifiers

extension StartingPoint {
  /// A pattern: its module, with an implementation of every sample that the starter knows; its
  /// tests; its contract; and the lines by which the package and the catalogue know of it.
  ///
  ///     let point = try StartingPoint.pattern(
  ///       Name("elm", of: "pattern"), samples: ["tally-counter"],
  ///       roles: ["view", "controller", "model"], content: "content", root: ".")
  ///     try point.start.write(into: ".")
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - samples: The identifiers of the package's samples, in order.
  ///   - roles: The names of all roles, for the contract's author to choose from.
  ///   - content: The folder of texts.
  ///   - root: The package's folder.
  /// - Returns: Its files and the lines that register them; and the samples that the starter does
  ///   not know, which have to be written by hand.
  /// - Throws: That the name is taken.
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

  /// The file that declares the root of a sample's app.
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

  /// The line by which the catalogue knows an implementation.
  static func implementation(
    of sample: String, in module: String, pattern: String, point: InsertionPoint
  ) -> Insertion {
    Insertion(
      path: SourceFolders.catalogue,
      line: "    " + implementation(of: sample, in: module, pattern: pattern), point: point)
  }

  /// The line of a list of implementations, without its indentation.
  static func implementation(
    of sample: String, in module: String, pattern: String
  ) -> String {
    let app = "\(module).\(SourceFolders.name(for: sample))App"
    return "Implementation(\(app).self, pattern: \"\(pattern)\"),"
  }
}
