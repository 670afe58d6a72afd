public import HeadlessUI
public import Trace

/// The layout of the screen `repository`.
@Traced(.view)
public final class RepositoryScreen: View {
  /// The repository’s name.
  public let name = Label(identifier: "name")
  /// The description of the repository.
  public let description = Label(identifier: "description")
  /// Adds the repository to the favorites, or removes it.
  public let favorite = Button(identifier: "favorite")

  /// The screen, which shows nothing yet.
  public init() {
    super.init(identifier: "repository")
    for view in [name, description, favorite] { addSubview(view) }
  }
}
