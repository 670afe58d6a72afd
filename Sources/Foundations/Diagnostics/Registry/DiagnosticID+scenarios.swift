extension DiagnosticID {
  public static let reservedName = DiagnosticID(
    "reserved-name", meaning: "The address of a scenario is already in use.")
  public static let emptySteps = DiagnosticID(
    "empty-steps", meaning: "A scenario has no steps.")
  public static let emptyStep = DiagnosticID(
    "empty-step", meaning: "A step is empty, or expects nothing.")
  public static let twoSteps = DiagnosticID(
    "two-steps", meaning: "A list item holds two steps.")
  public static let unknownStep = DiagnosticID(
    "unknown-step", meaning: "A step does not exist.")
  public static let missingValue = DiagnosticID(
    "missing-value", meaning: "A step lacks the value that it needs.")
  public static let needlessValue = DiagnosticID(
    "needless-value", meaning: "A step has a value that it does not need.")
  public static let unknownWidget = DiagnosticID(
    "unknown-widget", meaning: "A widget, or a part of one, does not exist.")
  public static let unknownScreen = DiagnosticID(
    "unknown-screen", meaning: "A screen does not exist.")
  public static let unknownEvent = DiagnosticID(
    "unknown-event", meaning: "The server sends no such event.")
  public static let noServer = DiagnosticID(
    "no-server", meaning: "A scenario uses a server, and its sample has none.")
  public static let scenarioFailure = DiagnosticID(
    "scenario-failure", meaning: "A step cannot be done, or an expectation is not met.")
  public static let patternsDisagree = DiagnosticID(
    "patterns-disagree", meaning: "Two patterns show different content after a step.")
  public static let leak = DiagnosticID(
    "leak", meaning: "Objects outlive the app or the screen that they belong to.")
  public static let brokenInvariant = DiagnosticID(
    "broken-invariant", meaning: "A recording breaks a rule that every recording keeps.")

  /// Errors in a scenario, and those that occur while it is performed.
  static let scenarios: [DiagnosticID] = [
    .reservedName, .emptySteps, .emptyStep, .twoSteps, .unknownStep, .missingValue, .needlessValue,
    .unknownWidget, .unknownScreen, .unknownEvent, .noServer, .scenarioFailure, .patternsDisagree,
    .leak, .brokenInvariant,
  ]

  public static let wrongArguments = DiagnosticID(
    "wrong-arguments", meaning: "The arguments of a command cannot be read.")
  public static let wrongName = DiagnosticID(
    "wrong-name", meaning: "A name is not allowed.")
  public static let takenName = DiagnosticID(
    "taken-name", meaning: "A name is already in use.")
  public static let wrongSample = DiagnosticID(
    "wrong-sample", meaning: "A scenario belongs to another sample than the requested one.")
  public static let fileExists = DiagnosticID(
    "file-exists", meaning: "A file that would be written already exists.")
  public static let notEmpty = DiagnosticID(
    "not-empty", meaning: "The folder for a new site is not empty.")
  public static let noScreen = DiagnosticID(
    "no-screen", meaning: "A pattern has no template for a new screen.")
  public static let noPlace = DiagnosticID(
    "no-place", meaning: "A file lacks the line next to which a new line would be inserted.")

  /// Errors in the arguments of a command, and in the files that it would create.
  static let commands: [DiagnosticID] = [
    .wrongArguments, .wrongName, .takenName, .wrongSample, .fileExists, .notEmpty, .noScreen,
    .noPlace,
  ]
}
