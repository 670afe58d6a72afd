import Diagnostics

/// Style sheets, or scripts, that are written as one file, which a page loads with one request.
///
/// `site.yml` lists them, in the order in which they are written one after the other, and templates
/// link the bundle as if it stood beside them in `assets/`:
///
/// ```yaml
/// bundles:
///   house.css: [tokens.css, style.css, print.css]
/// ```
///
/// Comments of style sheets are left out of it, and of scripts the lines that are comments alone;
/// those that begin with `/*!` or `//!` stay.
public struct AssetBundle: Hashable, Sendable {
  /// Its name in `assets/`, which ends in `.css` or `.js`.
  public let name: String
  /// The files of `assets/` that it is made of, all of its own kind.
  public let members: [JoinedFile]
  /// The place where it is listed.
  let location: SourceLocation

  /// A file that a bundle is made of.
  public struct JoinedFile: Hashable, Sendable {
    /// Its name in `assets/`.
    public let name: String
    /// The place where it is listed.
    let location: SourceLocation
  }

  /// Bundles without files, of the names that a `site.yml` seems to list, which need not be YAML.
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

  /// The path that links use.
  var path: String { Self.path(of: name) }

  /// Returns the path at which links find a file of `assets/`.
  static func path(of name: String) -> String { "assets/" + name }

  /// The bytes between two members, so that a script's last statement ends with it.
  var separator: [UInt8] { Array((name.hasSuffix(".js") ? "\n;\n" : "\n").utf8) }
}
