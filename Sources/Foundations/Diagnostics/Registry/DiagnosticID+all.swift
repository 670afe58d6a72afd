/// The ids of this package are in the files beside this one, in a list for each area. In place of a
/// comment each has its `meaning`, which the command line prints too.
extension DiagnosticID {
  /// All ids of this package.
  ///
  /// Those that the macro `@Traced` reports by way of the compiler are not among them.
  public static let all: [DiagnosticID] =
    texts + templates + sites + files + scenarios + contracts + sources + reports + commands
    + imports + streams + recordings

  /// Finds the id of this package that has a name; `nil` if none has it.
  public static func named(_ name: String) -> DiagnosticID? { all.first { $0.rawValue == name } }
}
