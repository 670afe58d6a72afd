extension SiteDiagnosticTests {
  static let fileDiagnostics: [WrongSite] = [
    WrongSite(
      [
        .bytes(
          "content/a.md",
          [
            0x2D, 0x2D, 0x2D, 0x0A, 0x74, 0x69, 0x74, 0x6C, 0x65, 0x3A, 0x20, 0x41, 0x0A, 0x2D,
            0x2D, 0x2D, 0x0A, 0x61, 0x62, 0xE9, 0x63, 0x0A,
          ])
      ],
      "content/a.md:4:3: error: the text is not valid UTF-8 [not-utf8]"),
    WrongSite(
      [.bytes("content/a.md", [0xFF, 0xFE, 0x2D, 0x00, 0x2D, 0x00, 0x2D, 0x00])],
      "content/a.md:1:1: error: the text is not valid UTF-8 [not-utf8]"),
    WrongSite(
      [
        .bytes(
          "content/a.md",
          [
            0x2D, 0x2D, 0x2D, 0x0A, 0x74, 0x69, 0x74, 0x6C, 0x65, 0x3A, 0x20, 0x22, 0x00, 0x22,
            0x0A, 0x2D, 0x2D, 0x2D, 0x0A,
          ])
      ],
      "content/a.md:2:9: error: this is not YAML: unexpected control character [yaml-syntax]"),
    WrongSite(
      [
        .bytes(
          "templates/page.mustache",
          [
            0x7B, 0x7B, 0x7B, 0x62, 0x6F, 0x64, 0x79, 0x7D, 0x7D, 0x7D, 0x0A, 0x20, 0x63, 0x61,
            0x66, 0xE9, 0x0A,
          ])
      ],
      "templates/page.mustache:2:5: error: the text is not valid UTF-8 [not-utf8]"),
    WrongSite(
      [
        .bytes(
          "content/site.yml",
          [0x74, 0x69, 0x74, 0x6C, 0x65, 0x3A, 0x20, 0x43, 0x61, 0x66, 0xE9, 0x0A])
      ],
      "content/site.yml:1:11: error: the text is not valid UTF-8 [not-utf8]"),
    WrongSite(
      [.link("content/more", to: "guide")],
      "content/more: error: symbolic links to folders are not followed [unreadable]"),
    WrongSite(
      [.text("content/NOTES.MD", "---\ntitle: A\n---\n")],
      "content/NOTES.MD: error: the name of a text must end in '.md', in lower case [wrong-name]"),
    WrongSite(
      [.removal("content")],
      "content: error: there is no such folder [unreadable]"),
    WrongSite(
      [.removal("content"), .text("content", "x")],
      "content: error: the folder cannot be read: Not a directory [unreadable]"),
    WrongSite(
      [.removal("templates")],
      "templates: error: there is no such folder [unreadable]"),
    WrongSite(
      [
        .removal("templates"),
        .text("content/a.md", "---\ntitle: A\n---\n```house:frame\n```\n"),
      ],
      "templates: error: there is no such folder [unreadable]"),
    WrongSite(
      [.removal("templates"), .text("templates", "x")],
      "templates: error: the folder cannot be read: Not a directory [unreadable]"),
    WrongSite(
      [.removal("templates/page.mustache"), .text("templates/page.mustache/x", "x")],
      "content/guide/index.md: error: there is no template 'page' [unknown-template]"),
    WrongSite(
      [.removal("content/site.yml"), .text("content/site.yml/x", "x")],
      "content/site.yml: error: the file cannot be read: Is a directory [unreadable]"),
    WrongSite(
      [.link("content/a.md", to: "nowhere.md")],
      "content/a.md: error: the file cannot be read: No such file or directory [unreadable]"),
    WrongSite(
      [.link("content/a.md", to: "a.md")],
      "content/a.md: error: the file cannot be read: Too many levels of symbolic links [unreadable]"
    ),
    WrongSite(
      [.link("content/a.md", to: "guide")],
      "content/a.md: error: symbolic links to folders are not followed [unreadable]"),
    WrongSite(
      [.link("templates/a.mustache", to: "nowhere.mustache")],
      "templates/a.mustache: error: the file cannot be read: No such file or directory [unreadable]"
    ),
  ]
}
