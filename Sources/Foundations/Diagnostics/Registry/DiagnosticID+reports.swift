extension DiagnosticID {
  public static let missingSample = DiagnosticID(
    "missing-sample", meaning: "A sample is used, but has no text.")
  public static let missingPattern = DiagnosticID(
    "missing-pattern", meaning: "A pattern is used, but has no text.")
  public static let unknownSample = DiagnosticID(
    "unknown-sample", meaning: "A sample does not exist.")
  public static let unknownPattern = DiagnosticID(
    "unknown-pattern", meaning: "A pattern does not exist.")
  public static let unknownMetric = DiagnosticID(
    "unknown-metric", meaning: "A text names a metric that does not exist.")
  public static let undefinedMetric = DiagnosticID(
    "undefined-metric", meaning: "A metric is shown and has no text that defines it.")
  public static let unknownScenario = DiagnosticID(
    "unknown-scenario", meaning: "A scenario does not exist.")
  public static let missingExhibit = DiagnosticID(
    "missing-exhibit", meaning: "A wrong implementation or a variant is used, but has no text.")
  public static let unknownExhibit = DiagnosticID(
    "unknown-exhibit", meaning: "A wrong implementation or a variant does not exist.")
  public static let mistakeScenario = DiagnosticID(
    "mistake-scenario",
    meaning: "A wrong implementation is shown in a scenario that does not catch it.")
  public static let exhibitFolder = DiagnosticID(
    "exhibit-folder",
    meaning: "A folder of sources and a wrong implementation or a variant do not match.")
  public static let variantPasses = DiagnosticID(
    "variant-passes",
    meaning: "A variant should fail in a scenario, but behaves like the original pattern in it."
  )
  public static let contractChange = DiagnosticID(
    "contract-change",
    meaning: "A variant forbids a direction that its contract lacks, or allows one that it has.")
  public static let unknownModule = DiagnosticID(
    "unknown-module", meaning: "A contract names a module that does not exist.")
  public static let wrongModule = DiagnosticID(
    "wrong-module", meaning: "A contract names the module of another pattern.")
  public static let noImplementation = DiagnosticID(
    "no-implementation", meaning: "A sample is not written in a pattern.")
  public static let repeatedImplementation = DiagnosticID(
    "repeated-implementation", meaning: "The catalogue lists an implementation twice.")
  public static let repeatedChoice = DiagnosticID(
    "repeated-choice",
    meaning: "A text names a pattern twice, or chooses twice for the same place of a pair.")
  public static let sampleFolder = DiagnosticID(
    "sample-folder", meaning: "The folder of a pattern has almost the name of a sample.")
  public static let noSources = DiagnosticID(
    "no-sources", meaning: "The sources of the patterns cannot be read.")
  public static let unknownSymbol = DiagnosticID(
    "unknown-symbol",
    meaning: "An implementation declares no type or member of a name, or several.")
  public static let misplacedEvidence = DiagnosticID(
    "misplaced-evidence", meaning: "A directive shows evidence in a text that cannot show any.")
  public static let wrongFolder = DiagnosticID(
    "wrong-folder",
    meaning: "A text or a folder is in a folder that its kind does not belong to.")

  public static let outdatedMeasurement = DiagnosticID(
    "outdated-measurement", severity: .warning,
    meaning: "Sources were never measured, or have changed since the last measurement.")
  public static let editedMeasurement = DiagnosticID(
    "edited-measurement",
    meaning: "A file of measurements was edited instead of measured again.")
  public static let numberByHand = DiagnosticID(
    "number-by-hand", meaning: "A text contains a number that the site counts itself.")
  public static let linkWithoutPatterns = DiagnosticID(
    "link-without-patterns",
    meaning: "A link from a text about patterns to a scenario does not say which it opens.")
  public static let needlessMark = DiagnosticID(
    "needless-mark",
    meaning: "A text lists exceptions for numbers that it does not contain.")
  public static let expectationCount = DiagnosticID(
    "expectation-count",
    meaning: "The number of expectations differs from the front matter of the scenario.")

  /// Mismatches between content, sources and the catalogue: something is missing or misplaced.
  static let reports: [DiagnosticID] = [
    .missingSample, .missingPattern, .unknownSample, .unknownPattern, .unknownMetric,
    .undefinedMetric, .missingExhibit, .unknownExhibit, .mistakeScenario, .exhibitFolder,
    .variantPasses, .contractChange, .unknownScenario,
    .unknownModule, .wrongModule, .noImplementation, .repeatedImplementation, .repeatedChoice,
    .sampleFolder, .noSources, .unknownSymbol, .misplacedEvidence, .wrongFolder,
    .outdatedMeasurement, .editedMeasurement, .numberByHand, .needlessMark, .expectationCount,
    .linkWithoutPatterns,
  ]

  public static let missingStream = DiagnosticID(
    "missing-stream", meaning: "A stream is used, but has no text.")
  public static let unknownStream = DiagnosticID(
    "unknown-stream", meaning: "A stream does not exist.")
  public static let missingProgram = DiagnosticID(
    "missing-program", meaning: "The source of a program of a stream was not found.")
  public static let wrongCaptions = DiagnosticID(
    "wrong-captions", meaning: "The text of a stream does not have one caption for each program.")
  public static let restlessProgram = DiagnosticID(
    "restless-program", meaning: "A program of a stream never becomes idle.")

  /// Mismatches between streams, their texts and their sources.
  static let streams: [DiagnosticID] = [
    .missingStream, .unknownStream, .missingProgram, .wrongCaptions, .restlessProgram,
  ]

  public static let notARecording = DiagnosticID(
    "not-a-recording", meaning: "A line of a file is not part of a kept recording.")
  public static let noRecordings = DiagnosticID(
    "no-recordings", meaning: "A site or a folder has no kept recordings where they are expected.")
  public static let failedTests = DiagnosticID(
    "failed-tests",
    meaning: "The tests of a package fail, so their behaviour is unknown.")
  public static let changedRecording = DiagnosticID(
    "changed-recording", meaning: "A test behaves differently from its kept recording.")
  public static let unstableRecording = DiagnosticID(
    "unstable-recording", meaning: "A test behaves differently each time that it is recorded.")
  public static let unknownRecording = DiagnosticID(
    "unknown-recording", meaning: "A recording is named or kept, but no test makes it.")

  /// Errors in kept recordings.
  static let recordings: [DiagnosticID] = [
    .notARecording, .noRecordings, .failedTests, .changedRecording, .unstableRecording,
    .unknownRecording,
  ]
}
