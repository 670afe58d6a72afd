/// What can be wrong with a page's HTML.
package enum PageFault: Sendable {
  /// An address within the site that leads nowhere.
  case brokenURL(String)
  /// A place on the page itself that there is not.
  case missingPlace(String)
  /// An anchor that stands more than once.
  case repeatedAnchor(String)
  /// An image, by its address, that says nothing to those who do not see it.
  case missingAlternativeText(String)
  /// A page without a title.
  case emptyTitle
}
