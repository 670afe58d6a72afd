/// The folders of the package that contain the sources of patterns and samples.
///
/// A pattern's module is named by its contract and in the catalogue. A sample's folder follows from
/// its identifier, the same in `Sources/Apps/Samples` and in each module of `Sources/Patterns`.
public enum SourceFolders {
  /// The user-interface library.
  public static let library = "Sources/Apps/HeadlessUI"
  /// The patterns, a module for each.
  public static let patterns = "Sources/Patterns"
  /// The variants of patterns, a module for each.
  public static let variants = "Sources/Exhibits/Variants"
  /// The samples' domains and screens.
  public static let samples = "Sources/Apps/Samples"
  /// The tests of the patterns, a folder for each module: `MVVMTests`.
  public static let patternTests = "Tests/Patterns"
  /// The tests of variants, a folder for each module.
  public static let variantTests = "Tests/Exhibits"
  /// The file that lists the implementations.
  public static let catalogue = "Sources/Command/Catalogue/Implementation+all.swift"

  /// All folders whose sources are examined.
  public static let examined = [library, patterns, samples]

  /// An identifier in Swift, as folders and modules are named by default: `tally-counter` gives
  /// `TallyCounter`, `github-favorites` gives `GitHubFavorites`.
  public static func name(for id: some CustomStringConvertible) -> String {
    id.description.split(separator: "-").map { word in
      spellings[String(word)] ?? word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// Names with a capital within.
  private static let spellings = ["github": "GitHub"]

  /// The folder of a pattern's unit tests, from the package's root.
  public static func tests(ofModule module: String) -> String { "\(patternTests)/\(module)Tests" }

  /// The folder of a pattern's module, from the package's root.
  public static func module(_ module: String) -> String { "\(patterns)/\(module)" }
}

/// The part of the project to which a source file belongs, by its path.
///
///     let place = SourceArea(path: "Sources/Patterns/MVVM/TallyCounter/CounterViewModel.swift")
///     place.module  // "MVVM"
///     place.folder(among: ["DelayedStar", "TallyCounter"])  // "TallyCounter"
public struct SourceArea: Hashable, Sendable {
  /// The module of the pattern, or of the variant of one, if it is a file of theirs.
  public let module: String?
  /// Says whether it belongs to the samples' domain and screens.
  public let isSamples: Bool
  /// Says whether it belongs to the user-interface library.
  public let isLibrary: Bool
  /// The folders in which it is, the outermost first.
  private let folders: [String]
  /// The folders between its module and itself, if it is in a module of a pattern or a variant.
  public let foldersInModule: [String]

  /// The place of a path from the package's root on, with `/` between its parts.
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

  /// The sample in whose folder it is, if it is in one's.
  ///
  /// - Parameter samples: The folders of the samples.
  /// - Returns: One of them.
  public func folder(among samples: [String]) -> String? { samples.first(where: folders.contains) }
}
