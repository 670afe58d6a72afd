extension SiteDiagnosticTests {
  static let outputDiagnostics: [WrongSite] = [
    WrongSite(
      [.text("content/b.md", "---\ntitle: B\n---\n"), .text("site/b/index.html", "x")],
      "site/b/index.html: error: no build wrote this, and the new site uses the same name [file-in-the-way]"
    ),
    WrongSite(
      [.text("content/b.md", "---\ntitle: B\n---\n"), .text("site/b", "x")],
      "site/b: error: no build wrote this, and the new site uses the same name [file-in-the-way]"),
    WrongSite(
      [.text("content/b.txt", "x"), .text("site/b.txt/c", "x")],
      "site/b.txt: error: no build wrote this, and the new site uses the same name [file-in-the-way]"
    ),
    WrongSite(
      [.removal("site/.site-files")],
      "site: error: the folder contains files that no build wrote [not-a-site]"),
    WrongSite(
      [.removal("site"), .text("site", "x")],
      "site: error: the output path is not a folder [unwritable]"),
    WrongSite(
      [.removal("site"), .link("site", to: "nowhere")],
      "site: error: the site cannot be written: No such file or directory [unwritable]"),
    // A folder of this name is where the tests run, and is not what the link means.
    WrongSite(
      [.removal("site"), .link("site", to: "Sources")],
      "site: error: the site cannot be written: No such file or directory [unwritable]"),
    WrongSite(
      [.removal("site"), .link("site", to: "site")],
      "site: error: the site cannot be written: Too many levels of symbolic links [unwritable]"),
  ]
}
