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
    "kept-closure", meaning: "A stored closure that tracing cannot see contains logic.")
  public static let asynchronous = DiagnosticID(
    "asynchronous", meaning: "Code is asynchronous, where only synchronous code can be recorded.")
  public static let mutableGlobal = DiagnosticID(
    "mutable-global", meaning: "State belongs to no object of the app.")
  public static let hiddenLogic = DiagnosticID(
    "hidden-logic", meaning: "Code that tracing cannot see decides, computes or formats.")
  public static let askingClosure = DiagnosticID(
    "asking-closure",
    meaning: "A participant receives a function that calls a type unknown to its contract.")
  public static let foreignImport = DiagnosticID(
    "foreign-import", meaning: "A pattern imports a module whose calls are not recorded.")
  public static let environment = DiagnosticID(
    "environment", meaning: "Code uses a value of the process or the system, or a random one.")
  public static let unseenAccess = DiagnosticID(
    "unseen-access", meaning: "Code accesses an object in a way that its types do not show.")
  public static let strongDelegate = DiagnosticID(
    "strong-delegate", meaning: "A delegate, a data source or an observer is kept alive.")
  public static let decidingComposition = DiagnosticID(
    "deciding-composition",
    meaning: "Code that should only create and connect objects makes a decision.")
  public static let numericDecision = DiagnosticID(
    "numeric-decision",
    meaning: "A pattern compares or computes numbers, which only the domain's rules do.")
  public static let domainExtension = DiagnosticID(
    "domain-extension", meaning: "A pattern adds something to a type of the samples.")
  public static let domainInMachinery = DiagnosticID(
    "domain-in-machinery",
    meaning: "The shared code of a pattern names something that only one sample has.")
  public static let screenRead = DiagnosticID(
    "screen-read", meaning: "Code reads what a widget shows.")
  public static let tracingShare = DiagnosticID(
    "tracing-share", meaning: "Too much of a module's code is about tracing.")

  /// Constructs that no pattern or sample may contain, because a recording would be wrong.
  static let sources: [DiagnosticID] = [
    .untraced, .untracedLocal, .tracedTwice, .tracedRole, .extensionRole, .hiddenCall, .keptClosure,
    .asynchronous, .mutableGlobal, .hiddenLogic, .askingClosure, .foreignImport, .environment,
    .unseenAccess, .strongDelegate, .decidingComposition, .numericDecision, .domainExtension,
    .domainInMachinery, .screenRead, .tracingShare,
  ]

  public static let directionArrow = DiagnosticID(
    "direction-arrow", meaning: "A direction of a contract has no arrow between two roles.")
  public static let directionModel = DiagnosticID(
    "direction-model", meaning: "A direction lets the model command a role above it.")
  public static let directionOpen = DiagnosticID(
    "direction-open", meaning: "The parenthesis of a direction is not closed.")
  public static let directionQualifier = DiagnosticID(
    "direction-qualifier", meaning: "A word in a direction's parenthesis has no meaning there.")
  public static let undeclaredRole = DiagnosticID(
    "undeclared-role", meaning: "A direction names a role that the pattern's list of roles lacks.")
  public static let repeatedDirection = DiagnosticID(
    "repeated-direction", meaning: "A contract allows the same direction twice.")
  public static let unknownRole = DiagnosticID(
    "unknown-role", meaning: "A role does not exist.")
  public static let unusedRole = DiagnosticID(
    "unused-role", meaning: "A contract lists a role that nothing has.")
  public static let unusedDirection = DiagnosticID(
    "unused-direction", meaning: "A contract allows a direction that no recording uses.")
  public static let unusedMethod = DiagnosticID(
    "unused-method", meaning: "A contract allows a method that no recording calls.")
  public static let contractDirection = DiagnosticID(
    "contract-direction", meaning: "Code uses a direction that its contract does not allow.")
  public static let contractModel = DiagnosticID(
    "contract-model", meaning: "The model commands a role above it.")
  public static let contractProtocol = DiagnosticID(
    "contract-protocol",
    meaning: "Code names a concrete type where its contract requires a protocol.")
  public static let contractWeak = DiagnosticID(
    "contract-weak",
    meaning: "Code holds an object strongly where its contract requires a weak reference.")
  public static let contractRole = DiagnosticID(
    "contract-role", meaning: "Code has a role that its contract does not list.")
  public static let contractPresentation = DiagnosticID(
    "contract-presentation",
    meaning: "A role formats values for display, but its contract assigns this to another role.")
  public static let contractState = DiagnosticID(
    "contract-state",
    meaning: "A role keeps state of the domain that its contract assigns to another role.")
  public static let standardRole = DiagnosticID(
    "standard-role", meaning: "A contract repeats the standard description of a role.")
  public static let missingMark = DiagnosticID(
    "missing-mark", meaning: "A direction of a contract lacks a mark that all code satisfies.")
  public static let unkeptMark = DiagnosticID(
    "unkept-mark", meaning: "A direction of a contract has a mark that code does not satisfy.")
  public static let missingPresents = DiagnosticID(
    "missing-presents", meaning: "A contract does not say which role presents, and one alone does.")
  public static let copiedRule = DiagnosticID(
    "copied-rule", meaning: "A pattern contains a copy of a rule of the domain.")
  public static let copiedTransition = DiagnosticID(
    "copied-transition",
    meaning: "A pattern creates a state of the domain without applying its rules.")
  public static let copiedLiteral = DiagnosticID(
    "copied-literal", meaning: "A pattern contains a copy of a text or a number of the domain.")

  /// Errors in a pattern's contract, and violations of it in code.
  static let contracts: [DiagnosticID] = [
    .directionArrow, .directionModel, .directionOpen, .directionQualifier, .undeclaredRole,
    .repeatedDirection, .unknownRole, .standardRole, .unusedRole, .unusedDirection, .unusedMethod,
    .contractDirection, .contractModel, .contractProtocol, .contractWeak, .contractRole,
    .contractPresentation, .contractState, .missingMark, .unkeptMark,
    .missingPresents,
    .copiedRule, .copiedTransition, .copiedLiteral,
  ]
}
