/// What front matter may say besides what every text of every site may.
struct FrontMatterRules: Hashable, Sendable {
  /// The keys under which texts name terms.
  var taxonomies: [String] = []
  /// The keys that the site declares.
  var declared: [DeclaredKey] = []
}

extension SiteConfiguration {
  /// How the front matter of the site's texts is read.
  var frontMatterRules: FrontMatterRules {
    FrontMatterRules(taxonomies: taxonomies, declared: declaredKeys)
  }
}
