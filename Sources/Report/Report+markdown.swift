import Documents
import SiteFiles
import StaticSite

extension Report {
  /// A text's body for a twin: its links to texts lead to their pages, from the site's root.
  func markdown(of text: ContentText) -> String {
    text.document.body.replacing(#/\]\(([^)\s#:]+\.md)(#[^)\s]*)?\)/#) { match in
      let file = Self.resolve(String(match.1), from: text.file.relativePath)
      guard let target = content.texts.first(where: { $0.file.relativePath == file }) else {
        return String(match.0)
      }
      return "](/\(target.path)\(match.2 ?? ""))"
    }
  }

  /// The path that a relative path means in a file.
  private static func resolve(_ path: String, from file: String) -> String {
    var parts = file.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
