import Diagnostics
import Documents
import SiteLinks

/// An mdBook book: chapters in the order of `SUMMARY.md`.
struct MDBook: SourceGenerator {
  static let name = "mdbook"
  static let title = "mdBook"

  let site: ForeignSite
  private let chapters: BookChapters
  /// The addresses that redirect to a chapter, by the chapter's address.
  private let redirects: [String: [String]]

  init(_ tree: SourceTree, reportingTo log: ImportLog) throws(DiagnosticError) {
    let root = tree.holder(of: "book.toml") ?? ""
    let configuration = ForeignConfiguration([root + "book.toml"], in: tree, reportingTo: log)
    let named = configuration.text("book", "src").map { root + $0 + "/" }
    guard let folder = named ?? tree.holder(of: "SUMMARY.md"), tree.has(folder + "SUMMARY.md")
    else {
      throw .noSource(tree, "mdBook lists the chapters in 'SUMMARY.md', which does not exist")
    }
    let chapters = try BookChapters(in: folder, of: tree, reportingTo: log)
    self.chapters = chapters
    redirects = Self.redirects(configuration, chapters, reportingTo: log)
    // The list of chapters becomes the home page, unless the book has one.
    let hasHome = chapters.paths.contains { chapters[$0]?.target == "index.md" }
    let listed = Set(chapters.paths)
    for path in tree.files(in: folder)
    where PagePath.isText(path) && !listed.contains(path) && path != "SUMMARY.md" {
      log.report(
        .fileLeftOut, at: tree.location(folder + path),
        "the text is not in SUMMARY.md, so it is not a chapter of the book")
    }
    site = ForeignSite(
      tree: tree,
      settings: SiteSettings(
        title: configuration.text("book", "title") ?? chapters.title,
        description: configuration.text("book", "description"),
        language: configuration.text("book", "language"),
        author: configuration["book", "authors"]?.elements?.first?.text),
      contentRoot: folder,
      textPaths: (chapters.paths + (hasHome ? [] : ["SUMMARY.md"])).map { folder + $0 },
      files: tree.plannedFiles(in: folder), linksToAddresses: false,
      readsDefinitionLists: configuration.text("output", "html", "definition-lists") != "false")
  }

  /// Returns the redirects to chapters; all others are reported.
  private static func redirects(
    _ configuration: ForeignConfiguration, _ chapters: BookChapters, reportingTo log: ImportLog
  ) -> [String: [String]] {
    var found: [String: [String]] = [:]
    let known = Set(
      chapters.paths.map { "/" + SitePath.folder(of: $0) + PagePath.stem($0) + ".html" })
    for redirect in configuration["output", "html", "redirect"]?.entries ?? [] {
      let folder = SitePath.folder(of: String(redirect.key.drop { $0 == "/" }))
      let target = redirect.value.text.flatMap { SitePath.resolve($0, in: folder) }.map { "/" + $0 }
      guard let target, known.contains(target) else {
        log.report(
          .placeChanged, at: redirect.value.location,
          "the redirect from '\(redirect.key)' is left out: it does not lead to a chapter")
        continue
      }
      found[target, default: []].append(String(redirect.key.drop { $0 == "/" }))
    }
    return found
  }

  func placement(_ path: String, _ fields: ForeignFields) -> PagePlacement {
    let relative = String(path.dropFirst(site.contentRoot.count))
    if relative == "SUMMARY.md" {
      return PagePlacement(
        target: "index.md", address: "/", title: site.settings.title ?? "Contents")
    }
    let chapter = chapters[relative]
    let address =
      SitePath.folder(of: relative)
      + (PagePath.isReadme(relative) ? "" : PagePath.stem(relative) + ".html")
    return PagePlacement(
      target: chapter?.target ?? relative, address: "/" + address,
      aliases: redirects["/" + address] ?? [],
      title: chapter?.title, weight: chapter?.number)
  }

  func replaceMarks(in text: inout TrackedText, of source: ShortcodeText) {
    if source.path == site.contentRoot + "SUMMARY.md" { BookChapters.simplify(&text) }
    IncludePass(source).replace(in: &text)
    HiddenLines.remove(from: &text)
  }
}
