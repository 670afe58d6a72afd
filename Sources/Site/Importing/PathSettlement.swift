import Diagnostics
import Documents
import SiteLinks
import StaticSite

/// Ensures that no two pages or files have the same path.
struct PathSettlement {
  let site: ForeignSite

  /// Moves each text whose path is taken, and drops aliases that are taken.
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
          .placeChanged, at: site.tree.location(texts[index].path),
          "another page has the address '/\(wanted.dropLast(3))/'; this page has "
            + "'/\(texts[index].pagePath)'")
      }
    }
    settleAliases(&texts, pages: Set(taken.keys), log)
  }

  private func settleAliases(
    _ texts: inout [ImportedText], pages: Set<String>, _ log: ImportLog
  ) {
    var taken = pages.union(madePages(texts))
    // The former addresses of pages take precedence over other aliases.
    let own = texts.map { ownAddress(of: $0, log).map { [$0] } ?? [] }
    let kept = texts.indices.map { settled(own[$0], of: texts[$0], &taken, log) }
    for index in texts.indices {
      let others = texts[index].placement.aliases + texts[index].fields.aliases
      texts[index].placement.aliases =
        kept[index] + settled(others, of: texts[index], &taken, log)
    }
  }

  /// Returns the former address of a page, unless it is unchanged or the page was a draft.
  private func ownAddress(of text: ImportedText, _ log: ImportLog) -> String? {
    let address = text.placement.address
    let page = SitePath.page(ofFile: Self.key(address)).lowercased()
    guard !page.isEmpty, page != text.pagePath, !text.isDraft else { return nil }
    guard AddressPattern.isLeft(in: address) else { return address }
    log.report(
      .placeChanged, at: site.tree.location(text.path),
      "the former address of the page is unknown: '\(address)'",
      explanation: "Its pattern uses a value that the text does not have, or that is unsupported.",
      suggestion: "write the address under 'aliases'")
    return nil
  }

  /// Returns the aliases of a text that are free, and reports the others.
  private func settled(
    _ aliases: [String], of text: ImportedText, _ taken: inout Set<String>, _ log: ImportLog
  ) -> [String] {
    aliases.compactMap { alias in
      let key = Self.key(alias)
      let page = SitePath.page(ofFile: key).lowercased()
      if page == text.pagePath { return nil }
      guard key != "/", SitePath.resolve(key, in: "") == key,
        !key.contains(where: { "#?".contains($0) }),
        taken.insert(page).inserted
      else {
        log.report(
          .placeChanged, at: site.tree.location(text.path),
          "the alias '\(alias)' is left out",
          explanation: "It is not a path within the site, or another page has this address.")
        return nil
      }
      return key
    }
  }

  /// Returns an address in the form of an alias: without a leading `/`, and with a trailing one
  /// unless it is that of a file.
  private static func key(_ address: String) -> String {
    let plain = String(address.drop { $0 == "/" })
    return plain.isEmpty || plain.hasSuffix("/") || plain.hasSuffix(".html") ? plain : plain + "/"
  }

  /// Returns the generated pages of the new site: those of folders and terms, and fixed ones.
  private func madePages(_ texts: [ImportedText]) -> Set<String> {
    var pages: Set<String> = ["404.html", "search/"]
    pages.formUnion(SiteAssembly.folders(texts.map(\.placement.target)).map { $0.lowercased() })
    for text in texts {
      for (taxonomy, terms) in text.fields.terms {
        pages.insert(taxonomy.lowercased() + "/")
        pages.formUnion(terms.map { "\(taxonomy.lowercased())/\(TermSlug.slug($0))/" })
      }
    }
    return pages
  }

  /// Returns the files that can be copied: regular files that no generated page or file replaces.
  func files(for texts: [ImportedText], reportingTo log: ImportLog) -> [PlannedFile] {
    let pages = Set(texts.map { SitePath.file(forPage: $0.pagePath) })
    var taken: Set<String> = []
    return site.files.filter { file in
      let reason: String? =
        if Self.reserved.contains(file.target) || pages.contains(file.target.lowercased()) {
          "the site generates its own '\(file.target)'"
        } else if !taken.insert(file.target.lowercased()).inserted {
          "another file has the path '\(file.target)'"
        } else if file.target.lowercased().hasSuffix(".mdx") {
          "it is a text with JavaScript components, which are not supported"
        } else {
          site.tree.copyProblem(file.source) ?? dataProblem(file)
        }
      guard let reason else { return true }
      log.report(
        .fileLeftOut, at: site.tree.location(file.source), "the file is not copied: \(reason)")
      return false
    }
  }

  private static let reserved: Set<String> = [
    "site.yml", "index.html", "404.html", "sitemap.xml", "feed.xml", "assets/site.css",
  ]

  /// Returns the reason why a data file cannot be read; `nil` if it can, or is not a data file.
  private func dataProblem(_ file: PlannedFile) -> String? {
    guard file.target.hasPrefix("data/"), PagePath.isData(file.target) else { return nil }
    do throws(DiagnosticError) {
      let text = try site.tree.text(file.source)
      _ = try Value.parse(yaml: text, file: site.tree.fullPath(file.source))
      return nil
    } catch {
      return "it would be read as data, but \(error.diagnostics.first?.message ?? "cannot be read")"
    }
  }
}
