extension ValueTree where Reference == Participant.ID {
  /// The value as source would write it: `Tally(digits: [1, 0])`.
  public var text: String { ValueWriter.swift.text(of: self) }

  /// The value with less around it, for drawings: `Tally(digits: [1, 0])` is `[1, 0]`, and
  /// `Setup()` is `Setup`.
  ///
  /// A type's name says little beside its only value, unless that is `nil`, and a recording has the
  /// whole.
  ///
  /// - Parameter limit: The most characters that a value takes as a whole; in a larger one the large
  ///   parts are abbreviated: `Page(rows: ["viola", "violin", … 18 more], isLoading: true)`.
  /// - Returns: The text.
  public func briefText(atMost limit: Int) -> String {
    ValueWriter.brief.text(of: self, atMost: limit)
  }

  /// A value and what it becomes: `3 → 4`.
  ///
  /// Where one of the two would be abbreviated, only the parts that differ are written, so that the
  /// difference is never what is left out: `Search(isLoading: false → true)`.
  ///
  /// - Parameters:
  ///   - new: What it becomes.
  ///   - limit: The most characters that a value takes as a whole.
  /// - Returns: The text.
  public func briefChange(to new: Self, atMost limit: Int) -> String {
    ValueWriter.brief.change(from: self, to: new, atMost: limit)
  }

  /// The value as source would write it, its large parts abbreviated likewise.
  func text(atMost limit: Int) -> String { ValueWriter.swift.text(of: self, atMost: limit) }

  /// A value and what it becomes as source would write them, likewise.
  func change(to new: Self, atMost limit: Int) -> String {
    ValueWriter.swift.change(from: self, to: new, atMost: limit)
  }
}

extension ValueTree: CustomStringConvertible where Reference == Participant.ID {
  public var description: String { text }
}

/// Writes values as text.
struct ValueWriter {
  static let swift = ValueWriter(isBrief: false)
  static let brief = ValueWriter(isBrief: true)

  let isBrief: Bool

  func text(of value: TraceValue) -> String {
    switch value {
    case .null: "nil"
    case .truth(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .text(let text): text.debugDescription
    case .longText(let text, let count): "\(text.debugDescription)… \(count) more"
    case .enumCase(let name, let fields): fields.isEmpty ? name : name + list("(", fields, ")")
    case .structure(let type, let fields): structure(type, fields)
    case .tuple(let fields): list("(", fields, ")")
    case .list(let elements), .set(let elements): "[" + joined(elements.map(text)) + "]"
    case .dictionary(let entries):
      entries.isEmpty ? "[:]" : "[" + joined(entries.map(text)) + "]"
    case .keyPath(let root, let value): "key path from \(root) to \(value)"
    case .closure: "closure"
    case .participant(let id): id
    case .type(let name): name
    case .described(let text): text
    case .leftOut(let count): "… \(count) more"
    }
  }

  /// An entry of a dictionary; what is left out has no value of its own.
  func text(of entry: ValueEntry<Participant.ID>) -> String {
    if case .leftOut = entry.key { return text(of: entry.key) }
    return text(of: entry.key) + ": " + text(of: entry.value)
  }

  private func structure(_ type: String, _ fields: [ValueField<Participant.ID>]) -> String {
    guard isTypeNeedless(around: fields) else { return type + list("(", fields, ")") }
    return fields.first.map { text(of: $0.value) } ?? type
  }

  /// Whether the name of a structure is left out.
  ///
  /// Around `nil` it is what tells it from there being no value at all.
  func isTypeNeedless(around fields: [ValueField<Participant.ID>]) -> Bool {
    isBrief && fields.count < 2 && fields.first?.value != .null
  }

  private func list(
    _ open: String, _ fields: [ValueField<Participant.ID>], _ close: String
  ) -> String {
    open + joined(fields.map { label(of: $0) + text(of: $0.value) }) + close
  }

  /// What stands before the value of a field.
  func label(of field: ValueField<Participant.ID>) -> String { field.name.map { "\($0): " } ?? "" }

  func joined(_ texts: [String]) -> String { texts.joined(separator: ", ") }
}
