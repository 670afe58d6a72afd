import Diagnostics
import Foundation
import SiteFiles
import StaticSite
import TestSupport
import Testing

/// Edits a site's folder, by numbers that give the same each time.
private struct Editor {
  let folder: TemporaryFolder
  var random: SeededGenerator

  /// Does one thing at random, and says which files it touched.
  mutating func edit() throws -> Set<String> {
    let texts = ["content/posts/a.md", "content/posts/b.md", "content/posts/c.md", "content/d.md"]
    let path = texts.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<19, using: &random) {
    case 0:
      let other = texts.randomElement(using: &random) ?? ""
      guard exists(path), !exists(other) else { return [] }
      try FileManager.default.moveItem(atPath: folder.path(path), toPath: folder.path(other))
      return [folder.path(path), folder.path(other)]
    case 1:
      guard exists(path) else { return [] }
      try FileManager.default.removeItem(atPath: folder.path(path))
      return [folder.path(path)]
    case 2: return try write("who: {number: \(digit)}\n", to: "content/data/team.yml")
    case 3: return try write("p { margin: \(digit)px }\n", to: "templates/assets/site.css")
    case 4:
      return try write(templates.randomElement(using: &random) ?? "", to: "templates/page.mustache")
    case 18:
      let (path, isThere) = ("templates/page.md.mustache", digit != 0)
      if isThere || !exists(path) {
        return try write(twins.randomElement(using: &random) ?? "", to: path)
      }
      try FileManager.default.removeItem(atPath: folder.path(path))
      return [folder.path(path)]
    case 5: return try write("dot \(digit)", to: "content/posts/dot.txt")
    case 6, 7:
      // Nothing but what others show of it, mostly.
      guard exists(path) else { return [] }
      let words = try folder.text(path).replacing(#/(title: |summary: |Word )\w+/#) {
        "\($0.1)R\(digit)"
      }
      return try write(words, to: path)
    case 8:
      let page = "---\ntitle: P\(digit)\nweight: \(digit)\n---\n# Y\n"
      return try write(page, to: "content/posts/index.md")
    case 13: return try write("---\ntitle: P\(digit)\n---\n", to: "content/posts/in/index.md")
    case 14: return try write("---\ntitle: P\(digit)\n---\n", to: "content/posts/in/\(digit).md")
    case 9:
      let (here, aside) = (folder.path("templates"), folder.path("aside"))
      let isAside = exists("aside")
      try FileManager.default.moveItem(
        atPath: isAside ? aside : here, toPath: isAside ? here : aside)
      return [here]
    case 10: return try write("<i>\(digit)</i>", to: "templates/parts/mark.mustache")
    case 11:
      let (path, hasDirective) = ("templates/directives/box.mustache", digit != 0)
      if hasDirective || !exists(path) {
        return try write(boxes.randomElement(using: &random) ?? "", to: path)
      }
      try FileManager.default.removeItem(atPath: folder.path(path))
      return [folder.path(path)]
    default: return try write(text, to: path)
    }
  }

  private var digit: Int { mutating get { Int.random(in: 0..<3, using: &random) } }

  private let templates = [
    "{{<layout}}{{$main}}{{{body}}}{{#previous}}{{title}}{{/previous}}{{#next}}{{title}}{{/next}}{{/main}}{{/layout}}",
    "{{<layout}}{{$main}}{{#tags}}<a href=\"{{address}}\">{{title}}</a>{{/tags}}{{{body}}}{{/main}}{{/layout}}",
    "{{<layout}}{{$main}}{{#tree}}{{> branch}}{{/tree}}{{{body}}}{{/main}}{{/layout}}",
    "{{<layout}}{{$main}}{{#menu}}{{title}}{{#open}}!{{/open}}{{/menu}}{{{body}}}{{/main}}{{/layout}}",
    "{{<layout}}{{$main}}{{#newest}}<a href=\"{{address}}\">{{title}}</a>{{/newest}}{{{body}}}{{/main}}{{/layout}}",
    "{{<layout}}{{$main}}{{#taxonomies.tags}}{{title}} {{count}}{{/taxonomies.tags}}{{{body}}}{{/main}}{{/layout}}",
    "{{<layout}}{{$main}}{{extra.a}}{{subtitle}}{{{body}}}{{/main}}{{/layout}}",
    "{{<layout}}{{$main}}{{#data.team}}{{who.number}}{{/data.team}}{{{body}}}{{/main}}{{/layout}}",
  ]

  private let twins = [
    "# {{title}}\n\n{{{body}}}",
    "{{site.title}} {{{body}}} {{#previous}}[{{title}}]({{address}}){{/previous}}",
    "{{>parts/mark.md}}", "[posts](/posts/) {{#tags}}{{title}}{{/tags}}", "{{unknown}}", "{{#",
  ]

  private let boxes = [
    "---\narguments: {to: optional link, wide: true or false}\n---\n<b>{{> parts/mark}}{{to}}</b>\n",
    "---\narguments: {to: link}\nbody: markdown\n---\n<a href=\"{{to}}\">{{{body}}}</a>\n",
    "{{> parts/mark}}{{unknown}}", "<hr>{{#",
  ]

  private var text: String {
    mutating get {
      let tags = ["[]", "[red]", "[red, blue]", "[Red]"].randomElement(using: &random) ?? ""
      let date = digit == 0 ? "" : "date: 2024-0\(digit + 1)-01\n"
      let own = digit == 0 ? "extra: {a: \(digit)}\n" : digit == 0 ? "subtitle: S\(digit)\n" : ""
      let draft = digit == 0 && digit == 0 ? "draft: true\n" : ""
      let alias = digit == 0 ? "aliases: [old/\(digit)]\n" : ""
      let link =
        ["", "[b](/posts/)", "[a](/posts/b/#x)", "[a](a.md)", "![dot](/posts/dot.txt)"]
        .randomElement(using: &random) ?? ""
      let box =
        ["", "", "```{box to=a.md}\n```\n", "```{box}\n```\n", "```{bix wide=true}\nx\n```\n"]
        .randomElement(using: &random) ?? ""
      return
        "---\ntitle: T\(digit)\nsummary: S\(digit)\ntags: \(tags)\n\(date)\(draft)\(alias)\(own)---\n# X\n\nWord \(digit). \(link)\n\n\(box)"
    }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(path))
  }

  private func write(_ text: String, to path: String) throws -> Set<String> {
    guard !path.hasPrefix("templates") || exists("templates") else { return [] }
    try folder.write(text, to: path)
    return [folder.path(path)]
  }
}

@Suite("A site brought up to date") struct IncrementalTests {
  @Test("Is, after any change, byte for byte what a clean build gives", arguments: 1...16)
  func equalsCleanBuild(seed: UInt64) async throws {
    let folder = try TemporaryFolder {
      Folder("content") {
        TextFile(
          "site.yml",
          "title: S\nbase-url: https://example.org/s\npaginate: 2\nnewest: 2\nsearch: true\nuntil: 2024-02-15\n"
            + "front-matter: {subtitle: text}\n")
        TextFile("index.md", "---\ntitle: Home\n---\n")
        Folder("data") { TextFile("team.yml", "who: {number: 1}\n") }
        Folder("posts") { TextFile("index.md", "---\ntitle: Posts\n---\n# Y\n") }
      }
      Folder("templates") {
        TextFile(
          "layout.mustache",
          "<title>{{title}}</title><link rel=\"stylesheet\" href=\"/assets/site.css\">{{$main}}{{/main}}"
            + "{{#breadcrumbs}}{{title}}{{/breadcrumbs}}{{site.title}}")
        TextFile("page.mustache", "{{<layout}}{{$main}}{{{body}}}{{/main}}{{/layout}}")
        TextFile(
          "section.mustache",
          "{{<layout}}{{$main}}{{#pages}}<a href=\"{{address}}\">{{title}} {{description}}</a>{{/pages}}"
            + "{{#paginator}}{{number}}{{/paginator}}{{/main}}{{/layout}}")
        TextFile(
          "branch.mustache",
          "{{title}}{{#current}}!{{/current}}{{#open}}({{#children}}{{> branch}}{{/children}}){{/open}}"
        )
        TextFile("term.mustache", "{{title}}{{#pages}}{{title}}{{/pages}}")
        TextFile("taxonomy.mustache", "{{#terms}}{{title}} {{count}}{{/terms}}")
        TextFile("redirect.mustache", "<meta http-equiv=\"refresh\" content=\"0; url={{target}}\">")
        Folder("assets") { TextFile("site.css", "p { margin: 0 }\n") }
        Folder("parts") {
          TextFile("mark.mustache", "")
          TextFile("mark.md.mustache", "{{#tree}}{{title}}{{/tree}} {{{body}}}")
        }
      }
    }
    var setup = SiteSetup(content: folder.path("content"), templates: folder.path("templates"))
    setup.explainsRebuilds = true
    let site = Site(setup)
    var before = await site.build()
    var editor = Editor(folder: folder, random: SeededGenerator(state: seed))
    for step in 0..<40 {
      let touched = try editor.edit()
      let updated = await site.update(touched)
      let clean = await Site(setup).build()
      let differences = updated.diagnostics.difference(from: clean.diagnostics)
      #expect(differences.isEmpty, "after step \(step): \(touched)")
      let different = Set(updated.files).symmetricDifference(clean.files).map(\.path)
      #expect(different.isEmpty, "after step \(step): \(touched)")
      if let rebuild = updated.rebuild {
        // Every way begins with a file that differs.
        let steps = Set(rebuild.files.map { RebuildStep.file($0.path, $0.change) })
        for page in rebuild.pages {
          #expect(!page.reasons.isEmpty, "after step \(step): \(page)")
          #expect(
            page.reasons.allSatisfy { $0.first.map(steps.contains) == true && $0.count > 1 },
            "after step \(step): \(page)")
        }
      }
      if let changed = updated.changedFiles {
        let old = Dictionary(uniqueKeysWithValues: before.files.map { ($0.path, $0) })
        for file in updated.files
        where old[file.path] != file && !file.path.hasPrefix("search/")
          && !["feed.xml", "sitemap.xml"].contains(file.path)
        {
          #expect(changed.contains(file.path), "after step \(step): \(file.path)")
        }
      }
      before = updated
    }
  }
}
