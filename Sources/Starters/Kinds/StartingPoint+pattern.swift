public import Diagnostics

extension StartingPoint {
  /// A pattern: its module, with an implementation of the samples that the starter knows; its tests; its
  /// contract; and the lines by which the package and the catalogue know of it.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - content: The folder of words.
  ///   - root: The package's folder.
  /// - Returns: Its files, and the lines by which they are known.
  /// - Throws: That the name is taken.
  public static func pattern(
    _ name: Name, content: String, root: String
  ) throws(DiagnosticError) -> StartingPoint {
    let resources = ResourceFolder(name: "pattern")
    let values = ["id": name.id, "Module": name.module, "title": name.title]
    let code = resources.files(values)
    let faults = DiagnosticCollector()
    TakenNames(root: root).check(module: name, code, faults)
    try faults.throwErrors()
    let text = ResourceFolder(name: "contract").files(values).moved(to: content)
    return StartingPoint(files: code + text, insertions: registration(of: name, code))
  }

  /// The samples that ``pattern(_:content:root:)`` implements.
  public static let samplesOfPatternStarter: Set<String> = ["tally-counter", "delayed-star"]

  private static func registration(of name: Name, _ files: [File]) -> [Insertion] {
    let apps = ["TallyCounterApp", "DelayedStarApp"].map { app in
      Insertion(
        path: Catalogue.path,
        line: "    Implementation(\(name.module).\(app).self, pattern: \"\(name.id)\"),",
        place: .endOfList(opening: Catalogue.list, closing: "  ]"))
    }
    return [
      Insertion(
        path: "Package.swift", line: "  (\"\(name.module)\", []),",
        place: .endOfList(opening: "let patterns:", closing: "]")),
      Insertion(path: Catalogue.path, line: "import \(name.module)", place: .imports),
    ] + apps
  }

  /// Where a package says what can be played.
  enum Catalogue {
    static let path = "Sources/Catalogue/Catalogue.swift"
    static let list = "static let implementations"
  }
}
