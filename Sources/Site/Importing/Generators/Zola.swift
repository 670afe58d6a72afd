import Diagnostics
import Documents
import Foundation
import SiteLinks

/// A Zola site: `content/` with `_index.md` for sections, and TOML or YAML front matter.
struct Zola: SourceGenerator {
  static let name = "zola"
  static let title = "Zola"

  let site: ForeignSite

  init(_ tree: SourceTree, reportingTo log: ImportLog) throws(DiagnosticError) {
    guard let folder = tree.holder(of: "content/") else {
      throw .noSource(tree, "Zola keeps texts in a folder 'content', which does not exist")
    }
    let root = folder + "content/"
    let configuration = ForeignConfiguration(
      [folder + "zola.toml", folder + "config.toml"], in: tree, reportingTo: log)
    site = ForeignSite(
      tree: tree,
      settings: SiteSettings(
        title: configuration.text("title"), description: configuration.text("description"),
        language: configuration.text("default_language"),
        baseURL: configuration.text("base_url"), author: configuration.text("author"),
        taxonomies: (configuration["taxonomies"]?.elements ?? []).compactMap { $0["name"]?.text }),
      contentRoot: root,
      textPaths: tree.paths.filter { $0.hasPrefix(root) && PagePath.isText($0) },
      files: tree.plannedFiles(in: root) + tree.plannedFiles(in: folder + "static/") { _ in true },
      linksToAddresses: true,
      readsDefinitionLists: configuration.text("markdown", "definition_list") == "true")
  }

  func placement(_ path: String, _ fields: ForeignFields) -> PagePlacement {
    var bundle = BundlePath(String(path.dropFirst(site.contentRoot.count)))
    var placement = PagePlacement(target: "", address: "")
    if !bundle.isSection {
      placement.date = bundle.takeDate()
      if let slug = fields.slug { bundle.name = slug }
    }
    placement.address = PagePath.rooted(fields.address ?? bundle.address)
    if !placement.address.hasSuffix("/") { placement.address += "/" }
    placement.target =
      bundle.isSection && fields.address == nil
      ? bundle.sectionTarget : PagePath.text(for: placement.address) ?? bundle.folder + "index.md"
    return placement
  }

  /// Returns the `id` that Zola gives to a heading: ASCII words, joined by single hyphens.
  func slug(_ heading: String) -> String {
    let plain = heading.folding(options: .diacriticInsensitive, locale: nil).lowercased()
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }

  func replaceMarks(in text: inout TrackedText, of source: ShortcodeText) {
    ShortcodePass(ZolaMarks.marks(in: text.bytes), source).replace(in: &text)
  }
}
