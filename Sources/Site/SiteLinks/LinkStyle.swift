/// How addresses within the site are written.
package enum LinkStyle: Sendable {
  /// From the page, so that the site works under any path and without a server.
  case relative
  /// From a path on a server, for a page that is shown in the place of others.
  case absolute(base: String)
}
