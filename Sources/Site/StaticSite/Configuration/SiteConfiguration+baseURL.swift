extension SiteConfiguration {
  /// The form of an address that a site can be at, in words.
  public static let baseURLForm =
    "It begins with https:// or http:// and names a host, perhaps with a port up to 65535, and "
    + "folders; no user, no '.' or '..', and nothing empty between two '/'."

  /// Checks an address that a site is to be at, and gives it a `/` at the end.
  ///
  /// - Returns: The address, or `nil` if it is not one of the web, or one that browsers read as
  ///   another.
  public static func normalizedBaseURL(_ url: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: url.hasPrefix),
      !url.contains(where: { $0.isWhitespace || "?#\"<>\\".contains($0) })
    else { return nil }
    var parts = url.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
    guard isAuthority(parts.removeFirst()) else { return nil }
    if parts.last?.isEmpty == true { parts.removeLast() }
    guard parts.allSatisfy(isFolder) else { return nil }
    return url.hasSuffix("/") ? url : url + "/"
  }

  /// Tells whether a text is a host, perhaps with a port.
  private static func isAuthority(_ text: Substring) -> Bool {
    let form = #/(?:\[[0-9A-Fa-f:.]+\]|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?)(?::([0-9]+))?/#
    guard let match = text.wholeMatch(of: form) else { return false }
    guard let port = match.1 else { return true }
    return Int(port).map { (1...65_535).contains($0) } ?? false
  }

  /// Tells whether a part of a path leads one folder down.
  private static func isFolder(_ part: Substring) -> Bool {
    !["", ".", ".."].contains(part.lowercased().replacing("%2e", with: "."))
  }
}
