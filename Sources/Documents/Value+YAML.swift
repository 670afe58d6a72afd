public import Diagnostics
import Yams

extension Value {
  /// Reads a YAML text.
  ///
  /// - Parameters:
  ///   - yaml: The text: one document.
  ///   - file: The path of the file it is in.
  ///   - line: The line of the file, from 1, on which the text begins.
  /// - Returns: The value, or `nil` if the text contains nothing but space and comments.
  /// - Throws: Every fault: a text that is not YAML, a key that occurs twice, an anchor or alias, a
  ///   key that is not a text.
  public static func parse(
    yaml: String, file: String, firstLine line: Int = 1
  ) throws(DiagnosticError) -> Value? {
    try parse(bytes: Array(yaml.utf8), file: file, firstLine: line)
  }

  /// Reads a YAML text of valid UTF-8; see ``parse(yaml:file:firstLine:)``.
  static func parse(
    bytes: [UInt8], file: String, firstLine line: Int
  ) throws(DiagnosticError) -> Value? {
    if let plain = PlainYAML.mapping(bytes, file: file, firstLine: line) { return plain }
    return try parseWhole(yaml: String(decoding: bytes, as: UTF8.self), file: file, firstLine: line)
  }

  /// Reads a YAML text by the parser that knows everything.
  static func parseWhole(
    yaml: String, file: String, firstLine line: Int
  ) throws(DiagnosticError) -> Value? {
    var composer = Composer(file: file, lineOffset: line - 1, yaml: yaml)
    let value: Value?
    do {
      // The parser owns the anchors, which nodes hold weakly: it must outlive the conversion.
      let parser = try Parser(yaml: yaml, encoding: .utf8)
      value = try withExtendedLifetime(parser) { try $0.singleRoot().map { composer.value($0) } }
    } catch let error as YamlError {
      throw DiagnosticError(
        YAMLFault(file: file, lineOffset: line - 1, yaml: yaml).diagnostic(for: error))
    } catch {
      throw DiagnosticError(
        Diagnostic(.yamlSyntax, at: SourceLocation(file: file), "this is not YAML: \(error)"))
    }
    if !composer.diagnostics.isEmpty { throw DiagnosticError(composer.diagnostics) }
    return value
  }
}

/// Turns Yams's nodes into values.
private struct Composer {
  let file: String
  let lineOffset: Int
  let yaml: String
  var diagnostics: [Diagnostic] = []
  private lazy var lines = TextLines(yaml)

  init(file: String, lineOffset: Int, yaml: String) {
    self.file = file
    self.lineOffset = lineOffset
    self.yaml = yaml
  }

  mutating func value(_ node: Node) -> Value {
    let location = location(of: node)
    if node.anchor != nil { refuseAnchor(at: location) }
    // What an alias refers to has an anchor too: not descending keeps a chain of them harmless.
    guard node.anchor == nil else { return Value(.sequence([]), at: location) }
    switch node {
    case .scalar(let scalar):
      return Value(.scalar(Value.Scalar(scalar.string, style: style(scalar.style))), at: location)
    case .sequence(let sequence):
      return Value(.sequence(sequence.map { value($0) }), at: location)
    case .mapping(let mapping):
      return Value(.mapping(mapping.compactMap { entry($0.key, $0.value) }), at: location)
    case .alias:
      refuseAnchor(at: location)
      return Value(.sequence([]), at: location)
    }
  }

  private mutating func entry(_ key: Node, _ node: Node) -> MappingEntry? {
    let keyValue = value(key)
    let nodeValue = value(node)
    guard let text = keyValue.text else {
      diagnostics.append(
        Diagnostic(
          .yamlKey, at: keyValue.location, "a key must be a text, this is \(keyValue.kind)"))
      return nil
    }
    return MappingEntry(key: text, at: keyValue.location, value: nodeValue)
  }

  private mutating func refuseAnchor(at location: SourceLocation) {
    let diagnostic = Diagnostic(
      .yamlAnchor, at: location, "anchors and aliases are not used here",
      explanation: "Every value must stand where it is read, so that a message can point at it.",
      suggestion: "write the value out, or quote a text that begins with '&' or '*'")
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  private func style(_ style: Node.Scalar.Style) -> ScalarStyle {
    switch style {
    case .any, .plain: .bare
    case .singleQuoted, .doubleQuoted: .quoted
    case .literal, .folded: .block
    }
  }

  private mutating func location(of node: Node) -> SourceLocation {
    guard let mark = node.mark else { return SourceLocation(file: file) }
    guard case .scalar(let scalar) = node else { return location(mark) }
    let length = writtenForms(of: scalar).lazy.map(\.unicodeScalars).first { form in
      let line = lines.text(ofLine: mark.line) ?? ""
      return line.unicodeScalars.dropFirst(mark.column - 1).starts(with: form)
    }
    return location(mark, length: length?.count ?? 0)
  }

  /// How a scalar is in the text, unless it has escapes or goes over several lines.
  private func writtenForms(of scalar: Node.Scalar) -> [String] {
    switch scalar.style {
    case .any, .plain: [scalar.string]
    case .singleQuoted: ["'\(scalar.string)'"]
    case .doubleQuoted: ["\"\(scalar.string)\""]
    case .literal, .folded: []
    }
  }

  private func location(_ mark: Mark, length: Int = 0) -> SourceLocation {
    SourceLocation(
      file: file, line: mark.line + lineOffset, column: mark.column, length: length)
  }
}
