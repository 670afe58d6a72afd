import Metrics

extension SourceFile {
  /// The lines on which signatures begin that go on over further lines, by the line on which the
  /// body begins.
  ///
  /// Read by indentation, as the formatter writes it: `) -> Token {` and `where` stand below the
  /// first letter of the declaration.
  var longSignatures: [Int: Int] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [Int: Int] = [:]
    for (index, line) in lines.enumerated() where line.hasSuffix("{") && line.continuesSignature {
      let first = lines[..<index].lastIndex { other in
        other.indentation == line.indentation && !other.continuesSignature && !other.isEmpty
      }
      if let first { found[index + 1] = first + 1 }
    }
    return found
  }
}

extension Substring {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }

  /// Whether the line can only be the rest of a declaration.
  fileprivate var continuesSignature: Bool {
    let code = drop { $0 == " " }
    return code.hasPrefix(")") || code.hasPrefix("where ") || code.hasPrefix("-> ")
  }
}
