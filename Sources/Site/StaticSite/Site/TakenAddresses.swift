public import Diagnostics
import SiteFiles
import SiteLinks

/// The addresses that the texts and files of a site take.
///
/// A text takes those of its page, its aliases, and the pages of its terms. Nothing is rendered
/// and no report is made. Held-back texts count too, because they will be published.
///
/// ```swift
/// let diagnostic = TakenAddresses(setup).diagnostic(ofText: "tags.md")
/// ```
public struct TakenAddresses {
  private let setup: SiteSetup
  private let reader: ContentReader
  /// The first owner of each address, as a phrase, by the file that the page would be written to.
  private var owners: [String: (name: String, location: SourceLocation)] = [:]

  /// Reads the texts of a site, as far as they can be read.
  ///
  /// - Complexity: O(*n*) in the size of the texts.
  public init(_ setup: SiteSetup) {
    self.setup = setup
    reader = ConfigurationStage(setup).reader(setup, includesDrafts: true)
    var stage = ContentStage(setup.content)
    var causes = Causes(areKept: false)
    _ = stage.update(ContentInput(changed: .all, reader: reader), &causes)
    let content = stage.content
    let own =
      content.texts.map { (path: $0.path, file: $0.file.path) }
      + content.unread.map { (path: $0.path, file: $0.file.path) }
    for text in own {
      insert(text.path, "the page of this text", at: SourceLocation(file: text.file))
    }
    for text in content.texts {
      for alias in text.aliases { insert(alias.path, "an alias of this text", at: alias.location) }
      for (taxonomy, mentions) in text.terms {
        for mention in mentions {
          insert("\(taxonomy)/", "the list of '\(taxonomy)'", at: mention.location)
          insert(
            "\(taxonomy)/\(mention.slug)/", "the page of '\(mention.text)'", at: mention.location)
        }
      }
    }
    for file in content.files {
      insert(file.path, "this file", at: SourceLocation(file: setup.content.file(file.path).path))
    }
  }

  private mutating func insert(_ path: String, _ name: String, at location: SourceLocation) {
    let file = SitePath.file(forPage: path)
    if owners[file] == nil { owners[file] = (name, location) }
  }

  /// Returns a diagnostic if a new text would have the address of another page.
  ///
  /// - Parameter path: The text's path below `content/`, such as `guide/choosing.md`.
  /// - Returns: The diagnostic, at the owner of the address; `nil` if it is free or the text
  ///   exists.
  public func diagnostic(ofText path: String) -> Diagnostic? {
    let file = setup.content.file(path)
    let page = reader.kind(of: file).path(path)
    guard file.form == .missing, let owner = owners[SitePath.file(forPage: page)] else {
      return nil
    }
    return Diagnostic(
      .samePath, at: owner.location,
      "\(owner.name) has the address '/\(page)', which '\(path)' needs",
      suggestion: "choose another name")
  }
}
