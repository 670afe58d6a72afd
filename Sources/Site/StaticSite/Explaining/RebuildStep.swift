/// One step on the way from a file that differs to a page that was rendered again.
///
/// Texts are named by their paths below the content folder, templates by their names.
public enum RebuildStep: Hashable, Sendable {
  /// The beginning of every way: a file that differs.
  case file(String, FileChange)
  /// It is the text that the page is made of.
  case text
  /// A text links to another whose page has come, gone or moved.
  case link(from: String, to: String)
  /// A directive of a text looks up data.
  case data(String, requestedBy: String)
  /// A text shows a picture that has come, gone or changed.
  case picture(String, shownBy: String)
  /// A directive of a text is defined otherwise.
  case directive(String, in: String)
  /// The page summary of a text differs: title, description, date, terms and the like.
  case summary(String)
  /// The page shows what differs.
  case shown(Showing)
  /// The order of the texts, or the set of pages, differs.
  case order
  /// A report made its pages again.
  case report
  /// A template differs.
  case template(String)
  /// The page's template calls the one that differs, directly or not.
  case call(by: String)
  /// The page is shown by another template than before.
  case choice(String)
  /// A value of the site differs, which a template names.
  case value(String, namedBy: String)
  /// A path that the page links to leads elsewhere, or nowhere, or somewhere again.
  case address(String)

  /// The place on a page that shows something of other texts.
  public enum Showing: String, CaseIterable, Hashable, Sendable {
    case list = "it is in the page's list"
    case sections = "it is among the page's sections"
    case breadcrumbs = "the page stands in its folder"
    case previous = "it is the previous page"
    case next = "it is the next page"
    case terms = "the page shows its terms"
    case paginator = "the page's list has other pages"
  }
}

extension RebuildStep: CustomStringConvertible {
  /// The step in words.
  public var description: String {
    switch self {
    case .file(let path, let change): "\(path) was \(change.rawValue)"
    case .text: "it is the page's text"
    case .link(let from, let to): "'\(from)' links to '\(to)'"
    case .data(let name, let text): "a directive in '\(text)' asks for the data '\(name)'"
    case .picture(let file, let text): "'\(text)' shows the picture '\(file)'"
    case .directive(let name, let text): "'\(text)' has the directive '\(name)'"
    case .summary(let text): "what other pages show of '\(text)' differs"
    case .shown(let showing): showing.rawValue
    case .order: "the order of texts or the set of pages differs"
    case .report: "a report made its pages again"
    case .template(let name): "the template '\(name)' differs"
    case .call(let caller): "the page's template '\(caller)' calls it"
    case .choice(let name): "the page's template is now '\(name)'"
    case .value(let name, let template): "the template '\(template)' names the value '\(name)'"
    case .address(let path): "the page links to '/\(path)'"
    }
  }
}

/// A change of a file.
public enum FileChange: String, Hashable, Sendable {
  /// It was there before.
  case changed
  /// It is new.
  case added
  /// It is gone.
  case removed
}
