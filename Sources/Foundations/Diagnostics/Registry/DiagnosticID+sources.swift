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
  public static let hiddenLogic = DiagnosticID(
    "hidden-logic", meaning: "Code that tracing cannot see decides, computes or formats.")
  public static let askingClosure = DiagnosticID(
    "asking-closure",
    meaning: "A participant is given a function by which it asks somebody unknown to its contract.")
  public static let foreignImport = DiagnosticID(
    "foreign-import", meaning: "A pattern imports a module that no recording sees into.")
  public static let environment = DiagnosticID(
    "environment", meaning: "Code takes a value from the process, the system or chance.")
  public static let unseenAccess = DiagnosticID(
    "unseen-access", meaning: "Code goes past the types by which its participants are known.")
  public static let strongDelegate = DiagnosticID(
    "strong-delegate", meaning: "A delegate, a data source or an observer is kept alive.")
  public static let decidingComposition = DiagnosticID(
    "deciding-composition", meaning: "What only builds and connects decides something.")
  public static let numericDecision = DiagnosticID(
    "numeric-decision",
    meaning: "A pattern compares or computes numbers, which only the domain's rules do.")
  public static let domainExtension = DiagnosticID(
    "domain-extension", meaning: "A pattern adds something to a type of the samples.")
  public static let domainInMachinery = DiagnosticID(
    "domain-in-machinery", meaning: "A pattern's machinery names what only one sample has.")
  public static let screenRead = DiagnosticID(
    "screen-read", meaning: "Code asks a widget for what it shows.")
  public static let tracingShare = DiagnosticID(
    "tracing-share", meaning: "Too much of a module's code speaks of tracing.")

  /// The constructs that no pattern or sample may have, because a recording would be wrong.
  static let sources: [DiagnosticID] = [
    .untraced, .untracedLocal, .tracedTwice, .tracedRole, .extensionRole, .hiddenCall, .keptClosure,
    .asynchronous, .mutableGlobal, .hiddenLogic, .askingClosure, .foreignImport, .environment,
    .unseenAccess, .strongDelegate, .decidingComposition, .numericDecision, .domainExtension,
    .domainInMachinery, .screenRead, .tracingShare,
  ]
}
