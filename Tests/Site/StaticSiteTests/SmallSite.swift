import CommonMark
import Diagnostics
import Documents
import Foundation
import SiteFiles
import SiteTemplates
import StaticSite
import TestSupport

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
        TextFile("recipes.md", "---\ntitle: Recipes\n---\n")
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
  @discardableResult
  func build(adding pages: [Page] = []) async throws(DiagnosticError) -> WritingSummary {
    let files = try await load(adding: pages).checkedFiles()
    return try SiteWriter(folder: site).write(files)
  }

  /// Builds the site without writing it.
  func load(adding pages: [Page] = []) async -> BuiltSite {
    await Site(setup(adding: pages)).build()
  }

  /// Returns the setup that the site is made from.
  func setup(adding pages: [Page] = []) -> SiteSetup {
    var setup = SiteSetup(content: folder.path("content"), templates: folder.path("templates"))
    setup.kinds = [
      ContentKind(
        "recipe", folder: "recipes/", values: { ["minutes": .number($0)] },
        read: { $0.int("minutes", in: 1...1000) }
      ).erased
    ]
    setup.directives = [
      SiteDirective("site:names") { directive, context throws(DiagnosticError) in
        guard let name = directive.arguments.first, context.data(name.text) == nil else {
          return ""
        }
        throw DiagnosticError(
          .unknownWord(name.text, at: name.location, known: context.dataNames))
      }
    ]
    setup.reports = [FixedReport(name: "all", pages: pages), FixedReport(name: "none", pages: [])]
    return setup
  }

  /// Returns the faults that keep the site from being built and written.
  func diagnostics() async -> [Diagnostic] {
    do throws(DiagnosticError) {
      try await build()
      return []
    } catch {
      return error.diagnostics
    }
  }
}

/// A report that makes the same pages of any content.
struct FixedReport: SiteReport {
  let name: String
  let pages: [Page]
  var files: [OutputFile] = []
  var kinds: [AnyContentKind] { [] }
  var directives: [String: Directive.Handler] {
    ["\(name):own": { [name] _ in "<hr class=\"\(name)\">" }]
  }
  var directivesElsewhere: [String: String] { ["\(name):other": "It stands elsewhere."] }

  func pages(of content: SiteContent, clock: StageClock) async -> ReportedPages {
    ReportedPages(made: pages, files: files)
  }
}
