extension DiagnosticID {
  public static let untraced = DiagnosticID(
    "untraced", meaning: "A method has no `@Traced` that makes its calls visible.")
  public static let untracedLocal = DiagnosticID(
    "untraced-local", meaning: "A function inside a function is not traced.")
  public static let tracedTwice = DiagnosticID(
    "traced-twice", meaning: "A declaration has two `@Traced` attributes.")
  public static let tracedRole = DiagnosticID(
    "traced-role", meaning: "A `@Traced` attribute names no role.")
  public static let extensionRole = DiagnosticID(
    "extension-role", meaning: "An extension is traced with another role than its type.")
  public static let hiddenCall = DiagnosticID(
    "hidden-call", meaning: "Code that tracing cannot see calls a traced method.")
  public static let keptClosure = DiagnosticID(
    "kept-closure", meaning: "A closure that tracing cannot see is kept, and holds logic.")
  public static let asynchronous = DiagnosticID(
    "asynchronous", meaning: "Code is asynchronous, where only synchronous code can be recorded.")
  public static let mutableGlobal = DiagnosticID(
    "mutable-global", meaning: "State belongs to no object of the app.")
  public static let tracingShare = DiagnosticID(
    "tracing-share", meaning: "Too much of a module's code speaks of tracing.")

  /// What no pattern or sample may have in its source, because a recording would be wrong.
  static let sources: [DiagnosticID] = [
    .untraced, .untracedLocal, .tracedTwice, .tracedRole, .extensionRole, .hiddenCall, .keptClosure,
    .asynchronous, .mutableGlobal, .tracingShare,
  ]
}
