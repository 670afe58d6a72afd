extension ValueTree where Reference == Participant.ID {
  /// The value as source would write it: `Tally(digits: [1, 0])`.
  public var text: String { ValueWriter.swift.text(of: self) }

  /// The value with less around it, for drawings: `Tally(digits: [1, 0])` is `[1, 0]`, and
  /// `Setup()` is `Setup`.
  ///
  /// A type's name says little beside its only value, unless that is `nil`, and a recording has the
  /// whole.
  ///
  /// - Parameter limit: The most characters; what is beyond is left out.
  /// - Returns: The text.
  public func briefText(atMost limit: Int) -> String {
    ValueWriter.brief.text(of: self).shortened(to: limit)
  }

  /// A value and what it becomes: `3 → 4`.
  ///
  /// Where one of the two would be cut, only the parts that differ are written, so that the
  /// difference is never what is cut: `Search(isLoading: false → true)`.
  ///
  /// - Parameters:
  ///   - new: What it becomes.
  ///   - limit: The most characters of each value that is written.
  /// - Returns: The text.
  public func briefChange(to new: Self, atMost limit: Int) -> String {
    ValueWriter.brief.change(from: self, to: new, atMost: limit)
  }

  /// A value and what it becomes as source would write them, likewise.
  func change(to new: Self, atMost limit: Int) -> String {
    ValueWriter.swift.change(from: self, to: new, atMost: limit)
  }
}

extension ValueTree: CustomStringConvertible where Reference == Participant.ID {
  public var description: String { text }
}

extension String {
  /// The text, cut to a number of characters, the last of them an ellipsis.
  func shortened(to limit: Int) -> String {
    utf8.count > limit && count > limit ? prefix(limit - 1) + "…" : self
  }
}

/// Writes values as text.
private struct ValueWriter {
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
      entries.isEmpty
        ? "[:]" : "[" + joined(entries.map { "\(text(of: $0.key)): \(text(of: $0.value))" }) + "]"
    case .keyPath(let root, let value): "key path from \(root) to \(value)"
    case .closure: "closure"
    case .participant(let id): id
    case .type(let name): name
    case .described(let text): text
    case .leftOut(let count): "… \(count) more"
    }
  }

  /// A value and what it becomes; only the parts that differ where one of them would be cut.
  func change(from old: TraceValue, to new: TraceValue, atMost limit: Int) -> String {
    let texts = [old, new].map(text)
    // What a brief text leaves out may be all that is different.
    if isBrief, old != new, texts[0] == texts[1] {
      return Self.swift.change(from: old, to: new, atMost: limit)
    }
    guard old != new, texts.contains(where: { $0.count > limit }) else {
      return texts.joined(separator: " → ")
    }
    switch (old, new) {
    case (.structure(let type, let before), .structure(let other, let after))
    where type == other && before.map(\.name) == after.map(\.name),
      (.enumCase(let type, let before), .enumCase(let other, let after))
    where type == other && before.map(\.name) == after.map(\.name):
      let parts = zip(before, after).filter(!=).map { before, after in
        (before.name.map { "\($0): " } ?? "")
          + change(from: before.value, to: after.value, atMost: limit)
      }
      return type + "(" + joined(parts) + ")"
    case (.list(let before), .list(let after)) where before.count == after.count:
      let parts = before.indices.filter { before[$0] != after[$0] }.map { index in
        "\(index): " + change(from: before[index], to: after[index], atMost: limit)
      }
      return "[" + joined(parts) + "]"
    case (.list(let before), .list(let after)):
      return [before.count, after.count].map(Self.elements).joined(separator: " → ")
    default: break
    }
    return texts.map { $0.shortened(to: limit) }.joined(separator: " → ")
  }

  private static func elements(_ count: Int) -> String {
    count == 1 ? "1 element" : "\(count) elements"
  }

  private func structure(_ type: String, _ fields: [ValueField<Participant.ID>]) -> String {
    // Around `nil` the type's name is what tells it from there being no value at all.
    guard isBrief, fields.count < 2, fields.first?.value != .null else {
      return type + list("(", fields, ")")
    }
    return fields.first.map { text(of: $0.value) } ?? type
  }

  private func list(
    _ open: String, _ fields: [ValueField<Participant.ID>], _ close: String
  ) -> String {
    let texts = fields.map { field in
      field.name.map { "\($0): \(text(of: field.value))" } ?? text(of: field.value)
    }
    return open + joined(texts) + close
  }

  private func joined(_ texts: [String]) -> String { texts.joined(separator: ", ") }
}
