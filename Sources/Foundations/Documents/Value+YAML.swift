public import Diagnostics
import Yams

extension Value {
  /// Parses a YAML text.
  ///
  /// A byte order mark before it is ignored.
  ///
  /// - Parameters:
  ///   - yaml: The text, with a single document.
  ///   - file: The path of the file that contains it.
  ///   - line: The line of the file, from 1, on which the text begins.
  /// - Returns: The value, or `nil` if the text contains nothing but whitespace and comments.
  /// - Throws: All errors: invalid YAML, duplicate keys, anchors, aliases, and keys other than
  ///   texts.
  public static func parse(
    yaml: String, file: String, firstLine line: Int = 1
  ) throws(DiagnosticError) -> Value? {
    let mark = [UInt8]("\u{FEFF}".utf8)
    let bytes = Array(yaml.utf8)
    return try parse(
      bytes: bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes, file: file,
      firstLine: line)
  }

  /// Parses valid UTF-8 bytes as YAML; see ``parse(yaml:file:firstLine:)``.
  static func parse(
    bytes: [UInt8], file: String, firstLine line: Int
  ) throws(DiagnosticError) -> Value? {
    if let plain = PlainYAML.mapping(bytes, file: file, firstLine: line) { return plain }
    return try parseWhole(yaml: String(decoding: bytes, as: UTF8.self), file: file, firstLine: line)
  }

  /// Parses a YAML text with the full parser.
  static func parseWhole(
    yaml: String, file: String, firstLine line: Int
  ) throws(DiagnosticError) -> Value? {
    var composer = YAMLComposer(file: file, lineOffset: line - 1, yaml: yaml)
    let value: Value?
    do {
      value = try composer.root(of: yaml)
    } catch let error as YamlError {
      throw DiagnosticError(composer.diagnostics(after: error))
    } catch {
      throw DiagnosticError(
        .yamlSyntax, at: SourceLocation(file: file), "this is not YAML: \(error)")
    }
    if !composer.diagnostics.isEmpty { throw DiagnosticError(composer.diagnostics) }
    return value
  }
}

/// Converts Yams nodes to values.
private struct YAMLComposer {
  let file: String
  let lineOffset: Int
  let yaml: String
  /// The renamed keys of the parsed text, if it differs from the source.
  let keys: DistinctKeys?
  var diagnostics: [Diagnostic] = []
  private lazy var lines = TextLines(yaml)
  /// A position in the text and its byte offset, since positions on a line are usually looked up
  /// from left to right.
  private var known = (line: 0, column: 1, offset: 0)

  init(file: String, lineOffset: Int, yaml: String, keys: DistinctKeys? = nil) {
    self.file = file
    self.lineOffset = lineOffset
    self.yaml = yaml
    self.keys = keys
  }

  /// Parses the text, or a copy of it with renamed keys.
  mutating func root(of text: String) throws -> Value? {
    // The parser owns the anchors, which nodes hold weakly, so it must outlive the conversion.
    let parser = try Parser(yaml: text, encoding: .utf8)
    defer { withExtendedLifetime(parser) {} }
    guard let node = try parser.singleRoot() else { return nil }
    return value(node)
  }

  mutating func value(_ node: Node) -> Value {
    let location = location(of: node)
    if node.anchor != nil { refuseAnchor(at: location) }
    // The target of an alias has an anchor too, so this also avoids expanding chains of aliases.
    guard node.anchor == nil else { return Value(.sequence([]), at: location) }
    switch node {
    case .scalar(let scalar):
      return Value(
        .scalar(Value.Scalar(text(of: scalar), style: style(scalar.style))), at: location)
    case .sequence(let sequence):
      return Value(.sequence(sequence.map { value($0) }), at: location)
    case .mapping(let mapping):
      return Value(.mapping(entries(of: mapping)), at: location)
    case .alias:
      refuseAnchor(at: location)
      return Value(.sequence([]), at: location)
    }
  }

  private mutating func entries(of mapping: Node.Mapping) -> [MappingEntry] {
    var entries: [MappingEntry] = []
    var locations: [String: SourceLocation] = [:]
    for (key, node) in mapping {
      guard let new = entry(key, node) else { continue }
      if let first = locations[new.key] {
        diagnostics.append(.duplicateKey(new.key, at: new.keyLocation, first: first))
      } else {
        locations[new.key] = new.keyLocation
        entries.append(new)
      }
    }
    return entries
  }

  private mutating func entry(_ key: Node, _ node: Node) -> MappingEntry? {
    let keyValue = value(key)
    let nodeValue = value(node)
    guard let text = keyValue.text else {
      diagnostics.append(
        Diagnostic(
          .yamlKey, at: keyValue.location, "expected a text as the key, found \(keyValue.kind)"))
      return nil
    }
    return MappingEntry(key: text, at: keyValue.location, value: nodeValue)
  }

  private mutating func refuseAnchor(at location: SourceLocation) {
    let diagnostic = Diagnostic(
      .yamlAnchor, at: location, "anchors and aliases are not supported",
      explanation: "Each value must be written where it is used, so that messages can point to it.",
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
    let rest = rest(ofLineFrom: mark)
    let length = writtenForms(of: scalar).first { rest.starts(with: $0.utf8) }?.unicodeScalars.count
    return location(mark, length: length ?? 0)
  }

  /// Returns the bytes of a line from a position on.
  private mutating func rest(ofLineFrom mark: Mark) -> ArraySlice<UInt8> {
    let line = lines[mark.line]
    if known.line != mark.line || known.column > mark.column {
      known = (mark.line, 1, line.startIndex)
    }
    while known.column < mark.column, known.offset < line.endIndex {
      known.offset += 1
      // Skip continuation bytes, which do not begin a character.
      while known.offset < line.endIndex, line[known.offset] & 0xC0 == 0x80 { known.offset += 1 }
      known.column += 1
    }
    return line[known.offset...]
  }

  private func text(of scalar: Node.Scalar) -> String {
    keys?.original(scalar.string, at: scalar.mark) ?? scalar.string
  }

  /// Returns the possible source spellings of a one-line scalar without escapes.
  private func writtenForms(of scalar: Node.Scalar) -> [String] {
    switch scalar.style {
    case .any, .plain: [text(of: scalar)]
    case .singleQuoted: ["'\(text(of: scalar))'"]
    case .doubleQuoted: ["\"\(text(of: scalar))\""]
    case .literal, .folded: []
    }
  }

  private func location(_ mark: Mark, length: Int = 0) -> SourceLocation {
    SourceLocation(
      file: file, line: mark.line + lineOffset, column: mark.column, length: length)
  }
}

// MARK: Rejected texts

extension YAMLComposer {
  /// The maximum number of keys renamed singly, since each requires parsing the text again.
  private static let greatestCountOfRenamings = 16

  /// Returns the errors of a rejected text; if a key is duplicated, all duplicates.
  func diagnostics(after error: YamlError) -> [Diagnostic] {
    let syntax = YAMLSyntaxError(file: file, lineOffset: lineOffset, yaml: yaml)
    guard case .duplicatedKeysInMapping = error else { return [syntax.diagnostic(for: error)] }
    var refusals: [Diagnostic] = []
    for renamesLikelyKeys in [true, false] {
      var keys = DistinctKeys(yaml)
      if renamesLikelyKeys { keys.renameLikelyKeys() }
      do {
        let found = try diagnostics(in: keys)
        if !found.isEmpty { return found }
      } catch let error as YamlError {
        refusals.append(syntax.diagnostic(for: error))
      } catch {
        continue
      }
    }
    // If both attempts are rejected for the same reason, the renaming did not cause it.
    if refusals.count == 2, refusals[0] == refusals[1] { return [refusals[0]] }
    return [syntax.diagnostic(for: error)]
  }

  /// Returns the errors of a text with unique keys; empty if the keys cannot be made unique.
  private func diagnostics(in keys: DistinctKeys) throws -> [Diagnostic] {
    var keys = keys
    for _ in 0...Self.greatestCountOfRenamings {
      var composer = YAMLComposer(file: file, lineOffset: lineOffset, yaml: yaml, keys: keys)
      do {
        _ = try composer.root(of: keys.text)
        return composer.diagnostics
      } catch YamlError.duplicatedKeysInMapping(let names, let context) {
        guard let name = names.first, keys.rename(name, at: context.mark) else { return [] }
      }
    }
    return []
  }
}
