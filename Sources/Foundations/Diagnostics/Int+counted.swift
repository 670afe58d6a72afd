extension Int {
  /// Returns the number with a noun, for instance `1 file` or `2 files` for `counted("file")`.
  ///
  /// Unless it is given, the plural is the singular with an `s`.
  public func counted(_ noun: String, plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
