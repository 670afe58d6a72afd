import Testing

@testable import Importing

/// A site with one text, and whether `Oboe` above `: a reed` was a term in it.
private struct TermSite: CustomTestStringConvertible {
  let generator: String
  let files: [String: String]
  let readsTerms: Bool

  var testDescription: String { "\(generator) \(files.sorted { $0.key < $1.key }.map(\.value))" }

  static let all: [TermSite] = [
    TermSite(generator: "hugo", files: ["content/a.md": terms], readsTerms: true),
    TermSite(
      generator: "hugo",
      files: [
        "content/a.md": terms,
        "hugo.yaml": "markup: {goldmark: {extensions: {definitionList: false}}}\n",
      ], readsTerms: false),
    TermSite(generator: "jekyll", files: ["a.md": terms], readsTerms: true),
    TermSite(
      generator: "jekyll", files: ["a.md": terms, "_config.yml": "markdown: CommonMark\n"],
      readsTerms: false),
    TermSite(
      generator: "mdbook", files: ["src/SUMMARY.md": "- [A](a.md)\n", "src/a.md": terms],
      readsTerms: true),
    TermSite(generator: "zola", files: ["content/a.md": terms], readsTerms: false),
    TermSite(
      generator: "zola",
      files: ["content/a.md": terms, "zola.toml": "[markdown]\ndefinition_list = true\n"],
      readsTerms: true),
    TermSite(generator: "markdown", files: ["a.md": terms], readsTerms: false),
    // In code, and in the midst of a line, it is none.
    TermSite(
      generator: "hugo", files: ["content/a.md": "# A\n\n```\nOboe\n: a reed\n```\n\nA : b\n"],
      readsTerms: false),
  ]

  private static let terms = "# A\n\nOboe\n: a reed\n"
}

@Suite("An imported list of terms") struct TermImportTests {
  @Test("is asked for where the generator read it", arguments: TermSite.all)
  fileprivate func markdown(_ site: TermSite) throws {
    let imported = try ImportedFolder(site.generator, site.files)
    let configuration = try #require(imported.text("site.yml"))
    #expect(configuration.contains("definition-lists") == site.readsTerms)
  }
}
