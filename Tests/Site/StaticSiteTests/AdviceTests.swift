import Diagnostics
import Foundation
import StaticSite
import TestSupport
import Testing

/// A mistake that is easily made, and what is advised.
struct EasyMistake: Sendable, CustomTestStringConvertible {
  let path: String
  let text: String
  let advice: String
  var testDescription: String { advice }

  init(_ path: String, _ text: String, _ advice: String) {
    self.path = path
    self.text = text
    self.advice = advice
  }
}

@Suite("Advice") struct AdviceTests {
  @Test(
    "says what to do about mistakes that are easily made",
    arguments: [
      EasyMistake(
        "content/a.md", "---\ntitle: A\ndescription: B\n---\n", "use 'summary' instead"),
      EasyMistake("content/a.md", "---\ntitle: A\ntags: swift\n---\n", "write it as '[swift]'"),
      EasyMistake(
        "content/a.md", "No front matter\n",
        "begin the file with '---', 'title: …' and '---', each on its own line"),
      EasyMistake(
        "content/a.md", "---\ntitle: Beans: a history\n---\n",
        "put a text that contains ': ' between quotes"),
      EasyMistake(
        "content/a.md", "---\ntitle: A\ntags:\n\t- b\n---\n", "indent with spaces"),
      EasyMistake(
        "content/a.md", "---\ntitle: @a\n---\n", "put the text between quotes"),
      EasyMistake("content/a.md", "---\ntitle: A\ntags: b\n---\n", "write it as '[b]'"),
      EasyMistake(
        "content/a.md", "+++\ntitle = \"A\"\ntags = \"b c\"\n+++\n", "write it as '[\"b c\"]'"),
      EasyMistake("content/a.md", "+++\ndraft = true\n+++\n", "write 'title = …'"),
      EasyMistake(
        "content/a.md", "---\ntitle: A\nlastmod: 2024-03-01\n---\n", "use 'updated' instead"),
      EasyMistake(
        "content/a.md", "---\ntitle: A\nsummary: B\ndescription: C\n---\n",
        "there is no key 'description' here; the key 'summary' has this meaning and is already present"
      ),
      EasyMistake(
        "content/a.md", "---\ntitle: A\npublished: 2024-03-01\n---\n", "use 'date' instead"),
      EasyMistake(
        "content/a.md", "---\ntitle: A\npublished: false\n---\n",
        "there is no key 'published' here; write 'draft' with the value true"),
      EasyMistake(
        "content/a.md", "---\ntitle: A\nslug: b\n---\n",
        "there is no key 'slug' here; name the file or folder after its new address, and write the former address under 'aliases'"
      ),
      EasyMistake(
        "content/a.md", "---\ntitle: A\ncolour: red\n---\n",
        "write keys of your own under 'extra', or declare them in 'site.yml'"),
      EasyMistake(
        "templates/page.mustache", "{{extra.colour}}{{{body}}}",
        "write 'colour' under 'extra' in the front matter of a text"),
      EasyMistake(
        "content/a.md", "---\ntitle: A\ntemplate: wide\n---\n",
        "write 'templates/wide.mustache'"),
      EasyMistake(
        "content/guide/a.md", "---\ntitle: A\n---\n[b](indx.md)\n", "did you mean 'index.md'?"),
      EasyMistake(
        "content/recipes/a.md", "---\ntitle: A\nminutes: 1\n---\n[b](../guide/indx.md)\n",
        "did you mean '../guide/index.md'?"),
    ])
  func advice(_ row: EasyMistake) async throws {
    let small = try SmallSite()
    try small.folder.write(row.text, to: row.path)
    let advice = await small.load().diagnostics.map {
      $0.suggestion?.replacing(small.folder.url.path + "/", with: "")
    }
    #expect(advice == [row.advice])
  }

  @Test("tells a draft from a text that is not there, also when it goes")
  func drafts() async throws {
    let small = try SmallSite()
    try small.folder.write("---\ntitle: A\ndraft: true\n---\n", to: "content/a.md")
    try small.folder.write("---\ntitle: B\n---\n[a](a.md)\n", to: "content/b.md")
    let site = Site(small.setup())
    #expect(await site.build().diagnostics.map(\.message) == ["the text 'a.md' is a draft"])
    try FileManager.default.removeItem(atPath: small.folder.path("content/a.md"))
    let later = await site.update([small.folder.path("content/a.md")])
    #expect(later.diagnostics.map(\.message) == ["there is no text 'a.md'"])
  }

  @Test("names the other of two texts whose pages would stand in one place")
  func samePlace() async throws {
    let small = try SmallSite()
    try small.folder.write("---\ntitle: A\n---\n", to: "content/a.md")
    try small.folder.write("---\ntitle: B\naliases: [a]\n---\n", to: "content/b.md")
    try small.folder.write("<a href=\"{{target}}\"></a>", to: "templates/redirect.mustache")
    let diagnostics = await small.load().diagnostics.filter { $0.id == .samePath }
    #expect(
      diagnostics.flatMap(\.notes).map { note in
        "\(note.location): \(note.message)".replacing(small.folder.url.path + "/", with: "")
      } == ["content/a.md: the other one comes from here"])
  }

  @Test(
    "about the configuration alone is given where it is wrong, and no report is taken for asked")
  func configuration() async throws {
    let small = try SmallSite()
    try small.folder.write("titel: Small\n", to: "content/site.yml")
    let built = await small.load()
    #expect(built.diagnostics.map(\.id) == [.unknownKey])
    #expect(built.diagnostics.map(\.suggestion) == ["did you mean 'title'?"])
  }
}
