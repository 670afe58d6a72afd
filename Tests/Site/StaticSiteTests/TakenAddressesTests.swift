import Diagnostics
import Foundation
import StaticSite
import TestSupport
import Testing

@Suite("The addresses of a site that are taken") struct TakenAddressesTests {
  private let small: SmallSite
  private var folder: TemporaryFolder { small.folder }

  init() throws { small = try SmallSite() }

  @Test(
    "are those of texts, aliases and terms, also of drafts",
    arguments: [
      ("guide.md", "content/guide/index.md: the page of this text has the address '/guide/'"),
      ("b.md", "content/a.md:3:11: an alias of this text has the address '/b/'"),
      ("tags.md", "content/a.md:4:8: the list of 'tags' has the address '/tags/'"),
      ("tags/c.md", "content/a.md:4:8: the page of 'C' has the address '/tags/c/'"),
      ("unread/index.md", "content/unread.md: the page of this text has the address '/unread/'"),
    ])
  func taken(_ path: String, _ expected: String) throws {
    let diagnostic = try #require(TakenAddresses(try setup()).diagnostic(ofText: path))
    #expect(diagnostic.id == .samePath)
    let place = diagnostic.location.map { "\($0)" } ?? ""
    let found = "\(place): \(diagnostic.message)".replacing(folder.url.path + "/", with: "")
    #expect(found == expected + ", which '\(path)' needs")
  }

  @Test("are no others, and not those of a text that is there", arguments: ["c.md", "a.md"])
  func free(_ path: String) throws {
    #expect(TakenAddresses(try setup()).diagnostic(ofText: path) == nil)
  }

  private func setup() throws -> SiteSetup {
    try folder.write(
      "---\ntitle: A\naliases: [b]\ntags: [C]\ndraft: true\n---\n", to: "content/a.md")
    try folder.write("---\ntitel: U\n---\n", to: "content/unread.md")
    return small.setup()
  }
}
