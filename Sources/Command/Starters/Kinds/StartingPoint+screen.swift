public import Diagnostics
import Foundation
import Identifiers

/// A starting point for a screen in a pattern.
public struct ScreenStart: Hashable, Sendable {
  /// The files to write.
  public let point: StartingPoint
  /// The existing files of the screen's domain, which are left unchanged.
  public let kept: [String]
  /// The Swift code with which an app creates the screen.
  public let making: String
}

extension StartingPoint {
  /// Creates a screen: the state, model and layout that patterns share, and this pattern's types.
  ///
  ///     let screen = try StartingPoint.screen(
  ///       StarterName("sign-in", of: "screen"), in: "mvvm", module: "MVVM", sample: nil,
  ///       root: ".")
  ///     try screen.point.write(into: ".")
  ///     print(screen.making)  // SignInViewController(viewModel: …)
  ///
  /// The types have tests. A pattern created by ``pattern(_:samples:roles:content:root:)`` has no
  /// resources of its own. As long as it still has the screen controller from its starting point,
  /// its screens get one too.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - pattern: The pattern's identifier.
  ///   - module: The pattern's module.
  ///   - sample: The identifier of the sample to extend; if `nil`, the screen has separate
  ///     folders.
  ///   - root: The package's folder.
  /// - Returns: The files; those of the domain only if they do not all exist already.
  /// - Throws: An error if the name is taken, or if there is no starting point for such screens.
  public static func screen(
    _ name: StarterName, in pattern: String, module: String, sample: String?, root: String
  ) throws(DiagnosticError) -> ScreenStart {
    let resources = try screenResources(of: pattern, module: module, root: root)
    let folder = sample.map(SourceFolders.name(for:)) ?? name.module
    let values = [
      "id": name.id, "Screen": name.module, "Pattern": module, "Folder": folder,
    ]
    let texts = resources.files(values)
    let code = texts.filter { $0.path != makingPath }
    let domain = ResourceFolder(name: "screen-domain").files(values)
    let isKept = domain.allSatisfy { FileManager.default.fileExists(atPath: "\(root)/\($0.path)") }
    let files = isKept ? code : domain + code
    let collector = DiagnosticCollector()
    TakenNames(root: root).check(
      types: files,
      in: [
        "Sources/Apps/Reactive", SourceFolders.module(module), "Tests/Apps/SamplesTests",
        "Tests/Patterns/\(module)Tests",
      ], of: name, collector)
    try collector.throwErrors()
    let making = texts.first { $0.path == makingPath }?.text.split(separator: "\n") ?? []
    return ScreenStart(
      point: StartingPoint(files: files), kept: isKept ? domain.map(\.path) : [],
      making: making.joined(separator: "\n"))
  }

  /// The patterns with resources for screens, in order.
  static var patternsWithScreens: [String] { ResourceFolder.names(in: "screen") }

  /// The resource with the code that creates the screen; it is not a file of the package.
  private static let makingPath = "making"

  private static func screenResources(
    of pattern: String, module: String, root: String
  ) throws(DiagnosticError) -> ResourceFolder {
    if patternsWithScreens.contains(pattern) { return ResourceFolder(name: "screen/\(pattern)") }
    let machinery = "\(SourceFolders.module(module))/Screens/ScreenController.swift"
    if FileManager.default.fileExists(atPath: "\(root)/\(machinery)") {
      return ResourceFolder(name: "screen-plain")
    }
    throw DiagnosticError(
      .noScreen, "there is no starter screen for the pattern '\(pattern)'",
      explanation: "There is one for \(patternsWithScreens.joined(separator: ", ")), "
        + "and for patterns that have '\(machinery)', as `new pattern` writes it.",
      suggestion: "start with the screen of a similar pattern and move it, or add the "
        + "folder 'Sources/Command/Starters/Resources/screen/\(pattern)'")
  }
}
