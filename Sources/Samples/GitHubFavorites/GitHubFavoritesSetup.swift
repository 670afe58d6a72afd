/// How many rows the lists of GitHub favorites show at a time.
public nonisolated struct GitHubFavoritesSetup: SampleSetup {
  /// How many rows are in sight at a time, 1 … 30.
  public let visibleRows: Int

  public static let sample = "github-favorites"
  public static let screens = ["search", "user", "repository", "favorites"]
  public static let keys = [SetupKey(name: "visibleRows", bounds: 1...30, standard: 8)]
  public static let server: ServerDescription? = ServerDescription()
  /// They find three users, several pages, one, the one with two pages of repositories, and the one
  /// without.
  public static let textsToType = ["vio", "o", "obo", "organ", "harp"]

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
