/// What can be wrong with a page's HTML.
package enum PageFault: Sendable {
  /// An address within the site that leads nowhere.
  case brokenURL(String)
  /// A place on the page itself that there is not.
  case missingPlace(String)
  /// An anchor that occurs more than once.
  case repeatedAnchor(String)
  /// An image, by its address, that has no alternative text.
  case missingAlternativeText(String)
  /// A page without a title.
  case emptyTitle
}
