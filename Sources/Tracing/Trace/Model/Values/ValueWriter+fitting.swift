extension ValueWriter {
  /// The minimum length of a text that is cut; fewer characters say nothing.
  private static let least = 12

  /// Returns the text of a value, with large parts abbreviated if it is longer than the limit.
  ///
  /// Small parts are whole, and large ones share the remaining room, so that a flag beside a long
  /// list is never lost. Of a list or structure, as many elements as fit are written, with the
  /// number of the others. Only texts are cut, so a long name may exceed the limit.
  func text(of value: TraceValue, atMost limit: Int) -> String {
    let text = text(of: value, unlessLongerThan: limit)
    guard text.isLonger else { return text.text }
    return switch value {
    case .text(let text), .longText(let text, _):
      text.shortened(to: max(limit, Self.least) - 2).debugDescription
    case .described(let text): text.shortened(to: max(limit, Self.least))
    case .structure(_, let fields) where isTypeNeedless(around: fields) && !fields.isEmpty:
      self.text(of: fields[0].value, atMost: limit)
    case .structure(let name, let fields) where !fields.isEmpty,
      .enumCase(let name, let fields) where !fields.isEmpty:
      "\(name)(\(parts(fields, atMost: limit - name.count - 2)))"
    case .tuple(let fields): "(\(parts(fields, atMost: limit - 2)))"
    case .list(let elements), .set(let elements): "[\(parts(elements, atMost: limit - 2))]"
    case .dictionary(let entries): "[\(parts(entries, atMost: limit - 2))]"
    // A name is never cut.
    case .null, .boolean, .integer, .decimal, .keyPath, .closure, .participant, .type, .leftOut,
      .enumCase, .structure:
      text.text
    }
  }

  /// Returns the text of a change, with only the parts that differ if a value would be
  /// abbreviated.
  func change(from old: TraceValue, to new: TraceValue, atMost limit: Int) -> String {
    let texts = [old, new].map { text(of: $0, unlessLongerThan: limit) }
    let isLonger = texts.contains(where: \.isLonger)
    // The part that a brief text omits may be the only difference.
    if isBrief, texts[0].mayEqual(texts[1]), old != new, text(of: old) == text(of: new) {
      return Self.swift.change(from: old, to: new, atMost: limit)
    }
    if !isLonger { return texts.map(\.text).joined(separator: " → ") }
    guard old != new else { return [old, new].map(text).joined(separator: " → ") }
    switch (old, new) {
    case (.structure(let type, let before), .structure(let other, let after))
    where type == other && before.map(\.name) == after.map(\.name),
      (.enumCase(let type, let before), .enumCase(let other, let after))
    where type == other && before.map(\.name) == after.map(\.name):
      let parts = zip(before, after).filter(!=).map { before, after in
        label(of: before) + change(from: before.value, to: after.value, atMost: limit)
      }
      return type + "(" + joined(parts) + ")"
    case (.list(let before), .list(let after)) where before.size == after.size:
      let parts = zip(before, after).enumerated().filter { $1.0 != $1.1 }.map { index, pair in
        "\(index): " + change(from: pair.0, to: pair.1, atMost: limit)
      }
      return "[" + leading(parts, of: parts.count, atMost: limit) { $0 } + "]"
    case (.list(let before), .list(let after)):
      return [before.size, after.size].map(Self.elements).joined(separator: " → ")
    default:
      return [old, new].map { text(of: $0, atMost: limit) }.joined(separator: " → ")
    }
  }

  private static func elements(_ count: Int) -> String {
    count == 1 ? "1 element" : "\(count) elements"
  }

  /// Returns as many elements as fit; the first may be abbreviated.
  private func parts(_ elements: [TraceValue], atMost limit: Int) -> String {
    let captured = elements.count < elements.size ? elements.dropLast() : elements[...]
    let rest = Self.more(elements.size - 1).count + 2
    return leading(captured.indices, of: elements.size, atMost: limit) { index in
      index == 0 && captured.count > 1
        ? text(of: elements[0], atMost: limit - rest)
        : text(of: elements[index], unlessLongerThan: max(limit, 0)).text
    }
  }

  /// Returns as many entries as fit.
  private func parts(_ entries: [ValueEntry<Participant.ID>], atMost limit: Int) -> String {
    leading(entries, of: entries.map(\.key).size, atMost: limit) { entry in
      var text = BoundedText(limit: max(limit, 0))
      write(entry, to: &text)
      return text.text
    }
  }

  /// Returns the fields: the small ones whole, the large ones in equal shares of the remaining
  /// room.
  private func parts(_ fields: [ValueField<Participant.ID>], atMost limit: Int) -> String {
    // No share is larger than the limit.
    let texts = fields.map { text(of: $0.value, unlessLongerThan: max(limit, 0)).text }
    let labels = fields.map(label)
    let room = labels.reduce(limit + 2) { $0 - $1.count - 2 }
    let share = Self.share(of: room, among: texts.map(\.count))
    return leading(fields.indices, of: fields.count, atMost: limit) { index in
      labels[index]
        + (texts[index].count > share
          ? text(of: fields[index].value, atMost: share) : texts[index])
    }
  }

  /// Returns the room for each large part when the small ones have what they need.
  private static func share(of room: Int, among lengths: [Int]) -> Int {
    var (rest, share) = (room, room)
    for (index, length) in lengths.sorted().enumerated() {
      share = rest / (lengths.count - index)
      if length > share { break }
      rest -= length
    }
    return max(share, 0)
  }

  /// Returns as many texts as fit and the number of the others; later parts are not converted to
  /// text.
  private func leading<Part>(
    _ parts: some Collection<Part>, of count: Int, atMost limit: Int,
    text: (Part) -> String
  ) -> String {
    var (texts, length) = ([String](), -2)
    // The number of texts that fit together with the number of the others.
    var taken = 0
    for part in parts {
      let next = text(part)
      length += next.count + 2
      if length + 2 + Self.more(count - taken - 1).count <= limit, taken == texts.count {
        taken += 1
      }
      texts.append(next)
      if length > limit { break }
    }
    if texts.count == count, length <= limit { return joined(texts) }
    return joined(texts.prefix(taken) + (taken < count ? [Self.more(count - taken)] : []))
  }

  private static func more(_ count: Int) -> String { "… \(count) more" }
}

extension [TraceValue] {
  /// The number of elements, including the omitted ones.
  fileprivate var size: Int {
    guard case .leftOut(let beyond) = last else { return count }
    return count - 1 + beyond
  }
}

extension BoundedText {
  /// Returns whether two texts, which may be incomplete, can belong to equal values.
  fileprivate func mayEqual(_ other: BoundedText) -> Bool {
    isLonger && other.isLonger
      ? text.utf8.starts(with: other.text.utf8) || other.text.utf8.starts(with: text.utf8)
      : text == other.text
  }
}

extension String {
  /// Returns the text, cut to a number of characters that includes an ellipsis.
  fileprivate func shortened(to limit: Int) -> String {
    isLonger(than: limit) ? prefix(limit - 1) + "…" : self
  }
}
