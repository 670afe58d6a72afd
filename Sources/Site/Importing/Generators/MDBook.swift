import Diagnostics
import Documents
import SiteLinks

/// A book of mdBook's: chapters in the order of `SUMMARY.md`.
struct MDBook: SourceGenerator {
  static let name = "mdbook"
  static let title = "mdBook"

  let tree: SourceTree
  let settings: SiteSettings
  let contentRoot: String
  let textPaths: [String]
  let files: [PlannedFile]
  let linksToAddresses = false
  private let chapters: BookChapters
  let readsDefinitionLists: Bool
  private let hasHome: Bool
  /// The addresses that lead to a chapter's, by it.
  private let redirects: [String: [String]]

  init(_ tree: SourceTree, reportingTo log: ImportLog) throws(DiagnosticError) {
    let root = tree.holder(of: "book.toml") ?? ""
    let configuration = ForeignConfiguration([root + "book.toml"], in: tree, reportingTo: log)
    let named = configuration.text("book", "src").map { root + $0 + "/" }
    guard let folder = named ?? tree.holder(of: "SUMMARY.md"), tree.has(folder + "SUMMARY.md")
    else {
      throw .noSource(tree.root, "mdBook lists the chapters in 'SUMMARY.md', which is not there")
    }
    self.tree = tree
    contentRoot = folder
    let chapters = BookChapters(
      try tree.text(folder + "SUMMARY.md"), file: tree.fullPath(folder + "SUMMARY.md"),
      folder: folder,
      tree: tree, reportingTo: log)
    self.chapters = chapters
    settings = SiteSettings(
      title: configuration.text("book", "title") ?? chapters.title,
      description: configuration.text("book", "description"),
      language: configuration.text("book", "language"),
      author: configuration["book", "authors"]?.elements?.first?.text)
    readsDefinitionLists = configuration.text("output", "html", "definition-lists") != "false"
    redirects = Self.redirects(configuration, chapters, reportingTo: log)
    let inFolder = tree.files(in: folder)
    let texts = chapters.paths.map { folder + $0 }
    // The list of chapters is the first page, unless the book has one of its own.
    hasHome = chapters.paths.contains { chapters[$0]?.target == "index.md" }
    textPaths = texts + (hasHome ? [] : [folder + "SUMMARY.md"])
    let listed = Set(chapters.paths)
    for path in inFolder
    where PagePath.isText(path) && !listed.contains(path) && path != "SUMMARY.md" {
      log.report(
        .fileLeftOut, at: SourceLocation(file: tree.fullPath(folder + path)),
        "the text is not in SUMMARY.md, and so no chapter of the book")
    }
    files = inFolder.filter { !PagePath.isText($0) }
      .map { PlannedFile(source: folder + $0, target: $0) }
  }

  /// The addresses that lead to a chapter's; those that lead elsewhere are reported.
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
          "the redirect from '\(redirect.key)' is left out: it leads to no chapter")
        continue
      }
      found[target, default: []].append(String(redirect.key.drop { $0 == "/" }))
    }
    return found
  }

  func placement(_ path: String, _ fields: ForeignFields) -> PagePlacement {
    let relative = String(path.dropFirst(contentRoot.count))
    if relative == "SUMMARY.md" {
      return PagePlacement(target: "index.md", address: "/", title: settings.title ?? "Contents")
    }
    let chapter = chapters[relative]
    let address =
      SitePath.folder(of: relative) + (isReadme(relative) ? "" : PagePath.stem(relative) + ".html")
    let target = chapter?.target ?? relative
    return PagePlacement(
      target: target, address: "/" + address, aliases: redirects["/" + address] ?? [],
      title: chapter?.title, weight: chapter?.number)
  }

  private func isReadme(_ path: String) -> Bool {
    ["readme", "index"].contains(PagePath.stem(path).lowercased())
  }

  func replaceMarks(in text: inout TrackedText, of source: ShortcodeText) {
    if source.path == contentRoot + "SUMMARY.md" { BookChapters.simplify(&text) }
    IncludePass(source).replace(in: &text)
    HiddenLines.remove(from: &text)
  }
}
