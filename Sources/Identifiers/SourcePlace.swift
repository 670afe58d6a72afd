/// What a source file belongs to, as its path says.
///
///     let place = SourcePlace(path: "Sources/Patterns/MVVM/TallyCounter/CounterViewModel.swift")
///     place.module  // "MVVM"
///     place.folder(among: ["DelayedStar", "TallyCounter"])  // "TallyCounter"
public struct SourcePlace: Hashable, Sendable {
  /// The pattern's module, if it is a pattern's file.
  public let module: String?
  /// Whether it belongs to the samples' domain and screens.
  public let isSamples: Bool
  /// Whether it belongs to the user-interface library.
  public let isLibrary: Bool
  /// The folders in which it is, the outermost first.
  private let folders: [String]

  /// The place of a path from the package's root on, with `/` between its parts.
  public init(path: String) {
    folders = path.split(separator: "/").dropLast().map(String.init)
    isSamples = path.hasPrefix(SourceFolders.samples + "/")
    isLibrary = path.hasPrefix(SourceFolders.library + "/")
    let isPattern = path.hasPrefix(SourceFolders.patterns + "/") && folders.count > 2
    module = isPattern ? folders[2] : nil
  }

  /// The folders between its module and itself, if it is a pattern's file.
  public var foldersInModule: [String] { module == nil ? [] : Array(folders.dropFirst(3)) }

  /// The sample in whose folder it is, if it is in one's.
  ///
  /// - Parameter samples: The folders of the samples.
  /// - Returns: One of them.
  public func folder(among samples: [String]) -> String? { samples.first(where: folders.contains) }
}
