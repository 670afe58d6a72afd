extension Int {
  /// The number with a noun: `1.counted("file")` is `1 file`, `2.counted("file")` is `2 files`.
  ///
  /// - Parameters:
  ///   - noun: What is counted, one of it.
  ///   - plural: Several of it; with an `s` at the end unless given.
  /// - Returns: Both, as a message says them.
  public func counted(_ noun: String, plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
