import Testing

@testable import Importing

@Suite("What another generator held back")
struct HeldBackImportTests {
  /// The texts that are drafts in the site that was imported.
  private func drafts(_ site: ImportedFolder) -> [String] {
    site.site.texts.filter { $0.text.contains("\ndraft: true\n") }.map(\.path)
  }

  @Test(
    "is a draft, and said at the key by which it was",
    arguments: [
      ("hugo", "expiryDate: 2001-01-01"), ("hugo", "publishDate: 2099-01-01"),
      ("hugo", "date: 2099-01-01"), ("hugo", "headless: true"), ("hugo", "build:\n  render: never"),
      ("hugo", "_build:\n  render: false"), ("hugo", "build: {render: link}"),
      ("jekyll", "date: 2099-01-01"), ("zola", "render: false"),
    ])
  func held(_ generator: String, _ key: String) throws {
    let folder = generator == "jekyll" ? "" : "content/"
    let site = try ImportedFolder(
      generator,
      [
        "\(folder)a.md": "---\ntitle: A\n\(key)\n---\nHidden.\n",
        "\(folder)b.md": "---\ntitle: B\ndate: 2025-12-31\n---\nSeen.\n",
      ])
    #expect(drafts(site) == ["a.md"])
    #expect(site.found.count == 1)
    #expect(site.found.first?.contains(" key-changed: the text becomes a draft: ") == true)
    #expect(site.found.first?.hasPrefix("\(folder)a.md:0 ") == false)
  }

  @Test("is said where it has no meaning here, or another one")
  func said() throws {
    let site = try ImportedFolder(
      "hugo",
      [
        "content/a.md": "---\ntitle: A\nexpiryDate: 2030-01-01\nbuild: {list: never}\n---\n",
        "content/b.md": "---\ntitle: B\nin_search_index: false\n---\n",
      ])
    #expect(drafts(site).isEmpty)
    #expect(
      site.found == [
        "content/a.md:3 key-changed: the page is not removed on 2030-01-01",
        "content/a.md:4 key-changed: lists now show the page, which they did not before",
        "content/b.md:3 key-changed: a search now finds the page, which it did not before",
      ])
  }

  @Test("is held back below a folder's page that says so, unless it says which")
  func below() throws {
    let site = try ImportedFolder(
      "hugo",
      [
        "content/a/_index.md": "---\ntitle: A\ncascade:\n  build: {render: never}\n---\n",
        "content/a/b/c.md": "---\ntitle: C\n---\n", "content/d.md": "---\ntitle: D\n---\n",
        "content/e/_index.md":
          "---\ntitle: E\ncascade:\n- draft: true\n  _target: {kind: page}\n- weight: 1\n---\n",
      ])
    #expect(drafts(site) == ["a/b/c.md", "a/index.md"])
    #expect(
      site.found.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) } == [
        "2 texts become drafts: no pages are made of the texts in this folder",
        "the keys for the pages below are not imported",
        "the keys for the pages below are not imported",
      ])
  }

  @Test("is held back by what the configuration says of all pages")
  func everywhere() throws {
    let site = try ImportedFolder(
      "hugo",
      [
        "hugo.yaml":
          "title: H\ncascade:\n- build: {render: never}\n- draft: true\n  target: {kind: page}\n",
        "content/a.md": "---\ntitle: A\n---\n",
        "content/b.md": "---\ntitle: B\nbuild: {render: always}\n---\n",
      ])
    #expect(drafts(site) == ["a.md"])
    #expect(
      site.found.contains { $0.contains("keys for only some of the pages are not imported") })
  }

  @Test("was not, by a generator that publishes what is to come", arguments: ["zola", "markdown"])
  func toCome(_ generator: String) throws {
    let site = try ImportedFolder(
      generator, ["content/a.md": "---\ntitle: A\ndate: 2099-01-01\n---\nSeen.\n"])
    #expect(drafts(site).isEmpty)
  }
}
