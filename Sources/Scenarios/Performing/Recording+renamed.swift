extension Recording {
  /// The same under another name than the pattern's, so that messages say whose it is.
  ///
  /// - Parameter name: The name of what was played.
  /// - Returns: The recording.
  public func renamed(_ name: String) -> Recording {
    Recording(
      scenario: scenario, sample: sample, pattern: name, log: log, frames: frames,
      verdicts: verdicts, failures: failures, leak: leak)
  }
}
