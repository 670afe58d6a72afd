extension DiagnosticID {
  public static let wrongArguments = DiagnosticID(
    "wrong-arguments", meaning: "The arguments of a command cannot be read.")
  public static let wrongName = DiagnosticID(
    "wrong-name", meaning: "Something cannot have the name that it is given.")
  public static let takenName = DiagnosticID(
    "taken-name", meaning: "A name is in use already.")
  public static let wrongSample = DiagnosticID(
    "wrong-sample", meaning: "A scenario belongs to another sample than the one that is asked for.")
  public static let fileExists = DiagnosticID(
    "file-exists", meaning: "A file that would be written exists already.")
  public static let notEmpty = DiagnosticID(
    "not-empty", meaning: "A folder in which a site would begin is not empty.")
  public static let noScreen = DiagnosticID(
    "no-screen", meaning: "A pattern has no texts that a screen could begin with.")
  public static let noPlace = DiagnosticID(
    "no-place", meaning: "A file has lost the line beside which a new line would be written.")

  /// The faults of arguments that a command is given, and of what it would begin.
  static let commands: [DiagnosticID] = [
    .wrongArguments, .wrongName, .takenName, .wrongSample, .fileExists, .notEmpty, .noScreen,
    .noPlace,
  ]
}
