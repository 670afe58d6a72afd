import Samples

extension Repository {
  static let etudes = Repository(
    owner: "viola", name: "etudes", description: "Etudes for the viola.", stars: 128,
    url: "https://example.org/viola/etudes")
  static let sonatas = Repository(
    owner: "violin", name: "sonatas", description: "Sonatas for the violin.", stars: 132,
    url: "https://example.org/violin/sonatas")
}
