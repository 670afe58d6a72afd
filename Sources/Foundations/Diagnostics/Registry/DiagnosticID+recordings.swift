extension DiagnosticID {
  public static let notARecording = DiagnosticID(
    "not-a-recording", meaning: "A line of a file is no part of a kept recording.")
  public static let noRecordings = DiagnosticID(
    "no-recordings", meaning: "A site or a folder has no kept recordings where they are expected.")

  /// The faults of kept recordings.
  static let recordings: [DiagnosticID] = [.notARecording, .noRecordings]
}
