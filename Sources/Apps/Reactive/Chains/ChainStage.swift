import OpenCombine

/// One publisher of a stream, as its structure shows it.
nonisolated enum ChainStage {
  /// Under which names OpenCombine's publishers keep what is before them.
  private static let labels: Set<String> = [
    "upstream", "box", "base", "subject", "prefix", "suffix", "a", "b", "c", "d", "other",
  ]

  /// The publishers whose values one publishes.
  static func upstreams(of publisher: Any) -> [Any] {
    if let made = publisher as? any MadePublisher { return made.upstreams }
    return Mirror(reflecting: publisher).children.compactMap { child in
      child.label.flatMap { labels.contains($0) ? child.value : nil }
    }
  }

  /// The types that hide a publisher's type or give access to it.
  ///
  /// They are no operators.
  private static let wrappers: Set<String> = ["AnyPublisher", "PublisherBox", "Publisher", "Relay"]

  /// The operator that a publisher is, if it is one.
  static func operatorNames(_ publisher: Any) -> [String] {
    guard !upstreams(of: publisher).isEmpty else { return [] }
    let name = "\(type(of: publisher))".prefix { $0 != "<" }
    guard !wrappers.contains(String(name)) else { return [] }
    return [name.prefix(1).lowercased() + name.dropFirst()]
  }

  /// Returns whether it hides another publisher's type.
  static func isErased(_ publisher: Any) -> Bool {
    "\(type(of: publisher))".hasPrefix("AnyPublisher<")
  }
}
