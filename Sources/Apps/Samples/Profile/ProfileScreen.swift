public import HeadlessUI
public import Trace

/// The layout of the screen `profile`.
@Traced(.view)
public final class ProfileScreen: View {
  /// The person's name.
  public let name = Label(identifier: "name")
  /// The person's age.
  public let age = Label(identifier: "age")
  /// The presence of the person: online or not.
  public let presence = Label(identifier: "presence")
  /// Requests the profile again.
  public let refresh = Button(identifier: "refresh", title: "Refresh")
  /// Spins while a request is under way.
  public let spinner = ActivityIndicator(identifier: "spinner")
  /// The reason why the last refresh failed.
  public let error = Label(identifier: "error")
  /// Requests the profile again after a failure.
  public let retry = Button(identifier: "retry", title: "Retry")

  /// The screen, with labels that show nothing yet.
  public init() {
    super.init(identifier: "profile")
    for widget in [name, age, presence, refresh, spinner, error, retry] { addSubview(widget) }
  }
}

/// The words of the screen `profile`.
public nonisolated enum ProfileWords {
  /// The sign for a value that is not known yet.
  public static let unknown = "—"

  /// An age, as a person reads it.
  public static func years(_ age: Int) -> String { "\(age) years" }
}
