import Diagnostics

/// Style sheets or scripts that are written as one file, which a page loads with one request.
///
/// `site.yml` lists the files in the order in which they are joined. Templates link to the bundle
/// as if it were a file in `assets/`:
///
/// ```yaml
/// bundles:
///   house.css: [tokens.css, style.css, print.css]
/// ```
///
/// Comments are removed from style sheets, and lines that contain only a comment from scripts.
/// Comments that begin with `/*!` or `//!` are kept.
public struct AssetBundle: Hashable, Sendable {
  /// The name in `assets/`, which ends in `.css` or `.js`.
  public let name: String
  /// The files of `assets/` that the bundle joins, all of the same type.
  public let members: [JoinedFile]
  /// The location of its entry in `site.yml`.
  let location: SourceLocation

  /// A file that is part of a bundle.
  public struct JoinedFile: Hashable, Sendable {
    /// The name in `assets/`.
    public let name: String
    let location: SourceLocation
  }

  /// Returns empty bundles for the names that a `site.yml`, perhaps invalid, appears to list.
  ///
  /// - Complexity: O(*n*).
  static func named(in text: String) -> [AssetBundle] {
    let marks = Set(" \t\r\n{},\"'".utf8)
    let names = text.utf8.split(whereSeparator: marks.contains).compactMap { word -> String? in
      guard word.last == UInt8(ascii: ":"), let name = String(word.dropLast()) else { return nil }
      return name.hasSuffix(".css") || name.hasSuffix(".js") ? name : nil
    }
    return Set(names).filter { !$0.contains("/") }.sorted().map { name in
      AssetBundle(name: name, members: [], location: SourceLocation(file: "site.yml"))
    }
  }

  var path: String { Self.path(of: name) }

  /// Returns the path at which links find a file of `assets/`.
  static func path(of name: String) -> String { "assets/" + name }

  /// The bytes between two members; in scripts, they end the last statement of the first.
  var separator: [UInt8] { Array((name.hasSuffix(".js") ? "\n;\n" : "\n").utf8) }
}
