public import Diagnostics
import Identifiers

extension StartingPoint {
  /// Creates a sample: its domain, its screen, its tests, its texts, its first scenario, and an
  /// implementation in Cocoa MVC.
  ///
  /// - Parameters:
  ///   - name: The name of the sample.
  ///   - content: The folder of texts.
  ///   - root: The package's folder.
  /// - Returns: The files with the lines that register them.
  /// - Throws: An error if the name is taken.
  public static func sample(
    _ name: StarterName, content: String, root: String
  ) throws(DiagnosticError) -> StartingPoint {
    let values = ["id": name.id, "Module": name.module, "title": name.title]
    let code = ResourceFolder(name: "sample").files(values)
    let collector = DiagnosticCollector()
    TakenNames(root: root).check(
      types: code,
      in: [
        SourceFolders.module("CocoaMVC"), "Tests/Apps/SamplesTests", "Tests/Patterns/CocoaMVCTests",
      ], of: name, collector)
    try collector.throwErrors()
    TakenNames(root: root).check(publicTypes: code, of: name, collector)
    try collector.throwErrors()
    let texts = ResourceFolder(name: "sample-texts").files(values).moved(to: content)
    let line = implementation(
      of: name.id, in: "CocoaMVC", pattern: "cocoa-mvc",
      point: .afterLast("pattern: \"cocoa-mvc\""))
    return StartingPoint(files: code + texts, insertions: [line])
  }
}
