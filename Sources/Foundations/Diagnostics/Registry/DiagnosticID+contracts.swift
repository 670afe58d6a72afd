extension DiagnosticID {
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

  /// The faults of a pattern's contract, and the ways in which code can break it.
  static let contracts: [DiagnosticID] = [
    .directionArrow, .directionModel, .directionOpen, .directionQualifier, .undeclaredRole,
    .repeatedDirection, .unknownRole, .standardRole, .unusedRole, .unusedDirection, .unusedMethod,
    .contractDirection, .contractModel, .contractProtocol, .contractWeak, .contractRole,
    .contractPresentation, .contractState, .missingMark, .unkeptMark,
    .missingPresents,
    .copiedRule, .copiedTransition, .copiedLiteral,
  ]
}
