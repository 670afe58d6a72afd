import Samples

extension UserSearch {
  /// The answer of the server to the request that is under way.
  var answer: ListPage<User>? { request?.response(toRequest: 1) }
}

extension RepositoryList {
  /// The answer of the server to the request that is under way.
  var answer: ListPage<Repository>? { request?.response(toRequest: 1) }
}

extension Repository {
  static let etudes = Repository(
    owner: "viola", name: "etudes", description: "Etudes for the viola.", stars: 128,
    url: "https://example.org/viola/etudes")
  static let sonatas = Repository(
    owner: "violin", name: "sonatas", description: "Sonatas for the violin.", stars: 132,
    url: "https://example.org/violin/sonatas")
}
