import CommonMark
import Diagnostics
import SiteFiles
import SiteTemplates
import StaticSite
import TestSupport
import Testing

@testable import Evidence
@testable import Report

@Suite("A report that is kept from build to build")
struct KeptReportTests {
  private static func prose(_ words: String, file: String = "a.md") -> TextProse {
    TextProse(
      file: file, path: "a/", html: "<p>\(words)</p>", markdown: "\(words)\n",
      origins: [LinkOrigin(url: "/\(words)/", location: SourceLocation(file: file))],
      diagnostics: [Diagnostic(.outdatedMeasurement, at: SourceLocation(file: file), words)])
  }

  private static let old = prose("The words that were there first.")
  private static let new = prose("Others.")
  private static let another = LinkOrigin(url: "/", location: SourceLocation(file: "b.md"))

  /// A page of prose, as kinds of pages compose it.
  private static func page(_ prose: TextProse) -> Page {
    Page(
      path: "a/", template: "a", title: "A",
      values: [
        "body": .rich(html: prose.html, markdown: prose.markdown), "other": .html("<p>Größe</p>"),
      ], origins: prose.origins + [another])
  }

  private static func made(_ page: Page, _ prose: TextProse) -> MadeReport {
    let warning = Diagnostic(.outdatedMeasurement, "a warning of the whole")
    return MadeReport(
      pages: ReportedPages(
        made: [Page(path: "b/", template: "b", title: "B"), page],
        files: [OutputFile(path: "c", text: "c")], unmade: ["d/"],
        diagnostics: [warning] + prose.diagnostics))
  }

  private static var texts: Texts { get async throws { try await SmallEvidence.evidence.texts } }

  @Test("is what a new one would be, whatever the prose is now", arguments: [old, new])
  func edited(_ prose: TextProse) async throws {
    let bytes = try KeptReport(Self.made(Self.page(Self.old), Self.old), [Self.old]).bytes()
    let pages = try #require(
      try KeptReport(bytes).pages(with: [prose], of: await Self.texts, in: .nowhere))
    let expected = Self.made(Self.page(prose), prose).pages
    #expect(pages.made == expected.made)
    #expect(pages.files == expected.files)
    #expect(pages.unmade == expected.unmade)
    #expect(pages.diagnostics == expected.diagnostics)
  }

  @Test(
    "is made again if a page shows its prose in another way and that is different",
    arguments: [
      { $0.values["body"] = .html("cut") }, { $0.values["body"] = nil },
      { $0.values["body"] = .html(old.html) },
      { $0.values["body"] = .rich(html: old.html, markdown: "cut") }, { $0.origins = [] },
    ] as [@Sendable (inout Page) -> Void])
  func bound(_ change: @Sendable (inout Page) -> Void) async throws {
    let texts = try await Self.texts
    var page = Self.page(Self.old)
    change(&page)
    let kept = KeptReport(Self.made(page, Self.old), [Self.old])
    #expect(kept.pages(with: [Self.new], of: texts, in: .nowhere) == nil)
    #expect(try #require(kept.pages(with: [Self.old], of: texts, in: .nowhere)).made.last == page)
  }

  @Test("takes pages without texts from where they are kept, and is made again if they are gone")
  func portions() async throws {
    let (folder, texts) = (try TemporaryFolder(), try await Self.texts)
    let store = ResultStore(folder: folder.url, program: ProgramIdentity("a"))
    let page = Page(path: "c/", template: "c", title: "C", values: ["a": [1, "b"]])
    func portion(in store: ResultStore) -> PagePortion {
      store.portion(for: store.key("c")) { [page] }
    }
    let kept = portion(in: store)
    #expect(kept.name != nil && portion(in: .nowhere).name == nil)
    for portion in [kept, PagePortion(pages: [page], name: nil)] {
      var made = Self.made(Self.page(Self.old), Self.old)
      made.portions = [portion]
      let bytes = try KeptReport(made, [Self.old]).bytes()
      let read = try KeptReport(bytes).pages(with: [Self.old], of: texts, in: store)
      #expect(try #require(read).made == made.allPages.made)
      let gone = try KeptReport(bytes).pages(with: [Self.old], of: texts, in: .nowhere)
      #expect((gone == nil) == (portion.name != nil))
    }
  }

  @Test("is made again if a text is no longer there")
  func gone() async throws {
    let kept = KeptReport(Self.made(Self.page(Self.old), Self.old), [Self.old])
    #expect(kept.pages(with: [], of: try await Self.texts, in: .nowhere) == nil)
  }

  @Test("keeps a page whose prose is a few words")
  func short() async throws {
    let kept = KeptReport(Self.made(Self.page(Self.new), Self.new), [Self.new])
    let pages = kept.pages(with: [Self.old], of: try await Self.texts, in: .nowhere)
    #expect(pages?.made.last == Self.page(Self.old))
  }

  @Test("composes prose between evidence again, as long as it asks for the same evidence")
  func evidence() async throws {
    let evidence = try await SmallEvidence.evidence
    let text = try #require(evidence.texts.of(TextKind.tour).first { $0.name == "one-tap" })
    let body = evidence.texts.body(of: text, reportingTo: DiagnosticCollector())
    let prose = try evidence.prose(of: text, body)
    #expect(prose.shown.count > 3 && prose.isWhole)
    let page = TourPage(text: text, prose: prose).page

    // What was kept is of another state of the text.
    let file = text.file.relativePath
    let old = TextProse(
      file: file, path: text.path, html: "<p>Old</p>", markdown: "Old\n", origins: [],
      diagnostics: [])
    let now = TextProse.all(of: evidence.texts)
    func pages(showing shown: [ShownEvidence]) throws -> ReportedPages? {
      let stale = Page(path: text.path, template: "tour", title: "stale")
      let made = MadeReport(pages: ReportedPages(made: [stale]), shown: [file: shown])
      let kept = try KeptReport(KeptReport(made, [old]).bytes())
      return kept.pages(with: now, of: evidence.texts, in: .nowhere)
    }
    #expect(try pages(showing: prose.shown)?.made == [page])
    #expect(try pages(showing: prose.shown.dropLast()) == nil)
  }
}
