/// The folders of the package that contain the sources of patterns and samples.
///
/// The contract and the catalogue name a pattern's module. The name of a sample's folder follows
/// from its identifier, in `Sources/Apps/Samples` and in each module of `Sources/Patterns`.
public enum SourceFolders {
  /// The user-interface library.
  public static let library = "Sources/Apps/HeadlessUI"
  /// The patterns, with a module for each.
  public static let patterns = "Sources/Patterns"
  /// The variants of patterns, with a module for each.
  public static let variants = "Sources/Exhibits/Variants"
  /// The samples' domains and screens.
  public static let samples = "Sources/Apps/Samples"
  /// The tests of the patterns, with a folder for each module, such as `MVVMTests`.
  public static let patternTests = "Tests/Patterns"
  /// The tests of variants, with a folder for each module.
  public static let variantTests = "Tests/Exhibits"
  /// The file that lists the implementations.
  public static let catalogue = "Sources/Command/Catalogue/Implementation+all.swift"

  /// All folders whose sources are examined.
  public static let examined = [library, patterns, samples]

  /// Returns the default Swift name of an identifier: `TallyCounter` for `tally-counter`,
  /// `GitHubFavorites` for `github-favorites`.
  public static func name(for id: some CustomStringConvertible) -> String {
    id.description.split(separator: "-").map { word in
      spellings[String(word)] ?? word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// Names with a capital letter inside.
  private static let spellings = ["github": "GitHub"]

  /// Returns the folder of a pattern's unit tests, from the package's root.
  public static func tests(ofModule module: String) -> String { "\(patternTests)/\(module)Tests" }

  /// Returns the folder of a pattern's module, from the package's root.
  public static func module(_ module: String) -> String { "\(patterns)/\(module)" }
}

/// The part of the project to which a source file belongs, by its path.
///
///     let place = SourceArea(path: "Sources/Patterns/MVVM/TallyCounter/CounterViewModel.swift")
///     place.module  // "MVVM"
///     place.folder(among: ["DelayedStar", "TallyCounter"])  // "TallyCounter"
public struct SourceArea: Hashable, Sendable {
  /// The module of the pattern or variant, if the file belongs to one.
  public let module: String?
  /// Indicates whether the file belongs to the samples' domain and screens.
  public let isSamples: Bool
  /// Indicates whether the file belongs to the user-interface library.
  public let isLibrary: Bool
  /// The folders that contain the file, the outermost first.
  private let folders: [String]
  /// The folders between the module and the file, if it is in a module of a pattern or a variant.
  public let foldersInModule: [String]

  /// Creates the area of a path from the package's root, with `/` between its parts.
  public init(path: String) {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    isSamples = path.hasPrefix(SourceFolders.samples + "/")
    isLibrary = path.hasPrefix(SourceFolders.library + "/")
    let root = [SourceFolders.patterns, SourceFolders.variants].first { path.hasPrefix($0 + "/") }
    let inRoot = root.map { folders.dropFirst($0.split(separator: "/").count) } ?? []
    self.folders = folders
    module = inRoot.first
    foldersInModule = Array(inRoot.dropFirst())
  }

  /// Returns the folder of a sample that contains the file, if there is one.
  public func folder(among samples: [String]) -> String? { samples.first(where: folders.contains) }
}
