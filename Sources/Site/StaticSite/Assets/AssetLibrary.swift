import Diagnostics
import Sequences
import SiteFiles
import SiteLinks

/// The files that pages load; names of style sheets and scripts change with their content.
///
/// `assets/site.css` is written as `assets/site.1a2b3c.css`, and links to the original name lead
/// there. Browsers may cache such an address forever and never mistake a changed file for the old
/// one. Two kinds of file keep their names: scripts that another script imports, because scripts
/// are written unchanged, and a style sheet in an import cycle, whose name would depend on its own
/// bytes. The files of a bundle are written as one more file.
struct AssetLibrary: Sendable {
  private(set) var files: [OutputFile] = []
  /// The paths that files are written to, by the paths that links use.
  private(set) var names: [String: String] = [:]
  /// The errors: style sheets and bundles that name missing files, and wrong bundles.
  private(set) var diagnostics: [Diagnostic] = []
  private let namesByContent: Bool
  /// The paths of files that keep their names.
  private var fixedNames: Set<String> = []
  /// The bytes of each style sheet, script and bundle as written, by the path that links use.
  private var written: [String: [UInt8]] = [:]

  /// Adds assets and the bundles that join them.
  ///
  /// Style sheets may also name the files at the paths in `others`.
  init(
    _ assets: [Asset], bundles: [AssetBundle] = [], others: Set<String>, namesByContent: Bool
  ) {
    self.namesByContent = namesByContent
    let sources = Dictionary(keepingFirst: assets.map { ($0.file.path, $0) })
    for asset in assets where asset.file.path.hasSuffix(".js") {
      fixedNames.formUnion(Self.imports(of: asset.file).filter { sources[$0] != nil })
    }
    for asset in assets {
      var pending: Set<String> = []
      _ = settle(asset, sources, others, &pending)
    }
    for bundle in bundles where sources[bundle.path] == nil { join(bundle) }
    files.sort { $0.path < $1.path }
  }

  struct Asset: Sendable {
    let file: OutputFile
    /// The path that messages show.
    let source: String
  }

  /// Names a file, after the files that it refers to.
  ///
  /// - Returns: The path that the file is written to.
  private mutating func settle(
    _ asset: Asset, _ sources: [String: Asset], _ others: Set<String>, _ pending: inout Set<String>
  ) -> String {
    let path = asset.file.path
    if let name = names[path] { return name }
    guard path.hasSuffix(".css") || path.hasSuffix(".js") else {
      if names.updateValue(path, forKey: path) == nil { files.append(asset.file) }
      return path
    }
    // This is an import cycle: a content-based name would be part of the bytes that determine it.
    guard pending.insert(path).inserted else {
      fixedNames.insert(path)
      return path
    }
    var bytes = asset.file.bytes
    if path.hasSuffix(".css") {
      let sheet = StyleSheet(bytes)
      bytes = sheet.rewritten { reference in
        guard let address = LinkAddress(reference.url), !address.path.isEmpty else { return nil }
        let resolved = address.path(from: path)
        let named = resolved.flatMap { sources[$0] }
        if let target = named.map({ settle($0, sources, others, &pending) })
          ?? resolved.flatMap({ others.contains($0) ? $0 : nil })
        {
          return address.leading(to: SitePath.relative(from: path, to: target))
        }
        diagnostics.append(
          Diagnostic(
            .brokenLink, at: sheet.location(of: reference, in: asset.source),
            "'\(reference.url)' leads nowhere",
            explanation: "Addresses in a style sheet are relative to its folder.",
            suggestion: resolved.flatMap {
              TypoSuggestion.best(for: $0, in: Set(sources.keys).union(others), limit: 1).first
            }.map { "did you mean '\(SitePath.relative(from: path, to: $0))'?" }))
        return nil
      }
    }
    // The name is chosen only now, because an import cycle may have fixed it in the meantime.
    pending.remove(path)
    return write(bytes, for: path)
  }

  /// Joins the written bytes of a bundle's files.
  private mutating func join(_ bundle: AssetBundle) {
    var parts: [[UInt8]] = []
    for member in bundle.members {
      guard let bytes = written[AssetBundle.path(of: member.name)] else {
        let others = written.keys.filter { $0 != bundle.path }.map { $0.dropFirst("assets/".count) }
        diagnostics.append(
          Diagnostic(
            .brokenLink, at: member.location, "there is no file '\(member.name)' in 'assets/'",
            suggestion: TypoSuggestion.best(
              for: member.name, in: Set(others.map(String.init)), limit: 1
            )
            .first.map { "did you mean '\($0)'?" }))
        continue
      }
      guard bundle.name.hasSuffix(".css") else {
        parts.append(ScriptLines(bytes).withoutComments)
        continue
      }
      let sheet = StyleSheet(bytes)
      // Imports are valid in a separate file, but not behind the rules of another member.
      if !parts.isEmpty, sheet.references.contains(where: \.isImport) {
        diagnostics.append(
          Diagnostic(
            .wrongBundle, at: member.location,
            "'\(member.name)' imports another style sheet, and is not the first of its bundle",
            explanation: "Browsers ignore imports that follow other rules.",
            suggestion: "list the imported style sheet first"))
      }
      parts.append(sheet.withoutComments)
    }
    _ = write(Array(parts.joined(separator: bundle.separator)), for: bundle.path)
  }

  /// Returns the paths of the other scripts that a script may import.
  ///
  /// Any quoted text that begins with `./` or `../` counts, in an import or elsewhere. A text that
  /// is no import costs nothing but a content-based name.
  ///
  /// - Complexity: O(*n*) in its length.
  private static func imports(of script: OutputFile) -> [String] {
    let pieces = script.bytes.split { $0 == 0x22 || $0 == 0x27 || $0 == 0x60 }  // " ' `
    return pieces.compactMap { piece in
      guard piece.starts(with: "./".utf8) || piece.starts(with: "../".utf8) else { return nil }
      return LinkAddress(String(decoding: piece, as: UTF8.self))?.path(from: script.path)
    }
  }

  /// Records a file to be written.
  ///
  /// - Returns: The path that the file is written to.
  private mutating func write(_ bytes: [UInt8], for path: String) -> String {
    let stem = path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex)
    let keepsName = !namesByContent || fixedNames.contains(path)
    let name = keepsName ? path : "\(stem).\(Fingerprint(of: bytes))\(path.dropFirst(stem.count))"
    names[path] = name
    written[path] = bytes
    files.append(OutputFile(path: name, bytes: bytes))
    return name
  }
}
