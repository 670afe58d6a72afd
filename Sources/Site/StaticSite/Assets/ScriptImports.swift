import SiteFiles
import SiteLinks

/// The other scripts that a script may import.
///
/// Any text between quotes that begins with `./` or `../` counts, be it in an import, in `import()`
/// or elsewhere: to take one for an import that is none costs nothing but a name.
struct ScriptImports {
  /// The paths that the texts lead to from the script's folder.
  let paths: [String]

  /// Looks through a script.
  ///
  /// - Complexity: O(*n*) in its length.
  init(in script: OutputFile) {
    let folder = SitePath.folder(of: script.path)
    let pieces = script.bytes.split(omittingEmptySubsequences: false) { byte in
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
    }
    paths = pieces.compactMap { piece in
      guard piece.starts(with: "./".utf8) || piece.starts(with: "../".utf8) else { return nil }
      return LinkAddress(String(decoding: piece, as: UTF8.self)).flatMap {
        SitePath.resolve($0.path, in: folder)
      }
    }
  }
}
