import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import StaticSite

/// A small site of which one file is changed at a time.
private struct ExplainedSite {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder {
      Folder("content") {
        TextFile("site.yml", "title: S\n")
        TextFile("index.md", "---\ntitle: Home\n---\n")
        Folder("data") { TextFile("team.yml", "who: oboe\n") }
        Folder("notes") {
          TextFile("index.md", "---\ntitle: Notes\n---\n")
          TextFile("a.md", "---\ntitle: A\nsummary: S\ntags: [red]\n---\nWords.\n")
          TextFile("b.md", "---\ntitle: B\nsummary: S\n---\n[a](a.md)\n")
          TextFile("c.md", "---\ntitle: C\nsummary: S\n---\n```site:team\n```\n")
        }
        Folder("far") { TextFile("d.md", "---\ntitle: D\n---\n[c](/notes/c/)\n") }
      }
      Folder("templates") {
        TextFile(
          "layout.mustache",
          "<title>{{title}}</title><link rel=\"stylesheet\" href=\"/assets/site.css\">{{$main}}{{/main}}"
        )
        TextFile(
          "page.mustache",
          "{{<layout}}{{$main}}{{{body}}}{{#next}}{{title}}{{/next}}{{/main}}{{/layout}}")
        TextFile(
          "section.mustache",
          "{{<layout}}{{$main}}{{#pages}}{{title}}{{/pages}}{{/main}}{{/layout}}")
        TextFile("term.mustache", "{{title}}{{#pages}}{{title}}{{/pages}}")
        TextFile("taxonomy.mustache", "{{#terms}}{{title}} {{count}}{{/terms}}")
        TextFile("home.mustache", "{{data.team.who}}")
        Folder("assets") { TextFile("site.css", "p { margin: 0 }\n") }
      }
    }
  }

  private var setup: SiteSetup {
    var setup = SiteSetup(content: folder.path("content"), templates: folder.path("templates"))
    setup.explainsRebuilds = true
    setup.directives = [
      SiteDirective("site:team") { _, context throws(DiagnosticError) in
        context.data("team") == nil ? "" : "<p>team</p>"
      }
    ]
    return setup
  }

  /// Builds the site, changes a file, and brings the site up to date.
  ///
  /// - Parameters:
  ///   - file: The file, from the folder's root.
  ///   - text: What the file holds from then on; `nil` to delete it.
  /// - Returns: Why pages were rendered again, with paths from the folder's root.
  /// - Throws: What the file system says.
  func rebuild(_ file: String, _ text: String?) async throws -> [String: [String]] {
    let site = Site(setup)
    #expect(await site.build().rebuild == nil)
    if let text {
      try folder.write(text, to: file)
    } else {
      try FileManager.default.removeItem(atPath: folder.path(file))
    }
    let rebuild = try #require(await site.update([folder.path(file)]).rebuild)
    #expect(rebuild.files.map { short($0.path) } == [file])
    return Dictionary(
      uniqueKeysWithValues: rebuild.pages.map { page in
        ("\(page.address) \(page.outcome)", page.reasons.map { short($0.text) })
      })
  }

  private func short(_ text: String) -> String { text.replacing(folder.path("") + "/", with: "") }
}

extension [RebuildStep] {
  fileprivate var text: String { map(\.description).joined(separator: " → ") }
}

@Suite("Why a page was rendered again") struct RebuildTests {
  /// A file to change, and what is said of some pages for it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let text: String?
    let reasons: [String: [String]]
    var isAll = false
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "words of a text", file: "content/notes/a.md",
      text: "---\ntitle: A\nsummary: S\ntags: [red]\n---\nOther words.\n",
      reasons: [
        "/notes/a/ changed": ["content/notes/a.md was changed → it is the page's text"]
      ], isAll: true),
    Case(
      name: "a title", file: "content/notes/b.md",
      text: "---\ntitle: New\nsummary: S\n---\n[a](a.md)\n",
      reasons: [
        "/notes/b/ changed": ["content/notes/b.md was changed → it is the page's text"],
        "/notes/ changed": [
          "content/notes/b.md was changed → the page summary of 'notes/b.md' differs → it is in the page's list"
        ],
        "/notes/a/ changed": [
          "content/notes/b.md was changed → the page summary of 'notes/b.md' differs → it is the next page"
        ],
        "/notes/c/ unchanged": [
          "content/notes/b.md was changed → the page summary of 'notes/b.md' differs → it is the previous page"
        ],
      ], isAll: true),
    Case(
      name: "a term", file: "content/notes/a.md",
      text: "---\ntitle: A\nsummary: S\ntags: [red, blue]\n---\nWords.\n",
      reasons: [
        "/tags/ changed": [
          "content/notes/a.md was changed → the page summary of 'notes/a.md' differs → the page shows its terms"
        ],
        "/tags/blue/ added": [
          "content/notes/a.md was changed → the page summary of 'notes/a.md' differs → the page shows its terms"
        ],
      ]),
    Case(
      name: "a new text", file: "content/notes/bb.md", text: "---\ntitle: BB\nsummary: S\n---\n",
      reasons: [
        "/notes/bb/ added": ["content/notes/bb.md was added → it is the page's text"],
        "/notes/b/ changed": [
          "content/notes/bb.md was added → the page summary of 'notes/bb.md' differs → it is the next page"
        ],
      ]),
    Case(
      name: "a text that another links to goes", file: "content/notes/a.md", text: nil,
      reasons: [
        "/notes/a/ removed": ["content/notes/a.md was removed → it is the page's text"],
        "/notes/b/ changed": [
          "content/notes/a.md was removed → 'notes/b.md' links to 'notes/a.md' → it is the page's text",
          "content/notes/a.md was removed → the page summary of 'notes/a.md' differs → it is the previous page",
          "content/notes/a.md was removed → the page links to '/notes/a/'",
        ],
      ]),
    Case(
      name: "a page that another links to by its address goes", file: "content/notes/c.md",
      text: nil,
      reasons: [
        "/far/d/ changed": ["content/notes/c.md was removed → the page links to '/notes/c/'"]
      ]),
    Case(
      name: "data", file: "content/data/team.yml", text: "who: viola\n",
      reasons: [
        "/ changed": [
          "content/data/team.yml was changed → the template 'home' uses the value 'data'"
        ]
      ]),
    Case(
      name: "data that a directive asks for", file: "content/data/team.yml", text: nil,
      reasons: [
        "/notes/c/ changed": [
          "content/data/team.yml was removed → a directive in 'notes/c.md' uses the data 'team' → it is the page's text"
        ]
      ]),
    Case(
      name: "a template that others call", file: "templates/layout.mustache",
      text: "<title>{{title}}</title>{{$main}}{{/main}}",
      reasons: [
        "/notes/ changed": [
          "templates/layout.mustache was changed → the template 'layout' differs → the page's template 'section' calls it"
        ],
        "/notes/a/ changed": [
          "templates/layout.mustache was changed → the template 'layout' differs → the page's template 'page' calls it"
        ],
      ]),
    Case(
      name: "a template of a folder's own", file: "templates/notes/page.mustache",
      text: "<title>{{title}}</title>",
      reasons: [
        "/notes/a/ changed": [
          "templates/notes/page.mustache was added → the page's template is now 'notes/page'",
          "templates/notes/page.mustache was added → the template 'notes/page' differs",
        ]
      ]),
    Case(
      name: "an asset", file: "templates/assets/site.css", text: "p { margin: 1px }\n",
      reasons: [
        "/notes/a/ changed": [
          "templates/assets/site.css was changed → the page links to '/assets/site.css'"
        ]
      ]),
    Case(
      name: "a file that no page depends on", file: "content/notes/dot.txt", text: "dot",
      reasons: [:], isAll: true),
  ]

  @Test("Each page has the ways that lead to it from the file", arguments: cases)
  func reasons(_ test: Case) async throws {
    let found = try await ExplainedSite().rebuild(test.file, test.text)
    for (page, reasons) in test.reasons { #expect(found[page] == reasons, "\(page) of \(found)") }
    if test.isAll { #expect(found.keys.sorted() == test.reasons.keys.sorted()) }
  }

  @Test("The lines for a terminal are bounded, and name pages that are the same last")
  func lines() {
    let file = ChangedFile(path: "a.md", change: .changed)
    let way: [RebuildStep] = [.file("a.md", .changed), .text]
    let pages = [("/a/", RebuildOutcome.unchanged), ("/b/", .changed), ("/c/", .removed)]
      .map { RebuiltPage(address: $0, outcome: $1, reasons: [way, way, way]) }
    let rebuild = Rebuild(files: [file, file, file], pages: pages, pageCount: 7)
    #expect(
      rebuild.lines(files: 2, pages: 2, reasons: 1) == [
        "a.md was changed", "a.md was changed", "… and 1 more file differs",
        "2 of 7 pages were rendered again",
        "/b/ (changed)", "  a.md was changed → it is the page's text", "  … and 2 more reasons",
        "/c/ (removed)", "  a.md was changed → it is the page's text", "  … and 2 more reasons",
        "… and 1 more page",
      ])
  }

  @Test("A site whose setup does not ask for it explains nothing")
  func silence() async throws {
    let small = try SmallSite()
    let site = Site(small.setup())
    _ = await site.build()
    try small.folder.write("p { margin: 0 }", to: "templates/assets/site.css")
    let updated = await site.update([small.folder.path("templates/assets/site.css")])
    #expect(updated.changedFiles?.isEmpty == false)
    #expect(updated.rebuild == nil)
  }
}
