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
