/// A link to a place on a page.
package struct LinkedPlace: Sendable {
  package let url: String
  /// The file it leads to.
  package let file: String
  package let fragment: String

  /// Makes a link to a place.
  package init(url: String, file: String, fragment: String) {
    self.url = url
    self.file = file
    self.fragment = fragment
  }
}
