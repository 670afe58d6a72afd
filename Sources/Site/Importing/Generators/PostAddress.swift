/// The address that Jekyll gives to a post.
struct PostAddress {
  /// As our front matter has dates.
  let date: String
  let title: String
  let categories: [String]

  private static let styles = [
    "date": "/:categories/:year/:month/:day/:title.html",
    "pretty": "/:categories/:year/:month/:day/:title/",
    "ordinal": "/:categories/:year/:y_day/:title.html",
    "weekdate": "/:categories/:year/W:week/:short_day/:title.html",
    "none": "/:categories/:title.html",
  ]

  /// Fills in a pattern, or one of Jekyll's styles.
  ///
  /// - Parameter pattern: Such as `/:year/:title/`.
  /// - Returns: The address from the root.
  func address(_ pattern: String) -> String {
    let parts = date.prefix(10).split(separator: "-").map(String.init)
    let folders = categories.map { $0.lowercased().replacing(" ", with: "-") }
    let bareMonth = String(parts[1].drop { $0 == "0" })
    let bareDay = String(parts[2].drop { $0 == "0" })
    return AddressPattern.filled(
      Self.styles[pattern] ?? pattern,
      with: [
        "year": parts[0], "month": parts[1], "day": parts[2], "i_month": bareMonth,
        "i_day": bareDay, "short_year": String(parts[0].suffix(2)), "title": title,
        "slug": title, "name": title, "categories": folders.joined(separator: "/"),
        "output_ext": ".html",
      ])
  }
}
