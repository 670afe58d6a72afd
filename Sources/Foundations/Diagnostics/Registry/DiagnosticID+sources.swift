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
    "direction-open", meaning: "The parenthesis of a direction does not end.")
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
    "contract-direction", meaning: "Code goes in a direction that its contract does not allow.")
  public static let contractModel = DiagnosticID(
    "contract-model", meaning: "The model commands a role above it.")
  public static let contractProtocol = DiagnosticID(
    "contract-protocol",
    meaning: "Code names a concrete type where its contract asks for a protocol.")
  public static let contractWeak = DiagnosticID(
    "contract-weak",
    meaning: "Code holds an object strongly where its contract asks for a weak reference.")
  public static let contractRole = DiagnosticID(
    "contract-role", meaning: "Code has a role that its contract does not list.")
  public static let contractPresentation = DiagnosticID(
    "contract-presentation",
    meaning: "A role turns values into what is seen where its contract names another.")
  public static let contractState = DiagnosticID(
    "contract-state",
    meaning: "A role keeps a changing value of the domain that its contract gives to another.")
  public static let standardRole = DiagnosticID(
    "standard-role", meaning: "A contract says anew what the vocabulary says of a role.")
  public static let missingMark = DiagnosticID(
    "missing-mark", meaning: "A direction of a contract lacks a mark that all code keeps.")
  public static let unkeptMark = DiagnosticID(
    "unkept-mark", meaning: "A direction of a contract has a mark that code does not keep.")
  public static let missingPresents = DiagnosticID(
    "missing-presents", meaning: "A contract does not say which role presents, and one alone does.")
  public static let copiedRule = DiagnosticID(
    "copied-rule", meaning: "A pattern holds a copy of a rule of the domain.")
  public static let copiedTransition = DiagnosticID(
    "copied-transition",
    meaning: "A pattern makes a state of the domain without the rules that lead to it.")
  public static let copiedLiteral = DiagnosticID(
    "copied-literal", meaning: "A pattern holds a copy of a text or a number of the domain.")

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
