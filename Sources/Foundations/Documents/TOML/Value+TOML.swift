public import Diagnostics

extension Value {
  /// Parses a TOML text.
  ///
  /// This is our own parser. No library of this package parses TOML, and front matter needs the
  /// location of every key and value, which parsers that decode into types do not provide. It
  /// supports all of TOML 1.0 (<https://toml.io/en/v1.0.0>) with two limits: whole numbers have 64
  /// bits, and arrays, tables and parts of keys are nested at most 64 deep.
  ///
  /// Quoted values become quoted scalars. Numbers, dates, times, `true` and `false` become bare
  /// scalars, as in YAML: whole numbers in decimal digits without `_` and `+`, dates as written.
  ///
  /// ```swift
  /// let value = try Value.parse(toml: "title = \"Rain\"\ndate = 2024-03-01", file: "rain.md")
  /// value["date"]?.text  // 2024-03-01
  /// ```
  ///
  /// - Parameters:
  ///   - toml: The text.
  ///   - file: The path of the file that contains it.
  ///   - line: The line of the file, from 1, on which the text begins.
  /// - Returns: The mapping.
  /// - Throws: All errors that can be found: invalid TOML, and duplicate keys and tables. Parsing
  ///   continues after an error where possible.
  /// - Complexity: O(*n*) in the length of the text.
  public static func parse(
    toml: String, file: String, firstLine line: Int = 1
  ) throws(DiagnosticError) -> Value {
    try parse(tomlBytes: Array(toml.utf8), file: file, firstLine: line)
  }

  /// Parses valid UTF-8 bytes as TOML; see ``parse(toml:file:firstLine:)``.
  static func parse(
    tomlBytes bytes: [UInt8], file: String, firstLine line: Int
  ) throws(DiagnosticError) -> Value {
    var reader = TOMLReader(bytes, file: file, firstLine: line)
    return try reader.document()
  }
}
