import CommonMark
import Diagnostics
import Documents
import Foundation
import StaticSite

/// A small site that is right, to be made wrong by one file at a time.
struct SmallSite {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder {
      Folder("content") {
        TextFile("site.yml", "title: Small\nbase-url: https://example.org/small\nreports: [all]\n")
        TextFile(
          "index.md", "---\ntitle: Home\n---\nSee [the guide](guide/index.md#two-words).\n")
        Folder("guide") {
          TextFile(
            "index.md",
            "---\ntitle: Guide\nsummary: A & B\nweight: 2\n---\n# Two words\n\n![dot](dot.txt)\n")
          TextFile("dot.txt", "dot")
        }
        Folder("recipes") {
          TextFile("bread.md", "---\ntitle: Bread\nminutes: 90\n---\n[Back](/)\n")
        }
      }
      Folder("templates") {
        TextFile(
          "layout.mustache",
          """
          <!doctype html>
          <html lang="{{site.language}}">
          <link rel="stylesheet" href="/assets/site.css">
          <title>{{title}}</title>
          {{#canonical}}<link rel="canonical" href="{{canonical}}">{{/canonical}}
          <main>
          {{$main}}nothing{{/main}}
          </main>
          </html>

          """)
        TextFile(
          "page.mustache",
          "{{<layout}}{{$main}}{{#summary}}<p>{{summary}}</p>{{/summary}}{{{body}}}{{/main}}{{/layout}}"
        )
        TextFile(
          "recipe.mustache",
          "{{<layout}}{{$main}}{{{body}}}<p>{{minutes}}</p>{{/main}}{{/layout}}\n")
        Folder("assets") { TextFile("site.css", "main { color: black }\n") }
      }
    }
  }

  var site: String { folder.path("site") }

  /// Builds the site and writes it.
  func build(adding pages: [Page] = []) throws(DiagnosticError) -> SiteWriter.Summary {
    let files = try load(adding: pages).checkedFiles()
    return try SiteWriter(folder: site).write(files)
  }

  /// Builds the site without writing it.
  func load(adding pages: [Page] = []) throws(DiagnosticError) -> BuiltSite {
    let contentFolder = SourceFolder(folder.path("content"))
    let templateFolder = SourceFolder(folder.path("templates"))
    let collector = DiagnosticCollector()
    let configuration = collector.collect { () throws(DiagnosticError) in
      try SiteConfiguration(from: contentFolder, knownReports: ["all", "none"])
    }
    let content = collector.collect { () throws(DiagnosticError) in
      try Content(from: contentFolder, kinds: [Self.recipe])
    }
    let templates = collector.collect { () throws(DiagnosticError) in
      try TemplateLibrary(from: templateFolder)
    }
    try collector.throwErrors()
    guard let configuration, let content, let templates else { throw DiagnosticError([]) }
    let own = try content.pages(ofKinds: ["page", "recipe"])
    let assets = try OutputFile.copies(
      of: SourceFolder(folder.path("templates/assets")), to: "assets/")
    return SiteBuilder(configuration: configuration, templates: templates)
      .build(own + pages, files: content.files + assets)
  }

  /// What is found wrong, with paths from the site's folder.
  func faults(adding pages: [Page] = []) -> [String] {
    do {
      _ = try build(adding: pages)
      return []
    } catch {
      return error.diagnostics.map {
        $0.description.replacingOccurrences(of: folder.url.path + "/", with: "")
      }
    }
  }

  private static let recipe = ContentKind("recipe", folder: "recipes/") { fields in
    ["minutes": .number(fields.int("minutes", in: 1...1000))]
  }
}
