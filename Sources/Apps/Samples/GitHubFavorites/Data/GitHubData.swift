/// The data of the sample's server: users in a fixed order, each with some repositories.
nonisolated enum GitHubData {
  /// The greatest number of elements on a page.
  static let pageSize = 10

  /// All users.
  static let users = [
    "viola", "violin", "violone", "oboe", "cello", "piccolo", "trombone", "saxophone", "xylophone",
    "bassoon", "contrabassoon", "cornetto", "accordion", "mandolin", "piano", "organ",
    "vibraphone", "euphonium", "theorbo", "bongo", "koto", "ocarina", "harp",
  ].map(User.init)

  /// The users whose login contains a text, whether its letters are capitals or not.
  static func users(matching query: String) -> [User] {
    let query = query.lowercased()
    return users.filter { $0.login.contains(query) }
  }

  /// The repositories of a user; none of one that does not exist.
  static func repositories(of login: String) -> [Repository] {
    guard let number = users.firstIndex(where: { $0.login == login }) else { return [] }
    return names(of: login, number).enumerated().map { place, name in
      Repository(
        owner: login, name: name,
        description: "\(name.prefix(1).uppercased())\(name.dropFirst()) for the \(login).",
        stars: 128 + 7 * number - 3 * place, url: "https://example.org/\(login)/\(name)")
    }
  }

  private static let names = [
    "etudes", "sonatas", "scales", "fugues", "preludes", "toccatas", "chorales", "canons", "arias",
    "dances", "masses", "airs",
  ]

  private static func names(of login: String, _ number: Int) -> [String] {
    switch login {
    case "organ": names
    case "harp": []
    default: Array(names.prefix(number % 3 + 1))
    }
  }
}
