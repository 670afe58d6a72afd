extension DiagnosticID {
  public static let missingSample = DiagnosticID(
    "missing-sample", meaning: "A sample is played and has no text.")
  public static let missingPattern = DiagnosticID(
    "missing-pattern", meaning: "A pattern is played and has no text.")
  public static let unknownSample = DiagnosticID(
    "unknown-sample", meaning: "A sample does not exist.")
  public static let unknownPattern = DiagnosticID(
    "unknown-pattern", meaning: "A pattern does not exist.")
  public static let unknownMetric = DiagnosticID(
    "unknown-metric", meaning: "A text defines a metric that does not exist.")
  public static let undefinedMetric = DiagnosticID(
    "undefined-metric", meaning: "A metric is shown and has no text that defines it.")
  public static let unknownScenario = DiagnosticID(
    "unknown-scenario", meaning: "A scenario does not exist.")
  public static let unknownModule = DiagnosticID(
    "unknown-module", meaning: "A contract names a module that does not exist.")
  public static let wrongModule = DiagnosticID(
    "wrong-module", meaning: "A contract names the module of another pattern.")
  public static let noImplementation = DiagnosticID(
    "no-implementation", meaning: "A sample is not written in a pattern.")
  public static let repeatedImplementation = DiagnosticID(
    "repeated-implementation", meaning: "The catalogue lists an implementation twice.")
  public static let sampleFolder = DiagnosticID(
    "sample-folder", meaning: "A folder of a pattern is named almost as a sample's.")
  public static let noSources = DiagnosticID(
    "no-sources", meaning: "The sources of the patterns cannot be read.")
  public static let wrongFolder = DiagnosticID(
    "wrong-folder", meaning: "A text is in a folder that its kind does not belong to.")

  /// What can be missing or at the wrong place between content, sources and the catalogue.
  static let reports: [DiagnosticID] = [
    .missingSample, .missingPattern, .unknownSample, .unknownPattern, .unknownMetric,
    .undefinedMetric, .unknownScenario, .unknownModule, .wrongModule, .noImplementation,
    .repeatedImplementation, .sampleFolder, .noSources, .wrongFolder,
  ]
}
