import CommonMark
public import Diagnostics
import Foundation
import HTMLTags
import SiteLinks
import StaticSite

/// Writes front matter, the pages of folders, and the site's configuration.
struct SiteAssembly {
  private let old: ForeignSite
  private let title: String

  /// Creates an assembly for a site, which is titled after its folder unless it has a title.
  init(_ old: ForeignSite) {
    self.old = old
    let name = URL(filePath: old.tree.root).standardizedFileURL.lastPathComponent
    title = old.settings.title ?? PagePath.title(name)
  }

  /// Assembles the new site.
  func site(
    _ texts: [(text: ImportedText, body: String)], files: [PlannedFile],
    reportingTo log: ImportLog
  ) -> ImportedSite {
    var written: [(path: String, text: String)] = texts.map { text, body in
      let unread = text.unread.map { $0 + "\n\n" } ?? ""
      let rest = body.drop { $0 == "\n" }
      return (text.placement.target, "\(frontMatter(text))\n\(unread)\(rest)")
    }
    let known = Set(texts.map(\.text.pagePath))
    for folder in Self.folders(texts.map(\.text.placement.target))
    where !known.contains(folder.lowercased()) {
      written.append((folder + "index.md", indexPage(folder)))
    }
    let terms = Set(texts.flatMap { $0.text.fields.terms.keys }).union(["tags"])
    let explainsTerms =
      old.readsDefinitionLists && texts.contains { Self.explainsTerm($0.body) }
    written.append(
      ("site.yml", configuration(taxonomies: terms.sorted(), explainsTerms: explainsTerms)))
    return ImportedSite(
      title: title, texts: written.sorted { $0.path < $1.path },
      files: files.map { (old.tree.fullPath($0.source), $0.target) },
      diagnostics: log.diagnostics)
  }

  /// Returns all folders that contain texts, including the root, each with a trailing `/`.
  static func folders(_ targets: [String]) -> [String] {
    var folders: Set<String> = [""]
    for target in targets {
      var folder = SitePath.folder(of: target)
      while !folder.isEmpty, folders.insert(folder).inserted {
        folder = SitePath.folder(of: String(folder.dropLast()))
      }
    }
    return folders.sorted()
  }

  private func indexPage(_ folder: String) -> String {
    let name = folder.split(separator: "/").last.map(String.init)
    var yaml = YAMLText()
    yaml.add("title", name.map(PagePath.title) ?? title)
    return "---\n\(yaml.text)---\n"
  }

  private func frontMatter(_ text: ImportedText) -> String {
    let fields = text.fields
    var yaml = YAMLText()
    yaml.add("title", text.title)
    if let summary = fields.summary { yaml.add("summary", summary) }
    if let date = fields.date ?? text.placement.date { yaml.add("date", bare: date) }
    if let updated = fields.updated { yaml.add("updated", bare: updated) }
    if let weight = fields.weight ?? text.placement.weight { yaml.add("weight", bare: weight) }
    if text.isDraft { yaml.add("draft", bare: true) }
    for (taxonomy, terms) in fields.terms.sorted(by: { $0.key < $1.key }) {
      yaml.add(taxonomy, terms)
    }
    if !text.placement.aliases.isEmpty { yaml.add("aliases", text.placement.aliases) }
    if let size = fields.pageSize { yaml.add("paginate", bare: size) }
    if !fields.extra.isEmpty { yaml.add("extra", fields.extra) }
    return "---\n\(yaml.text)---\n"
  }

  /// Indicates whether a text has a line that explains a term: `: what it means`.
  private static func explainsTerm(_ body: String) -> Bool {
    Prose(TrackedText(body, file: "")).bytes.split { $0 == "\n" }.contains { line in
      let rest = line.drop { $0 == " " }
      return line.count - rest.count < 4 && rest.starts(with: ": ".utf8)
    }
  }

  private func configuration(taxonomies: [String], explainsTerms: Bool) -> String {
    let settings = old.settings
    var yaml = YAMLText()
    yaml.add("title", title)
    let language = settings.language?.replacing("_", with: "-") ?? "en"
    yaml.add("language", SiteConfiguration.isLanguageTag(language) ? language : "en")
    if let description = settings.description { yaml.add("description", description) }
    if let url = settings.baseURL.flatMap(SiteConfiguration.normalizedBaseURL) {
      yaml.add("base-url", url)
    }
    if let author = settings.author { yaml.add("author", author) }
    if let size = settings.pageSize, size > 0 { yaml.add("paginate", bare: size) }
    if taxonomies != ["tags"] { yaml.add("taxonomies", taxonomies) }
    yaml.add(line: "# Texts of other generators hold HTML nearly everywhere.")
    yaml.add("raw-html", bare: true)
    yaml.add("search", bare: true)
    if explainsTerms {
      yaml.add(line: "# Besides what is read anyway, lists of terms and what they mean.")
      yaml.add("markdown", MarkdownSyntax.allCases.map(\.rawValue))
    }
    return yaml.text
  }
}

/// An imported site: the contents of its folder `content`.
public struct ImportedSite: Sendable {
  /// The site's title.
  public let title: String
  /// The texts and `site.yml`, by their paths below `content/`.
  public let texts: [(path: String, text: String)]
  /// The files to copy: their paths, and their new paths below `content/`.
  public let files: [(source: String, path: String)]
  /// Warnings about everything that could not be imported, by file and line of the old site.
  public let diagnostics: [Diagnostic]
}
