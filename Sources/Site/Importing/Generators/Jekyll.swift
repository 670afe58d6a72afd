import Diagnostics
import Documents
import HTMLTags
import SiteLinks

/// A Jekyll site: `_posts`, pages anywhere, collections, Liquid.
struct Jekyll: SourceGenerator {
  static let name = "jekyll"
  static let title = "Jekyll"

  let site: ForeignSite
  private let permalink: String
  private let collections: JekyllCollections
  private let defaultValues: JekyllDefaults

  init(_ tree: SourceTree, reportingTo log: ImportLog) throws(DiagnosticError) {
    let configuration = ForeignConfiguration(
      ["_config.yml", "_config.yaml", "_config.toml"], in: tree, reportingTo: log)
    permalink = configuration.text("permalink") ?? "date"
    let collections = JekyllCollections(configuration, reportingTo: log)
    self.collections = collections
    defaultValues = JekyllDefaults(configuration)
    let excluded = (configuration["exclude"]?.elements ?? []).compactMap(\.text)
    let included = (configuration["include"]?.elements ?? []).compactMap(\.text)
    var texts: [String] = []
    var files: [PlannedFile] = []
    for path in tree.paths {
      if let reason = Self.reasonToLeaveOut(path, collections, excluded, included) {
        if PagePath.isText(path), !reason.isEmpty {
          log.report(.fileLeftOut, at: tree.location(path), reason)
        }
        continue
      }
      // Unreadable files are reported when they are imported.
      let bytes = (try? tree.bytes(path)) ?? []
      // PEM files begin with dashes too; a front matter fence has nothing else on its line.
      let hasFrontMatter =
        bytes.starts(with: "---".utf8)
        && bytes.dropFirst(3).first { $0 != " " && $0 != 0x09 && $0 != 0x0D } == 0x0A
      // Jekyll copies Markdown without front matter; here it becomes pages, except package files.
      if PagePath.isText(path) {
        if hasFrontMatter || path.hasPrefix("_") || !Self.isMeta(path) { texts.append(path) }
      } else if hasFrontMatter {
        log.report(
          .fileLeftOut, at: tree.location(path),
          "Jekyll processes this file with Liquid, and it is not Markdown",
          suggestion: "write a template that does the same")
      } else if !path.hasPrefix("_") {
        files.append(PlannedFile(source: path, target: path))
      }
    }
    if texts.isEmpty { throw .noSource(tree, "the folder contains no Markdown") }
    site = ForeignSite(
      tree: tree, settings: Self.settings(configuration), textPaths: texts,
      files: files + tree.dataFiles(in: "_data/"), linksToAddresses: true,
      holdsBackWhatIsToCome: configuration.text("future") != "true",
      readsDefinitionLists:
        configuration.text("markdown")?.lowercased() ?? "kramdown" == "kramdown")
  }

  private static func settings(_ configuration: ForeignConfiguration) -> SiteSettings {
    let base = (configuration.text("url") ?? "") + (configuration.text("baseurl") ?? "")
    return SiteSettings(
      title: configuration.text("title") ?? configuration.text("name"),
      description: configuration.text("description"), language: configuration.text("lang"),
      baseURL: base.hasPrefix("http") ? base : configuration.text("baseurl"),
      author: configuration.text("author", "name") ?? configuration.text("author"),
      pageSize: configuration.text("paginate").flatMap { Int($0) },
      values: configuration.texts)
  }

  /// Returns the reason for skipping a path, empty if it needs no report; `nil` to keep it.
  private static func reasonToLeaveOut(
    _ path: String, _ collections: JekyllCollections, _ excluded: [String], _ included: [String]
  ) -> String? {
    if MarkdownFolder.isLeftOut(path) { return "" }
    if included.contains(where: { PathPattern($0).contains(path) }) { return nil }
    if excluded.contains(where: { PathPattern($0).contains(path) }) {
      return "the configuration excludes the text"
    }
    let parts = path.split(separator: "/")
    for part in parts where part.hasPrefix("_") && !collections.has(folder: part) {
      return usual.contains(part)
        ? "" : "Jekyll makes no pages of the files in '\(part)', which is not a collection"
    }
    let name = parts.last ?? ""
    let isPackage =
      ["Gemfile", "Gemfile.lock", "Rakefile", "package.json", "package-lock.json"].contains(name)
      || name.hasSuffix(".gemspec")
    return isPackage ? "" : nil
  }

  /// Folders that never contain pages in Jekyll.
  private static let usual: Set<Substring> = [
    "_layouts", "_includes", "_sass", "_data", "_plugins", "_site",
  ]

  func defaults(for path: String) -> [MappingEntry] {
    defaultValues.entries(for: path, type: collections.type(of: path))
  }

  /// Indicates whether a text describes the package rather than belonging to the site.
  private static func isMeta(_ path: String) -> Bool {
    ["readme", "license", "contributing", "changelog", "code_of_conduct"]
      .contains(PagePath.stem(path).lowercased())
  }

  func placement(_ path: String, _ fields: ForeignFields) -> PagePlacement {
    let parts = path.split(separator: "/").map(String.init)
    guard let marked = parts.firstIndex(where: { $0.hasPrefix("_") }), marked < parts.count - 1
    else { return page(path, fields) }
    let collection = String(parts[marked].dropFirst())
    let isPost = collections.arePosts(collection)
    var name = BundlePath(PagePath.stem(path) + ".md")
    let date = name.takeDate()
    let stem = name.name.isEmpty ? PagePath.stem(path) : name.name
    let folder = (parts[..<marked] + [isPost ? "posts" : collection]).joined(separator: "/") + "/"
    let inner = parts[(marked + 1)...].dropLast()
    let middle = isPost ? "" : inner.map { $0 + "/" }.joined()
    var placement = PagePlacement(
      target: folder + middle + (fields.slug ?? stem) + ".md",
      address: "/" + folder + middle + stem + ".html")
    placement.date = date
    placement.isDraft = collection == "drafts" || !collections.makesPages(collection)
    if isPost, let date = fields.date ?? date {
      let pattern = PostAddress(
        date: date, title: fields.slug ?? stem,
        categories: Array(parts[..<marked]) + (fields.terms["categories"] ?? []))
      placement.address = pattern.address(
        fields.address ?? fields.addressPattern ?? collections.permalink(of: collection)
          ?? permalink)
    } else if let address = fields.address {
      placement.address = PagePath.rooted(address)
    } else if let pattern = fields.addressPattern ?? collections.permalink(of: collection) {
      placement.address = JekyllCollections.address(
        pattern, collection: collection, path: middle + stem, title: fields.slug ?? stem)
    }
    return placement
  }

  private func page(_ path: String, _ fields: ForeignFields) -> PagePlacement {
    let folder = SitePath.folder(of: path)
    let stem = PagePath.stem(path)
    let isIndex =
      stem == "index" || (stem.lowercased() == "readme" && !site.tree.has(folder + "index.md"))
    let own = "/" + folder + (isIndex ? "" : stem + (permalink == "pretty" ? "/" : ".html"))
    var placement = PagePlacement(
      target: folder + (isIndex ? "index" : stem) + ".md",
      address: PagePath.rooted(fields.address ?? own))
    if let address = fields.address, !isIndex || address != "/",
      let target = PagePath.text(for: address)
    {
      placement.target = target
    }
    return placement
  }

  /// Returns the `id` that kramdown gives to a heading, which begins at its first letter.
  func slug(_ heading: String) -> String {
    let rest = heading.drop { !($0.isASCII && $0.isLetter) }
    let kept = rest.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return kept.lowercased().replacing(" ", with: "-")
  }

  func replaceMarks(in text: inout TrackedText, of source: ShortcodeText) {
    LiquidPass(source).replace(in: &text)
    KramdownMarks.replace(in: &text, source.log)
  }
}
