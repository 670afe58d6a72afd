import Diagnostics
import Documents
import SiteLinks

/// A Hugo site: `content/` with sections and bundles, `static/`, `data/`, shortcodes.
struct Hugo: SourceGenerator {
  static let name = "hugo"
  static let title = "Hugo"

  let site: ForeignSite
  /// The languages other than the main one, used in names such as `about.fr.md`.
  private let languages: Set<String>
  private let permalinks: HugoPermalinks
  /// The path prefix of all pages: the main language's folder, if it has one.
  private let prefix: String
  private let endsInHTML: Bool
  /// The keys that the configuration sets for all texts.
  private let cascade: [MappingEntry]

  init(_ tree: SourceTree, reportingTo log: ImportLog) throws(DiagnosticError) {
    guard let root = tree.holder(of: "content/") else {
      throw .noSource(tree, "Hugo keeps texts in a folder 'content', which does not exist")
    }
    let configuration = ForeignConfiguration(
      Self.configurations(in: root), in: tree, reportingTo: log)
    let languages = HugoLanguages(configuration, in: tree, below: root, reportingTo: log)
    let contentRoot = root + Self.contentFolder(configuration, languages, of: tree, below: root)
    self.languages = Set(languages.others)
    permalinks = HugoPermalinks(configuration)
    prefix =
      configuration.text("defaultContentLanguageInSubdir") == "true" ? "\(languages.main)/" : ""
    endsInHTML = configuration.text("uglyURLs") == "true"
    cascade = Self.cascade(configuration, log)
    Self.reportOtherLanguages(languages, contentRoot, root, tree, log)
    let contents = Self.contents(of: contentRoot, in: tree, reportingTo: log)
    site = ForeignSite(
      tree: tree, settings: Self.settings(configuration, languages), contentRoot: contentRoot,
      textPaths: contents.texts, files: contents.files + Self.fixedFiles(tree, root),
      linksToAddresses: true,
      holdsBackWhatIsToCome: configuration.text("buildFuture") != "true",
      readsDefinitionLists:
        configuration.text("markup", "goldmark", "extensions", "definitionList") != "false")
  }

  private static func configurations(in root: String) -> [String] {
    ["hugo", "config"].flatMap { name in
      ["toml", "yaml", "yml", "json"].flatMap { ending in
        ["\(root)\(name).\(ending)", "\(root)config/_default/\(name).\(ending)"]
      }
    }
  }

  /// Returns the folder of the main language's texts, with a trailing `/`.
  private static func contentFolder(
    _ configuration: ForeignConfiguration, _ languages: HugoLanguages, of tree: SourceTree,
    below root: String
  ) -> String {
    let main = languages.main
    let folder =
      languages.text("contentDir", of: main) ?? configuration.text("contentDir")
      ?? (tree.paths.contains { $0.hasPrefix("\(root)content/\(main)/_index.") }
        ? "content/\(main)" : "content")
    return folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Returns the keys that `cascade` sets for all texts; settings for some texts are reported.
  private static func cascade(
    _ configuration: ForeignConfiguration, _ log: ImportLog
  ) -> [MappingEntry] {
    guard let value = configuration["cascade"] else { return [] }
    return (value.elements ?? [value]).flatMap { group -> [MappingEntry] in
      let entries = group.entries ?? []
      guard entries.contains(where: ForeignFields.narrowsCascade) else { return entries }
      log.report(
        .keyChanged, at: group.location, "keys for only some of the pages are not imported",
        suggestion: "write them into each of these pages")
      return []
    }
  }

  /// Reports the languages whose texts are in separate folders and are not imported.
  private static func reportOtherLanguages(
    _ languages: HugoLanguages, _ contentRoot: String, _ root: String, _ tree: SourceTree,
    _ log: ImportLog
  ) {
    for language in languages.others {
      guard let folder = languages.text("contentDir", of: language) else { continue }
      let path = root + folder + (folder.hasSuffix("/") ? "" : "/")
      let count = tree.files(in: path).count(where: PagePath.isText)
      guard count > 0, !path.hasPrefix(contentRoot) else { continue }
      log.report(
        .fileLeftOut, at: languages.location(of: language, in: tree),
        "the texts of the language '\(language)' in '\(folder)' are left out: \(count)",
        explanation: "A site has one language only.",
        suggestion: "import them as a site of their own")
    }
  }

  private static func settings(
    _ configuration: ForeignConfiguration, _ languages: HugoLanguages
  ) -> SiteSettings {
    SiteSettings(
      title: configuration.text("title") ?? languages.text("title", of: languages.main),
      description: configuration.text("params", "description"),
      language: configuration.text("locale") ?? configuration.text("languageCode")
        ?? configuration.text("defaultContentLanguage"),
      baseURL: configuration.text("baseURL"),
      author: configuration.text("params", "author", "name")
        ?? configuration.text("params", "author"),
      taxonomies: (configuration["taxonomies"]?.entries ?? []).compactMap(\.value.text))
  }

  /// Returns the texts that have pages, and the files beside them; skipped files are reported.
  private static func contents(
    of contentRoot: String, in tree: SourceTree, reportingTo log: ImportLog
  ) -> (texts: [String], files: [PlannedFile]) {
    let paths = tree.files(in: contentRoot)
    let leaves = leafBundles(paths)
    var texts: [String] = []
    var files: [PlannedFile] = []
    for path in paths {
      let isIndex = PagePath.stem(path).hasPrefix("index")
      if ["html", "htm", "org", "adoc", "rst", "pdc"].contains(PagePath.ending(path)) {
        log.report(
          .fileLeftOut, at: tree.location(contentRoot + path),
          "only texts in Markdown are imported")
      } else if !PagePath.isText(path) {
        files.append(PlannedFile(source: contentRoot + path, target: path))
      } else if !isIndex, leaves.contains(where: path.hasPrefix) {
        log.report(
          .fileLeftOut, at: tree.location(contentRoot + path),
          "a text within the folder of another one has no page of its own in Hugo")
      } else {
        texts.append(contentRoot + path)
      }
    }
    return (texts, files)
  }

  /// Returns the folders whose texts and pictures belong to one page.
  private static func leafBundles(_ paths: [String]) -> Set<String> {
    Set(
      paths.filter { PagePath.isText($0) && PagePath.stem($0) == "index" }
        .map { SitePath.folder(of: $0) }.filter { !$0.isEmpty })
  }

  /// Returns the files in `static/`, the pictures in `assets/`, and the readable data files.
  private static func fixedFiles(_ tree: SourceTree, _ root: String) -> [PlannedFile] {
    let pictures: Set<Substring> = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "ico"]
    let fixed = tree.plannedFiles(in: root + "static/") { _ in true }
    let taken = Set(fixed.map(\.target))
    let assets = tree.plannedFiles(in: root + "assets/") {
      pictures.contains(PagePath.ending($0)) && !taken.contains($0)
    }
    return fixed + assets + tree.dataFiles(in: root + "data/")
  }

  func defaults(for path: String) -> [MappingEntry] { cascade }

  func placement(_ path: String, _ fields: ForeignFields) -> PagePlacement {
    var relative = String(path.dropFirst(site.contentRoot.count))
    let language = languages.first { relative.hasSuffix(".\($0).md") }
    if let language {
      relative = "\(language)/\(relative.dropLast(language.count + 4)).md"
    }
    var bundle = BundlePath(relative)
    if let slug = fields.slug, !bundle.name.isEmpty { bundle.name = slug }
    if let address = fields.address {
      let whole = PagePath.rooted(address)
      return PagePlacement(target: PagePath.text(for: whole) ?? relative, address: whole)
    }
    let own = bundle.address
    var placement = PagePlacement(
      target: bundle.isSection ? bundle.sectionTarget : PagePath.text(for: own) ?? relative,
      address: own)
    if !bundle.isSection {
      let stem = BundlePath(relative).name
      placement.address = permalinks.address(of: bundle, fields, stem: stem) ?? own
      if endsInHTML, placement.address == own { placement.address = own.dropLast() + ".html" }
    }
    placement.address = "/" + prefix + placement.address.dropFirst()
    return placement
  }

  func replaceMarks(in text: inout TrackedText, of source: ShortcodeText) {
    ShortcodePass(HugoMarks.marks(in: text.bytes), source).replace(in: &text)
    HeadingAttributes.simplify(in: &text, source.log)
  }
}
