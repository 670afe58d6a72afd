public import Diagnostics

extension Value {
  /// Reads a TOML text.
  ///
  /// The reader is our own: none of the package's libraries reads TOML, and front matter needs the
  /// place of every key and value, which parsers that decode into types do not give. It reads TOML
  /// 1.0 (<https://toml.io/en/v1.0.0>) whole, within two bounds: whole numbers have 64 bits, and at
  /// most 64 arrays, tables and parts of a key are nested.
  ///
  /// What is between quotes is a quoted text. Numbers, dates, times, `true` and `false` are bare
  /// texts: whole numbers in decimal digits and without `_` and `+`, dates as they are written, so
  /// that they are read as those of YAML are.
  ///
  /// ```swift
  /// let value = try Value.parse(toml: "title = \"Rain\"\ndate = 2024-03-01", file: "rain.md")
  /// value["date"]?.text  // 2024-03-01
  /// ```
  ///
  /// - Parameters:
  ///   - toml: The text.
  ///   - file: The path of the file it is in.
  ///   - line: The line of the file, from 1, on which the text begins.
  /// - Returns: The mapping.
  /// - Throws: Every fault, as far as what follows it can be read: what is not TOML, and keys and
  ///   tables that occur twice.
  /// - Complexity: O(*n*) in the length of the text.
  public static func parse(
    toml: String, file: String, firstLine line: Int = 1
  ) throws(DiagnosticError) -> Value {
    try parse(tomlBytes: Array(toml.utf8), file: file, firstLine: line)
  }

  /// Reads a TOML text of valid UTF-8; see ``parse(toml:file:firstLine:)``.
  static func parse(
    tomlBytes bytes: [UInt8], file: String, firstLine line: Int
  ) throws(DiagnosticError) -> Value {
    var reader = TOMLReader(bytes, file: file, firstLine: line)
    return try reader.document()
  }
}
