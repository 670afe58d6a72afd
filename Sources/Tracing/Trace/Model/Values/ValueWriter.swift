/// Writes values as text.
struct ValueWriter {
  static let swift = ValueWriter(isBrief: false)
  static let brief = ValueWriter(isBrief: true)

  let isBrief: Bool

  func text(of value: TraceValue) -> String {
    var text = BoundedText(limit: nil)
    write(value, to: &text)
    return text.text
  }

  /// Returns the text of a value; of a longer one than the limit, only enough to show that.
  func text(of value: TraceValue, unlessLongerThan limit: Int) -> BoundedText {
    var text = BoundedText(limit: limit)
    write(value, to: &text)
    return text
  }

  func write(_ value: TraceValue, to text: inout BoundedText) {
    switch value {
    case .null: text += "nil"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .decimal(let value): text += "\(value)"
    case .text(let string): text += string.quoted
    case .longText(let string, let count): text += "\(string.quoted)… \(count) more"
    case .enumCase(let name, let fields):
      text += name
      if !fields.isEmpty { write("(", fields, ")", to: &text) }
    case .structure(let type, let fields): write(type, fields, to: &text)
    case .tuple(let fields): write("(", fields, ")", to: &text)
    case .list(let elements), .set(let elements):
      text += "["
      write(elements, to: &text) { write($0, to: &$1) }
      text += "]"
    case .dictionary(let entries):
      text += entries.isEmpty ? "[:" : "["
      write(entries, to: &text) { write($0, to: &$1) }
      text += "]"
    case .keyPath(let root, let value): text += "KeyPath<\(root), \(value)>"
    case .closure: text += "closure"
    case .participant(let id): text += id
    case .type(let name): text += name
    case .described(let description): text += description
    case .leftOut(let count): text += "… \(count) more"
    }
  }

  /// Writes an entry of a dictionary; omitted entries have no value.
  func write(_ entry: ValueEntry<Participant.ID>, to text: inout BoundedText) {
    write(entry.key, to: &text)
    if case .leftOut = entry.key { return }
    text += ": "
    write(entry.value, to: &text)
  }

  private func write(
    _ type: String, _ fields: [ValueField<Participant.ID>], to text: inout BoundedText
  ) {
    if isTypeNeedless(around: fields) {
      if let field = fields.first { write(field.value, to: &text) } else { text += type }
    } else {
      text += type
      write("(", fields, ")", to: &text)
    }
  }

  /// Returns whether the name of a structure is omitted.
  ///
  /// Around `nil`, the name distinguishes the structure from no value at all.
  func isTypeNeedless(around fields: [ValueField<Participant.ID>]) -> Bool {
    guard isBrief, fields.count < 2 else { return false }
    if case .null? = fields.first?.value { return false }
    return true
  }

  func label(of field: ValueField<Participant.ID>) -> String { field.name.map { "\($0): " } ?? "" }

  func joined(_ texts: [String]) -> String { texts.joined(separator: ", ") }

  private func write(
    _ open: String, _ fields: [ValueField<Participant.ID>], _ close: String,
    to text: inout BoundedText
  ) {
    text += open
    write(fields, to: &text) { field, text in
      if let name = field.name {
        text += name
        text += ": "
      }
      write(field.value, to: &text)
    }
    text += close
  }

  /// Writes parts until the text exceeds its limit.
  private func write<Part>(
    _ parts: [Part], to text: inout BoundedText, _ writePart: (Part, inout BoundedText) -> Void
  ) {
    for index in parts.indices {
      if text.isLonger { return }
      if index > 0 { text += ", " }
      writePart(parts[index], &text)
    }
  }
}

/// A text that is only written up to a limit.
struct BoundedText {
  private(set) var text = ""
  /// The maximum number of characters; `nil` for any number.
  let limit: Int?

  init(limit: Int?) { self.limit = limit }

  /// Indicates whether it exceeds the limit and may therefore be incomplete.
  var isLonger: Bool { limit.map(text.isLonger) ?? false }

  static func += (text: inout BoundedText, part: String) { text.text += part }
}

extension String {
  /// Returns whether the text has more characters; it counts bytes first, which is faster.
  func isLonger(than limit: Int) -> Bool { utf8.count > limit && count > limit }

  /// The text as a string literal.
  var quoted: String {
    let isPlain = utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        && byte != UInt8(ascii: "'")
    }
    // The standard library inspects each character, which takes ten times as long.
    return isPlain ? "\"\(self)\"" : debugDescription
  }
}
