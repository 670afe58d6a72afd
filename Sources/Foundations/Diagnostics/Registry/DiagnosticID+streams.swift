extension DiagnosticID {
  public static let missingStream = DiagnosticID(
    "missing-stream", meaning: "A stream is played and has no text.")
  public static let unknownStream = DiagnosticID(
    "unknown-stream", meaning: "A stream does not exist.")
  public static let missingProgram = DiagnosticID(
    "missing-program", meaning: "A program of a stream ran and its source was not found.")
  public static let wrongCaptions = DiagnosticID(
    "wrong-captions", meaning: "A stream's text has not one caption for each of its programs.")
  public static let restlessProgram = DiagnosticID(
    "restless-program", meaning: "A program of a stream does not come to rest.")

  /// The faults between streams, their texts and their sources.
  static let streams: [DiagnosticID] = [
    .missingStream, .unknownStream, .missingProgram, .wrongCaptions, .restlessProgram,
  ]
}
