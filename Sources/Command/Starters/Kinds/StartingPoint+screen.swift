public import Diagnostics
import Foundation
import Identifiers

/// A screen that begins in a pattern.
public struct ScreenStart: Hashable, Sendable {
  /// Its files.
  public let point: StartingPoint
  /// The files of its domain that are there already, and stay as they are.
  public let kept: [String]
  /// The code by which an app makes it, as Swift writes that.
  public let making: String
}

extension StartingPoint {
  /// A screen: its state, model and layout, which every pattern shares, and the types that the
  /// pattern has for a screen, with their tests.
  ///
  ///     let screen = try StartingPoint.screen(
  ///       Name("sign-in", of: "screen"), in: "mvvm", module: "MVVM", sample: nil, root: ".")
  ///     try screen.point.write(into: ".")
  ///     print(screen.making)  // SignInViewController(viewModel: …)
  ///
  /// A pattern that was begun by ``pattern(_:samples:roles:content:root:)`` has no texts of its
  /// own; as long as it has the controllers that it began with, its screens have one too.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - pattern: The pattern's identifier.
  ///   - module: The pattern's module.
  ///   - sample: The identifier of the sample to whose files it is added; without one it has
  ///     folders of its own.
  ///   - root: The package's folder.
  /// - Returns: Its files; those of its domain only if another pattern has not begun the same
  ///   screen before.
  /// - Throws: That the name is taken, or that nothing is known of the pattern's screens.
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

  /// The patterns whose screens have texts of their own, in order.
  static var patternsWithScreens: [String] { ResourceFolder.names(in: "screen") }

  /// The text that says how an app makes the screen; it is no file of the package.
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
      .noScreen, "there is no screen to begin with in the pattern '\(pattern)'",
      explanation: "There is one for \(patternsWithScreens.joined(separator: ", ")), "
        + "and for patterns that have '\(machinery)', as `new pattern` writes it.",
      suggestion: "begin with the screen of a pattern that is like it, and move it; or add the "
        + "folder 'Sources/Command/Starters/Resources/screen/\(pattern)'")
  }
}
