/// A pattern of the addresses of other generators, such as `/:year/:month/:title/`.
enum AddressPattern {
  /// Fills in a pattern.
  ///
  ///     AddressPattern.filled("/:year/:title/", with: ["year": "2024", "title": "oboe"])
  ///     // "/2024/oboe/"
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - words: What is known of a page, without colons; a word that is not among them stays.
  /// - Returns: The address from the root.
  static func filled(_ pattern: String, with words: [String: String]) -> String {
    let filled = pattern.replacing(#/:([a-z_]+)/#) { words[String($0.1)] ?? String($0.0) }
    return "/\(filled)".replacing(#/\/\/+/#, with: "/").replacing("..html", with: ".html")
  }

  /// Tells whether a word of a pattern is left in an address, or what only its generator reads.
  static func isLeft(in address: String) -> Bool { address.contains(#/:[a-z]|\[/#) }
}
