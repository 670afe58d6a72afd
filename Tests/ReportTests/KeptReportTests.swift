import CommonMark
import Diagnostics
import SiteFiles
import SiteTemplates
import StaticSite
import Testing

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
      values: ["body": .html(prose.html), "other": .html("<p>Größe</p>")],
      markdown: "# Größe\n\n\(prose.markdown)\n## More\n", origins: prose.origins + [another])
  }

  private static func reported(_ page: Page, _ prose: TextProse) -> ReportedPages {
    let warning = Diagnostic(.outdatedMeasurement, "a warning of the whole")
    return ReportedPages(
      made: [Page(path: "b/", template: "b", title: "B"), page],
      files: [OutputFile(path: "c", text: "c")], unmade: ["d/"],
      diagnostics: [warning] + prose.diagnostics)
  }

  @Test("is what a new one would be, whatever the prose is now", arguments: [old, new])
  func edited(_ prose: TextProse) throws {
    let bytes = try KeptReport(
      Self.reported(Self.page(Self.old), Self.old), [Self.old]
    ).bytes()
    let pages = try #require(try KeptReport(bytes).pages(with: [prose]))
    let expected = Self.reported(Self.page(prose), prose)
    #expect(pages.made == expected.made)
    #expect(pages.files == expected.files)
    #expect(pages.unmade == expected.unmade)
    #expect(pages.diagnostics == expected.diagnostics)
  }

  @Test(
    "is made again if a page shows its prose in another way and that is different",
    arguments: [
      { $0.values["body"] = .html("cut") }, { $0.values["body"] = nil }, { $0.markdown = nil },
      { $0.markdown = "no such words" }, { $0.markdown? += old.markdown }, { $0.origins = [] },
    ] as [@Sendable (inout Page) -> Void])
  func bound(_ change: @Sendable (inout Page) -> Void) throws {
    var page = Self.page(Self.old)
    change(&page)
    let kept = KeptReport(Self.reported(page, Self.old), [Self.old])
    #expect(kept.pages(with: [Self.new]) == nil)
    #expect(try #require(kept.pages(with: [Self.old])).made.last == page)
  }

  @Test("is made again if a text is no longer there")
  func gone() {
    let kept = KeptReport(Self.reported(Self.page(Self.old), Self.old), [Self.old])
    #expect(kept.pages(with: []) == nil)
  }

  @Test("does not look for prose that may occur by chance")
  func short() {
    let kept = KeptReport(Self.reported(Self.page(Self.new), Self.new), [Self.new])
    #expect(kept.pages(with: [Self.old]) == nil)
  }
}
