import Diagnostics
import Documents
import SiteLinks
import StaticSite

/// Sees to it that no two pages or files have the same path.
struct PathSettlement {
  private let generator: any SourceGenerator

  init(_ generator: any SourceGenerator) { self.generator = generator }

  /// Gives another place to each text whose place is taken, and leaves out aliases that are.
  func settle(_ texts: inout [ImportedText], reportingTo log: ImportLog) {
    var taken: [String: Int] = [:]
    for index in texts.indices {
      let wanted = texts[index].placement.target
      var number = 2
      while taken[texts[index].pagePath] != nil {
        texts[index].placement.target = "\(wanted.dropLast(3))-\(number).md"
        number += 1
      }
      taken[texts[index].pagePath] = index
      if texts[index].placement.target != wanted {
        log.report(
          .placeChanged, at: SourceLocation(file: generator.tree.fullPath(texts[index].path)),
          "another page has the address '/\(wanted.dropLast(3))/'; this one stands at "
            + "'/\(texts[index].pagePath)'")
      }
    }
    settleAliases(&texts, pages: Set(taken.keys), log)
  }

  private func settleAliases(
    _ texts: inout [ImportedText], pages: Set<String>, _ log: ImportLog
  ) {
    var taken = pages.union(madePages(texts))
    // The address that a page had counts before what others would like to be known by.
    for index in texts.indices {
      let own = Self.key(texts[index].placement.address)
      let page = SitePath.page(ofFile: own).lowercased()
      if page != texts[index].pagePath, !own.isEmpty {
        texts[index].placement.aliases.insert(own, at: 0)
      }
    }
    for index in texts.indices {
      let wanted = texts[index].placement.aliases + texts[index].fields.aliases
      texts[index].placement.aliases = wanted.compactMap { alias in
        let key = Self.key(alias)
        let page = SitePath.page(ofFile: key).lowercased()
        if page == texts[index].pagePath { return nil }
        // What stands at the address of a page that is not found is that page.
        if texts[index].pagePath == "404/", key == "404.html" { return nil }
        guard key != "/", SitePath.resolve(key, in: "") == key,
          !key.contains(where: { "#?".contains($0) }),
          taken.insert(page).inserted
        else {
          log.report(
            .placeChanged, at: SourceLocation(file: generator.tree.fullPath(texts[index].path)),
            "the alias '\(alias)' is left out",
            explanation: "It is no place in the site, or another page stands there.")
          return nil
        }
        return key
      }
    }
  }

  /// An address as aliases have it: without a `/` in front, and with one at its end unless it is a
  /// file's.
  private static func key(_ address: String) -> String {
    let plain = String(address.drop { $0 == "/" })
    return plain.isEmpty || plain.hasSuffix("/") || plain.hasSuffix(".html") ? plain : plain + "/"
  }

  /// The pages that the new site has besides those of texts: of folders, of terms, and its own.
  private func madePages(_ texts: [ImportedText]) -> Set<String> {
    var pages: Set<String> = ["404.html", "search/"]
    for text in texts {
      var folder = SitePath.folder(of: text.placement.target)
      while !folder.isEmpty {
        pages.insert(folder.lowercased())
        folder = SitePath.folder(of: String(folder.dropLast()))
      }
      for (taxonomy, terms) in text.fields.terms {
        pages.insert(taxonomy.lowercased() + "/")
        pages.formUnion(terms.map { "\(taxonomy.lowercased())/\(TermSlug.slug($0))/" })
      }
    }
    return pages
  }

  /// The files that can be copied: not those in whose place something else is made, and not what is
  /// no file.
  func files(for texts: [ImportedText], reportingTo log: ImportLog) -> [PlannedFile] {
    let pages = Set(texts.map { SitePath.file(forPage: $0.pagePath) })
    var taken: Set<String> = []
    return generator.files.filter { file in
      let reason: String? =
        if Self.reserved.contains(file.target) || pages.contains(file.target.lowercased()) {
          "the site makes its own '\(file.target)'"
        } else if !taken.insert(file.target.lowercased()).inserted {
          "another file stands at '\(file.target)'"
        } else if file.target.lowercased().hasSuffix(".mdx") {
          "it is a text with components of JavaScript, which nothing here runs"
        } else {
          generator.tree.copyProblem(file.source) ?? dataProblem(file)
        }
      guard let reason else { return true }
      log.report(
        .fileLeftOut, at: SourceLocation(file: generator.tree.fullPath(file.source)),
        "the file is not copied: \(reason)")
      return false
    }
  }

  private static let reserved: Set<String> = [
    "site.yml", "index.html", "404.html", "sitemap.xml", "feed.xml", "assets/site.css",
  ]

  /// Returns the reason why a file that would be read as data cannot be.
  ///
  /// It is `nil` if it can, or is none.
  private func dataProblem(_ file: PlannedFile) -> String? {
    guard file.target.hasPrefix("data/"),
      ["yml", "yaml", "json"].contains(file.target.split(separator: ".").last)
    else { return nil }
    do throws(DiagnosticError) {
      let text = try generator.tree.text(file.source)
      _ = try Value.parse(yaml: text, file: generator.tree.fullPath(file.source))
      return nil
    } catch {
      return "it would be read as data, and \(error.diagnostics.first?.message ?? "cannot be")"
    }
  }
}
