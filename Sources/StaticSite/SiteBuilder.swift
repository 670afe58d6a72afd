import Parallel
import Diagnostics
import Foundation

/// Turns pages into the files of a site, and checks them.
public struct SiteBuilder: Sendable {
  private let configuration: SiteConfiguration
  private let templates: TemplateLibrary

  /// Makes a builder.
  public init(configuration: SiteConfiguration, templates: TemplateLibrary) {
    self.configuration = configuration
    self.templates = templates
  }

  /// Builds a site; nothing is written.
  ///
  /// Checked are: templates against what their pages supply, every link, anchor, image and asset, and that no two
  /// files or anchors share a name.
  ///
  /// - Parameters:
  ///   - pages: The pages, in any order.
  ///   - files: What else belongs to the site: assets, data.
  ///   - unmade: The paths of pages that could not be made; links to them are taken to be right.
  /// - Returns: The files, and all that was found. If there is an error among it, the files are not fit to be written.
  /// - Complexity: O(*n*) in the size of all pages.
  public func build(
    _ pages: [Page], files: [OutputFile] = [], unmade: [String] = []
  ) -> BuiltSite {
    var site = BuiltSite()
    let pages = known(pages, &site.diagnostics)
    let files = files + sitemap(of: pages, baseURL: configuration.baseURL)
    site.diagnostics += checkTemplates(of: pages)
    var index = self.index(of: pages, files, &site.diagnostics)
    for path in unmade { index.insertUnmade(path) }
    let linked = pages.concurrentMap { [index] page in
      LinkedPage(html(of: page), file: page.outputPath, index: index)
    }
    for (page, linked) in zip(pages, linked) where templates.isWhole(page.template) {
      index.setAnchors(linked.anchors, of: page.outputPath)
    }
    var faults = LinkFaults(library: templates, index: index)
    for (page, linked) in zip(pages, linked) {
      faults.check(linked, of: page)
      site.files.append(OutputFile(path: page.outputPath, bytes: linked.html))
      site.externalLinks.formUnion(linked.externalURLs)
      if let markdown = page.markdown { site.files.append(twin(of: page, markdown, index)) }
    }
    site.files += files
    site.files.sort { $0.path < $1.path }
    site.diagnostics += faults.diagnostics
    site.diagnostics.sort()
    site.pageCount = pages.count
    return site
  }

  /// The page as its template shows it; of one whose template is at fault what its text says, so
  /// that at least its links can be checked.
  private func html(of page: Page) -> String {
    if templates.isWhole(page.template) {
      return templates.render(page.allValues(configuration), by: page.template) ?? ""
    }
    guard case .html(let body) = page.values["body"] else { return "" }
    return body
  }

  /// The pages whose template exists.
  private func known(_ pages: [Page], _ diagnostics: inout [Diagnostic]) -> [Page] {
    let names = Set(templates.names)
    return pages.filter { page in
      if names.contains(page.template) { return true }
      diagnostics.append(
        Diagnostic(
          "unknown-template", at: page.source, "there is no template '\(page.template)'",
          explanation: "The page '/\(page.path)' asks for it.",
          suggestion: NearMiss.suggestion(for: page.template, in: names)))
      return false
    }
  }

  private func checkTemplates(of pages: [Page]) -> [Diagnostic] {
    var shapes: [String: ValueShape] = [:]
    for page in pages {
      shapes[page.template, default: ValueShape()].insert(page.allValues(configuration))
    }
    var checker = TemplateChecker(library: templates)
    for (name, shape) in shapes.sorted(by: { $0.key < $1.key }) {
      checker.check(name, against: shape)
    }
    return checker.diagnostics
  }

  private func index(
    of pages: [Page], _ files: [OutputFile], _ diagnostics: inout [Diagnostic]
  ) -> SiteIndex {
    var index = SiteIndex()
    func insert(_ file: String, address: String, _ source: SourceLocation?) {
      if SitePath.resolve(file, in: "") != file {
        diagnostics.append(
          Diagnostic(
            "wrong-path", at: source, "'\(file)' is no path below the site's root",
            suggestion: "write it without '/' in front, and without '.', '..' and empty parts"))
      }
      if index.contains(file) {
        diagnostics.append(
          Diagnostic(
            "same-path", at: source, "two pages or files would be written to '\(file)'",
            suggestion: "give one of them another name"))
      }
      index.insert(file, address: address)
    }
    for page in pages {
      insert(page.outputPath, address: page.address, page.source)
      if page.markdown != nil {
        let twin = SitePath.twin(forPage: page.path)
        insert(twin, address: "/" + twin, page.source)
      }
    }
    for file in files { insert(file.path, address: "/" + file.path, nil) }
    return index
  }
}
