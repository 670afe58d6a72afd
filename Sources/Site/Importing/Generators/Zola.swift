import Diagnostics
import Documents
import Foundation
import SiteLinks

/// A site of Zola's: `content/` with `_index.md` for sections, and TOML or YAML front matter.
struct Zola: SourceGenerator {
  static let name = "zola"
  static let title = "Zola"

  let tree: SourceTree
  let settings: SiteSettings
  let contentRoot: String
  let textPaths: [String]
  let files: [PlannedFile]
  let linksToAddresses = true
  let readsDefinitionLists: Bool

  init(_ tree: SourceTree, reportingTo log: ImportLog) throws(DiagnosticError) {
    guard let folder = tree.holder(of: "content/") else {
      throw .noSource(tree.root, "Zola keeps texts in a folder 'content', which is not there")
    }
    self.tree = tree
    contentRoot = folder + "content/"
    let configuration = ForeignConfiguration(
      [folder + "zola.toml", folder + "config.toml"], in: tree, reportingTo: log)
    settings = SiteSettings(
      title: configuration.text("title"), description: configuration.text("description"),
      language: configuration.text("default_language"),
      baseURL: configuration.text("base_url"), author: configuration.text("author"),
      taxonomies: (configuration["taxonomies"]?.elements ?? []).compactMap { $0["name"]?.text })
    readsDefinitionLists = configuration.text("markdown", "definition_list") == "true"
    let root = contentRoot
    textPaths = tree.paths.filter { $0.hasPrefix(root) && PagePath.isText($0) }
    let beside = tree.files(in: contentRoot).filter { !PagePath.isText($0) }
      .map { PlannedFile(source: root + $0, target: $0) }
    let fixed = tree.files(in: folder + "static/")
      .map { PlannedFile(source: folder + "static/" + $0, target: $0) }
    files = beside + fixed
  }

  func placement(_ path: String, _ fields: ForeignFields) -> PagePlacement {
    var bundle = BundlePath(String(path.dropFirst(contentRoot.count)))
    var placement = PagePlacement(target: "", address: "")
    if !bundle.isSection {
      placement.date = bundle.takeDate()
      if let slug = fields.slug { bundle.name = slug }
    }
    let address = fields.address ?? bundle.address
    placement.address = address.hasPrefix("/") ? address : "/" + address
    if !placement.address.hasSuffix("/") { placement.address += "/" }
    placement.target =
      bundle.isSection && fields.address == nil
      ? bundle.sectionTarget : PagePath.text(for: placement.address) ?? bundle.folder + "index.md"
    return placement
  }

  /// The `id` of a heading as Zola makes it: words in ASCII, joined by single hyphens.
  func slug(_ heading: String) -> String {
    let plain = heading.folding(options: .diacriticInsensitive, locale: nil).lowercased()
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }

  func replaceMarks(in text: inout TrackedText, of source: ShortcodeText) {
    ShortcodePass(ZolaMarks.marks(in: text.bytes), source).replace(in: &text)
  }
}
