/// The files beside this one declare the ids of this package, one list per area. Each id has a
/// `meaning`, printed by the command line, instead of a comment.
extension DiagnosticID {
  /// All ids of this package, except those that the macro `@Traced` reports through the compiler.
  public static let all: [DiagnosticID] =
    texts + templates + sites + files + scenarios + contracts + sources + reports + commands
    + imports + streams + recordings

  /// Returns the id of this package with a name; `nil` if there is none.
  public static func named(_ name: String) -> DiagnosticID? { all.first { $0.rawValue == name } }
}
