import ArgumentParser
import Catalogue
import Diagnostics
import Identifiers
import Samples
import Starters
import Trace

/// Creates a pattern.
struct NewPatternCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pattern",
    abstract: "Starts a pattern: its module, its registration, its contract and its tests.",
    discussion: """
      It begins as a plain arrangement, one object that decides for each screen, which passes \
      everything; the pattern takes shape by replacing its parts.
      """)

  @Argument(help: "Its name, such as store-pattern.")
  var name: String

  @Option(
    help: "Its module's name, such as TEA for tea; by default the name's capitalised words.")
  var module: String?

  @Option(
    help: "Starts a separate package in this folder that depends on Counterpoint.",
    completion: .directory)
  var package: String?

  @Option(
    help: """
      Where that package finds Counterpoint: a folder, or the address of a repository; by default \
      the folder that this program was built in.
      """, completion: .directory)
  var counterpoint: String?

  @Option(help: "The minimum version of Counterpoint in a repository; by default its branch main.")
  var version: String?

  @OptionGroup var options: ContentOptions

  func validate() throws {
    if package?.isEmpty == true { throw ValidationError("--package must name a folder.") }
    if package == nil, counterpoint != nil || version != nil {
      throw ValidationError("--counterpoint and --version belong to --package.")
    }
  }

  @MainActor
  func run() async throws {
    try await reportingDiagnostics {
      let name = try chosenName()
      if let package { return try begin(name, in: package) }
      try Reports.requireCounterpointPackage()
      let (point, missing) = try StartingPoint.pattern(
        name, samples: SampleDescription.all.map(\.id.description),
        roles: Role.standard.map(\.rawValue),
        content: options.content, root: ".")
      var beginning = NewCommandOutput(
        point: point, next: NewCommandOutput.building("\(name.module)Tests"))
      if !missing.isEmpty {
        beginning.remarks.append(
          """
          Not written in this pattern yet: \(missing.joined(separator: ", ")). For each, add a \
          folder to \(SourceFolders.module(name.module))
          and a line to \(SourceFolders.catalogue).
          """)
      }
      try beginning.write()
    }
  }

  /// Creates a pattern in a separate package.
  @MainActor
  private func begin(_ name: StarterName, in folder: String) throws(DiagnosticError) {
    if Choices.isPattern(name.id) {
      throw DiagnosticError(
        .takenName, "there is already a pattern '\(name.id)'",
        explanation: "Both patterns would be in one site.", suggestion: "choose another name")
    }
    let (point, missing) = try StartingPoint.patternPackage(
      name, in: folder, dependingOn: try dependency(),
      samples: SampleDescription.all.map(\.id.description), roles: Role.standard.map(\.rawValue),
      root: PackageRoot.ofCounterpoint?.path ?? ".")
    let program = "\(name.id)-site"
    try NewCommandOutput(
      point: point,
      next: [
        ("cd \(folder)", "all commands run there"),
        (
          "swift run \(program) check", "compiles it, plays every scenario, and verifies everything"
        ),
        ("swift run \(program)", "writes the site, with the pattern in it"),
        ("swift test", "runs its tests"),
      ],
      remarks: [
        """
        Not written in this pattern yet: \(missing.joined(separator: ", ")). Add one at a time: a folder to
        \(SourceFolders.module(name.module)), and a line to Sources/\(program)/\(name.module)Site.swift.
        """
      ]
    ).write(into: folder)
  }

  /// Returns the location of Counterpoint.
  private func dependency() throws(DiagnosticError) -> CounterpointDependency {
    if let counterpoint, counterpoint.contains(":") {
      return CounterpointDependency(url: counterpoint, version: version)
    }
    let folder = counterpoint ?? PackageRoot.ofCounterpoint?.path
    guard let folder, TextFile.exists("\(folder)/Package.swift") else {
      throw DiagnosticError(
        .wrongFolder, at: folder.map { SourceLocation(file: $0) },
        "Counterpoint is not in this folder",
        explanation: "The package depends on it.",
        suggestion: "specify it with --counterpoint: a folder, or a repository's address")
    }
    return CounterpointDependency(folder: folder)
  }

  private func chosenName() throws(DiagnosticError) -> StarterName {
    let name = try StarterName(name, of: "pattern")
    guard let module else { return name }
    return try StarterName(name, module: module)
  }
}
