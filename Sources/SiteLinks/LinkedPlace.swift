/// A link to a place on a page.
package struct LinkedPlace: Sendable {
  package let url: String
  /// The file it leads to.
  package let file: String
  package let fragment: String
}
