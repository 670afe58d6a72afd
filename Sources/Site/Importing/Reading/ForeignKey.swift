/// The meaning of a key of another generator's front matter, in the words of ours.
enum ForeignKey: Hashable, Sendable {
  case title, summary, date, updated, weight, draft, aliases, pageSize
  /// The contrary of a draft, or when it was published.
  case published
  /// A key that holds a page back.
  case holding(HoldingKey)
  /// The terms of a taxonomy.
  case terms(String)
  /// The terms of taxonomies, by their names; Zola's way.
  case taxonomies
  /// The last part of the page's address.
  case slug
  /// The page's whole address.
  case address
  /// Values for templates.
  case extra

  /// The meaning of each key that one of the generators knows: Hugo, Jekyll, Zola or Eleventy.
  ///
  /// Where two say the same the first in this list counts, and the other becomes a value for
  /// templates, as every key does that is not here.
  static let known: [(name: String, key: ForeignKey)] = [
    ("title", .title),
    ("summary", .summary), ("description", .summary), ("excerpt", .summary), ("abstract", .summary),
    ("date", .date), ("publishDate", .holding(.publication)), ("pubDate", .date),
    ("updated", .updated), ("lastmod", .updated), ("last_modified_at", .updated),
    ("modified", .updated),
    ("weight", .weight), ("nav_order", .weight), ("order", .weight),
    ("draft", .draft), ("published", .published), ("expiryDate", .holding(.expiry)),
    ("unpublishDate", .holding(.expiry)), ("headless", .holding(.headless)),
    ("build", .holding(.build)), ("_build", .holding(.build)),
    ("render", .holding(.render)), ("in_search_index", .holding(.searchable)),
    ("cascade", .holding(.cascade)),
    ("tags", .terms("tags")), ("tag", .terms("tags")),
    ("categories", .terms("categories")), ("category", .terms("categories")),
    ("taxonomies", .taxonomies),
    ("aliases", .aliases), ("redirect_from", .aliases),
    ("paginate_by", .pageSize),
    ("slug", .slug), ("url", .address), ("permalink", .address), ("path", .address),
    ("extra", .extra), ("params", .extra),
  ]
}
