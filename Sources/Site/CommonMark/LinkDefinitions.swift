import CCMark
import Diagnostics
import HTMLTags

/// The link definitions of a text, `[label]: address`, as far as each has its own line.
struct LinkDefinitions {
  private struct Definition {
    /// The normalised label.
    let label: String
    let written: String
    let position: BytePosition
  }

  private let source: SourceText
  private var definitions: [Definition] = []

  /// Finds the definitions of a text, in whose tree code blocks are still unchanged.
  ///
  /// - Complexity: O(*n*) if the text may contain definitions.
  init(in root: Node, _ source: SourceText, _ features: TextFeatures) {
    self.source = source
    guard !features.isDisjoint(with: .definitions) else { return }
    let verbatim = Self.verbatimLines(in: root)
    var mayBegin = true
    for line in 1...source.lineCount {
      let bytes = source[line]
      let rest = bytes.drop { $0.isBlank || $0 == ">" }
      if verbatim.contains(line) || rest.isEmpty {
        mayBegin = true
        continue
      }
      let position = BytePosition(line: line, byte: rest.startIndex - bytes.startIndex)
      if mayBegin, let definition = Self.definition(rest, at: position) {
        definitions.append(definition)
      } else {
        mayBegin = false
      }
    }
  }

  /// Warnings about unused definitions: duplicate labels, and labels without references.
  var diagnostics: [Diagnostic] {
    guard !definitions.isEmpty else { return [] }
    let mentions = Self.labels(in: source.text)
    let counts = Dictionary(definitions.map { ($0.label, 1) }, uniquingKeysWith: +)
    var first: [String: Definition] = [:]
    return definitions.compactMap { definition in
      let location = source.location(
        definition.position, length: definition.written.unicodeScalars.count + 2)
      if let other = first[definition.label] {
        return Diagnostic(
          .linkSyntax, at: location, "the link '[\(definition.written)]' is defined twice",
          explanation: "Only the first definition is used.", suggestion: "give it another name",
          notes: [DiagnosticNote(at: source.location(other.position), "first defined here")])
      }
      first[definition.label] = definition
      guard mentions[definition.label] == counts[definition.label] else { return nil }
      return Diagnostic(
        .linkSyntax, at: location, "nothing refers to the link '[\(definition.written)]'",
        explanation: "It is not shown.",
        suggestion: "write '[\(definition.written)]' in the text")
    }
  }
}

extension LinkDefinitions {
  /// Returns the lines of code and raw HTML.
  private static func verbatimLines(in root: Node) -> Set<Int> {
    root.blocks.reduce(into: []) { lines, node in
      guard node.kind == CMARK_NODE_CODE_BLOCK || node.kind == CMARK_NODE_HTML_BLOCK,
        node.startLine > 0, node.endLine >= node.startLine
      else { return }
      lines.formUnion(node.startLine...node.endLine)
    }
  }

  /// Parses a definition that fills a line; `nil` for anything else, including comments in the
  /// form of a definition, such as `[//]: # (…)`.
  private static func definition(_ line: ArraySlice<UInt8>, at position: BytePosition)
    -> Definition?
  {
    guard line.first == "[" else { return nil }
    let label = line.dropFirst().prefix { !"[]\\".utf8.contains($0) }
    guard line[label.endIndex...].starts(with: "]:".utf8), label.count < 1_000 else { return nil }
    let rest = String(decoding: line[(label.endIndex + 2)...], as: UTF8.self)
    guard
      let match = rest.wholeMatch(
        of: #/\s*(<[^<>]*>|[^\s<]\S*)(\s+("[^"]*"|'[^']*'|\([^()]*\)))?\s*/#),
      match.1 != "#", match.1 != "<>"
    else { return nil }
    let written = String(decoding: label, as: UTF8.self)
    let folded = normalized(label)
    return folded.isEmpty ? nil : Definition(label: folded, written: written, position: position)
  }

  /// Returns how often each label occurs in brackets, including definitions.
  private static func labels(in text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    let bytes = Array(text.utf8)
    var opening: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == "[" {
        opening = index
      } else if byte == "]", let start = opening {
        if index - start <= 1_000 {
          counts[normalized(bytes[(start + 1)..<index]), default: 0] += 1
        }
        opening = nil
      }
    }
    return counts
  }

  /// Returns a label in the form for comparison: in lower case, with single spaces in place of
  /// whitespace and of line endings, even within quotations.
  private static func normalized(_ label: ArraySlice<UInt8>) -> String {
    var text = String(decoding: label, as: UTF8.self).lowercased()
    if text.contains(where: \.isNewline) {
      text = text.replacing(#/\s*[\r\n][\s>]*/#, with: " ")
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
