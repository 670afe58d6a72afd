import Diagnostics
import Foundation
import StaticSite
import TestSupport

/// A site with a list of all texts, and with what is added.
struct ListingSite {
  let folder: TemporaryFolder

  init(_ texts: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(
      "title: S\nbase-url: https://example.org/\nsearch: true\n", to: "content/site.yml")
    try folder.write("---\ntitle: H\n---\n", to: "content/index.md")
    let list =
      """
      <!doctype html><title>{{title}}</title>{{{body}}}{{#pages}}<a \
      href=\"{{address}}\">{{title}}</a>{{/pages}}
      """
      + "{{#tags}}<a href=\"{{address}}\">{{title}}</a>{{/tags}}"
    try folder.write(list, to: "templates/page.mustache")
    try folder.write(
      "<title>{{title}}</title>{{#terms}}<a href=\"{{address}}\">{{title}}</a>{{/terms}}",
      to: "templates/taxonomy.mustache")
    try folder.write("<title>{{title}}</title>", to: "templates/term.mustache")
    for (path, text) in texts { try folder.write(text, to: path) }
  }

  func built() async -> BuiltSite {
    await Site(SiteSetup(content: folder.path("content"), templates: folder.path("templates")))
      .build()
  }

  func found(_ site: BuiltSite) -> [String] {
    site.diagnostics.map { $0.description.replacing(folder.url.path + "/", with: "") }
  }
}
