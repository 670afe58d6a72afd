import CommonMark

/// Gives names in addresses, each another one.
struct FreeSlugs {
  private var taken: Set<String> = []

  /// Returns the name in an address for a title; one that others have too gets a number.
  mutating func slug(for title: String) -> String {
    let slug = AnchorMaker.slug(title)
    var free = slug
    var number = 2
    while !taken.insert(free).inserted {
      free = "\(slug)-\(number)"
      number += 1
    }
    return free
  }
}
