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
  /// The byte offset in the twin at which the body begins.
  let place: Int

  /// A place that is known.
  init(file: String, page: Int, place: Int) {
    self.file = file
    self.page = page
    self.place = place
  }

  /// Takes the body out of a page.
  ///
  /// - Returns: `nil` if the page shows it otherwise than whole, once, and as it is; then the page
  ///   stays as it is.
  init?(taking prose: TextProse, from page: inout Page, number: Int) {
    guard page.values[Self.value] == .html(prose.html), page.origins.starts(with: prose.origins),
      let twin = page.markdown.map({ Array($0.utf8) }),
      let place = Self.onlyPlace(of: Array(prose.markdown.utf8), in: twin)
    else { return nil }
    self.init(file: prose.file, page: number, place: place)
    let end = place + prose.markdown.utf8.count
    page.values[Self.value] = .html("")
    page.origins.removeFirst(prose.origins.count)
    page.markdown = String(decoding: twin[..<place] + twin[end...], as: UTF8.self)
  }

  /// Puts a body into the page that it was taken out of.
  func fill(_ page: inout Page, with prose: TextProse) {
    page.values[Self.value] = .html(prose.html)
    page.origins = prose.origins + page.origins
    let twin = Array((page.markdown ?? "").utf8)
    let place = min(place, twin.count)
    page.markdown = String(
      decoding: twin[..<place] + Array(prose.markdown.utf8) + twin[place...], as: UTF8.self)
  }

  /// The shortest body that is looked for: a shorter one may occur by chance.
  private static let shortest = 24

  /// Returns the only place of a text in another one; `nil` if it occurs never or several times.
  private static func onlyPlace(of text: [UInt8], in other: [UInt8]) -> Int? {
    guard text.count >= shortest, text.count <= other.count else { return nil }
    let places = (0...(other.count - text.count)).lazy.filter { start in
      other[start] == text[0] && other[start..<(start + text.count)].elementsEqual(text)
    }
    let found = Array(places.prefix(2))
    return found.count == 1 ? found.first : nil
  }
}
