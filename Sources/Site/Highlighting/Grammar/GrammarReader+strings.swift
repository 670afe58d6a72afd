import HTMLTags

extension GrammarReader {
  /// Reads a string up to its end, or up to an interpolation.
  mutating func readString(_ string: GrammarTables.StringTable) {
    let start = cursor.position
    while !cursor.isAtEnd {
      let byte = cursor.byte
      if byte == string.closing[0], cursor.has(string.closing, at: cursor.position) {
        let behind = cursor.position + string.closing.count
        if string.rule.doubles, cursor.has(string.closing, at: behind) {
          cursor.position = behind + string.closing.count
          continue
        }
        cursor.position = behind
        cursor.add(.string, from: start)
        return closeString()
      }
      if !string.interpolations.isEmpty, readInterpolation(of: string, from: start) { return }
      if byte == "\\", string.rule.escapes {
        cursor.position = min(cursor.position + 2, cursor.end)
      } else if byte == "\n", !string.rule.isMultiline {
        if let open = unclosedInLine { fail(open) }
        return
      } else {
        cursor.position += 1
      }
    }
    cursor.add(.string, from: start)
  }

  private mutating func closeString() {
    guard let frame = frames.popLast() else { return }
    if let mark = tables.grammar.keyMark, cursor.byte(after: cursor.position) == mark {
      cursor.change(tokensFrom: frame.tokenCount, to: .attribute)
    }
    pass(.string, to: cursor.position)
  }

  private mutating func readInterpolation(of string: GrammarTables.StringTable, from start: Int)
    -> Bool
  {
    for code in string.interpolations where cursor.byte == code.opening[0] {
      if let literal = code.literal, cursor.has(literal, at: cursor.position) {
        cursor.position += literal.count - 1
      } else if cursor.has(code.opening, at: cursor.position), frames.count < Self.depth {
        cursor.position += code.opening.count
        cursor.add(.string, from: start)
        enter(code)
        return true
      }
    }
    return false
  }

  private mutating func enter(_ code: GrammarTables.InterpolationTable) {
    open(.code(code))
    state.last = .nothing
  }

  /// Reads a bracket in an interpolation, which may end it.
  mutating func readBrackets(_ code: GrammarTables.InterpolationTable) -> Bool {
    let byte = cursor.byte
    let top = frames.count - 1
    if byte == code.closing, frames[top].depth == 0 {
      cursor.position += 1
      cursor.add(.string, from: cursor.position - 1)
      frames.removeLast()
    } else if byte == code.closing {
      frames[top].depth -= 1
      pass(.punctuation(byte), to: cursor.position + 1)
    } else if byte == code.nested || (code.formatMark != nil && (byte == "(" || byte == "[")) {
      frames[top].depth += 1
      pass(.punctuation(byte), to: cursor.position + 1)
    } else if code.formatMark != nil, byte == ")" || byte == "]" {
      frames[top].depth = max(0, frames[top].depth - 1)
      pass(.punctuation(byte), to: cursor.position + 1)
    } else if byte == code.formatMark, frames[top].depth == 0 {
      frames[top].content = .format(code)
    } else {
      return false
    }
    return true
  }

  /// Reads a format specification up to the end of the interpolation.
  mutating func readFormat(_ code: GrammarTables.InterpolationTable) {
    let start = cursor.position
    let end = cursor.first(from: start) { $0 == code.closing || $0 == code.nested || $0 == 0x0A }
    cursor.position = end
    cursor.add(.string, from: start)
    guard !cursor.isAtEnd else { return }
    switch cursor.byte {
    case code.closing:
      cursor.position += 1
      cursor.add(.string, from: end)
      frames.removeLast()
    case code.nested:
      cursor.position += 1
      cursor.add(.string, from: end)
      enter(code)
    default:
      endLine()
    }
  }
}
