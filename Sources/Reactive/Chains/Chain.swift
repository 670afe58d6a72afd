/// The publishers that stand before a subscriber.
nonisolated struct Chain {
  /// All of them, from the subscriber's end on; where several flow together, one branch after the
  /// other.
  private(set) var publishers: [Any] = []
  /// The operators, from the first publisher on; where several flow together, along the first.
  private(set) var operators: [String] = []

  /// The chain that ends with a publisher.
  init(endingWith publisher: Any) {
    operators = add(publisher).reversed()
  }

  /// Adds a publisher with all before it, and gives the operators on its first branch.
  private mutating func add(_ publisher: Any) -> [String] {
    publishers.append(publisher)
    let upstreams = Self.upstreams(of: publisher)
    guard !upstreams.isEmpty else { return [] }
    var operators: [String] = []
    for (index, upstream) in upstreams.enumerated() {
      let branch = add(upstream)
      if index == 0 { operators = branch }
    }
    return (Self.operatorName(of: publisher).map { [$0] } ?? []) + operators
  }
}

nonisolated extension Chain {
  /// Under which names publishers, of this module and of OpenCombine, keep what is before them.
  private static let labels: Set<String> = [
    "upstream", "box", "base", "subject", "prefix", "suffix", "a", "b", "c", "d", "other",
  ]

  private static func upstreams(of publisher: Any) -> [Any] {
    if let merged = publisher as? any Merging { return merged.merged }
    return Mirror(reflecting: publisher).children.compactMap { child in
      child.label.flatMap { labels.contains($0) ? child.value : nil }
    }
  }

  /// What hides a publisher's type, or gives access to it, is no operator.
  private static let wrappers: Set<String> = ["AnyPublisher", "PublisherBox", "Publisher"]

  private static func operatorName(of publisher: Any) -> String? {
    let name = "\(type(of: publisher))".prefix { $0 != "<" }
    guard !wrappers.contains(String(name)) else { return nil }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

/// A publisher into which any number of others flow.
nonisolated protocol Merging {
  var merged: [Any] { get }
}
