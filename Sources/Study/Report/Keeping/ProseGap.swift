import SiteTemplates
import StaticSite

/// The place of a text's body on its page.
///
/// A page is kept without the body, so that it need not be composed again when somebody has edited
/// the text below its front matter.
struct ProseGap: Sendable {
  /// The name of the value that is the body.
  private static let value = "body"

  /// The text's file, from the folder of texts on.
  let file: String
  /// The number of the page in its list.
  let page: Int

  /// A place that is known.
  init(file: String, page: Int) {
    self.file = file
    self.page = page
  }

  /// Takes the body out of a page.
  ///
  /// - Returns: `nil` if the page shows it otherwise than whole and as it is; then the page stays as
  ///   it is.
  init?(taking prose: TextProse, from page: inout Page, number: Int) {
    guard page.values[Self.value] == prose.value, page.origins.starts(with: prose.origins)
    else { return nil }
    self.init(file: prose.file, page: number)
    page.values[Self.value] = .html("")
    page.origins.removeFirst(prose.origins.count)
  }

  /// Puts a body into the page that it was taken out of.
  func fill(_ page: inout Page, with prose: TextProse) {
    page.values[Self.value] = prose.value
    page.origins = prose.origins + page.origins
  }
}
