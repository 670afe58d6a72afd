extension DiagnosticID {
  public static let notARecording = DiagnosticID(
    "not-a-recording", meaning: "A line of a file is no part of a kept recording.")
  public static let noRecordings = DiagnosticID(
    "no-recordings", meaning: "A site or a folder has no kept recordings where they are expected.")
  public static let failedTests = DiagnosticID(
    "failed-tests",
    meaning: "The tests of a package fail, so that nothing is known of what they do.")
  public static let changedRecording = DiagnosticID(
    "changed-recording", meaning: "A test does something else than its kept recording says.")
  public static let unstableRecording = DiagnosticID(
    "unstable-recording", meaning: "A test does something else each time that it is recorded.")
  public static let unknownRecording = DiagnosticID(
    "unknown-recording", meaning: "A recording is named or kept that no test makes.")

  /// The faults of kept recordings.
  static let recordings: [DiagnosticID] = [
    .notARecording, .noRecordings, .failedTests, .changedRecording, .unstableRecording,
    .unknownRecording,
  ]
}
