/// The number of rows that the lists of GitHub favorites show at a time.
public nonisolated struct GitHubFavoritesSetup: SampleSetup {
  /// The number of rows that are in sight at a time, 1 … 30.
  public let visibleRows: Int

  public static let sample = "github-favorites"
  public static let screens = ["search", "user", "repository", "favorites"]
  public static let keys = [SetupKey(name: "visibleRows", bounds: 1...30, standard: 8)]
  public static let server: ServerDescription? = ServerDescription()
  /// They find several pages of users, three users, one, the one who has several pages of
  /// repositories, one whatever the case, and nobody.
  public static let textsToType = ["o", "n", "a", "vio", "obo", "organ", "OBO", " "]

  public init(_ values: [String: Int]) throws(SetupError) {
    visibleRows = Self.value("visibleRows", in: values)
  }

  public var widgets: [String] {
    [
      "search", "results", "total", "spinner", "cancel", "repositories", "name", "description",
      "favorite", "favorites", "empty", "removeAll",
    ]
  }
}
