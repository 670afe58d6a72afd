import Identifiers

extension SourceLibrary {
  /// The names of all folders in a pattern module that hold Swift files, however deep, in order.
  public func folders(ofModule module: String) -> [String] {
    let names = files.filter { $0.place.module == module }.flatMap(\.place.foldersInModule)
    return Set(names).sorted()
  }

  /// Whether a pattern module has a file in a sample's folder.
  public func hasFiles(module: String, sample: String) -> Bool {
    files.contains { $0.place.module == module && $0.place.folder(among: [sample]) != nil }
  }
}
