extension ValueWriter {
  /// Fewer characters than these say nothing of a text.
  private static let least = 12

  /// The text of a value; the large parts of one that has more characters than the limit are
  /// abbreviated.
  ///
  /// Small parts are whole and the large ones share the room that is left, so that a flag beside a
  /// long list is never what is lost. Of a list as many elements as fit are written, and how many
  /// are left out; of a structure likewise. Only texts are cut: a long name may pass the limit.
  func text(of value: TraceValue, atMost limit: Int) -> String {
    let whole = text(of: value)
    guard whole.isLonger(than: limit) else { return whole }
    return switch value {
    case .enumCase(_, []), .structure(_, []): whole
    case .text(let text), .longText(let text, _):
      text.shortened(to: max(limit, Self.least) - 2).debugDescription
    case .described(let text): text.shortened(to: max(limit, Self.least))
    case .structure(_, let fields) where isTypeNeedless(around: fields):
      fields.first.map { text(of: $0.value, atMost: limit) } ?? whole
    case .structure(let name, let fields), .enumCase(let name, let fields):
      "\(name)(\(parts(fields, atMost: limit - name.count - 2)))"
    case .tuple(let fields): "(\(parts(fields, atMost: limit - 2)))"
    case .list(let elements), .set(let elements): "[\(parts(elements, atMost: limit - 2))]"
    case .dictionary(let entries):
      "[\(leading(entries.map(text), of: entries.map(\.key).size, atMost: limit - 2))]"
    case .null, .truth, .integer, .decimal, .keyPath, .closure, .participant, .type, .leftOut:
      whole
    }
  }

  /// A value and what it becomes; only the parts that differ where one of them would be
  /// abbreviated.
  func change(from old: TraceValue, to new: TraceValue, atMost limit: Int) -> String {
    let texts = [old, new].map(text)
    // What a brief text leaves out may be all that is different.
    if isBrief, old != new, texts[0] == texts[1] {
      return Self.swift.change(from: old, to: new, atMost: limit)
    }
    guard old != new, texts.contains(where: { $0.isLonger(than: limit) }) else {
      return texts.joined(separator: " → ")
    }
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
      return "[" + leading(parts, of: parts.count, atMost: limit) + "]"
    case (.list(let before), .list(let after)):
      return [before.size, after.size].map(Self.elements).joined(separator: " → ")
    default:
      return [old, new].map { text(of: $0, atMost: limit) }.joined(separator: " → ")
    }
  }

  private static func elements(_ count: Int) -> String {
    count == 1 ? "1 element" : "\(count) elements"
  }

  /// The elements, as many as fit; of the first, its parts that fit.
  private func parts(_ elements: [TraceValue], atMost limit: Int) -> String {
    let captured = elements.count < elements.size ? elements.dropLast() : elements[...]
    var texts = captured.map(text)
    if let first = captured.first, texts.count > 1 {
      texts[0] = text(of: first, atMost: limit - Self.more(elements.size - 1).count - 2)
    }
    return leading(texts, of: elements.size, atMost: limit)
  }

  /// The fields; the small ones whole, the large ones in equal shares of the room that is left.
  private func parts(_ fields: [ValueField<Participant.ID>], atMost limit: Int) -> String {
    let texts = fields.map { text(of: $0.value) }
    let labels = fields.map(label)
    let room = labels.reduce(limit + 2) { $0 - $1.count - 2 }
    let share = Self.share(of: room, among: texts.map(\.count))
    let fitting = zip(fields, texts).map { field, text in
      text.count > share ? self.text(of: field.value, atMost: share) : text
    }
    return leading(zip(labels, fitting).map(+), of: fields.count, atMost: limit)
  }

  /// The room that each of the large ones has once the small ones have what they need.
  private static func share(of room: Int, among lengths: [Int]) -> Int {
    var (rest, share) = (room, room)
    for (index, length) in lengths.sorted().enumerated() {
      share = rest / (lengths.count - index)
      if length > share { break }
      rest -= length
    }
    return max(share, 0)
  }

  /// The first texts, as many as fit, and how many there are besides.
  private func leading(_ texts: [String], of count: Int, atMost limit: Int) -> String {
    let all = joined(texts)
    if texts.count == count, all.count <= limit { return all }
    var (taken, length) = (0, 0)
    for text in texts {
      length += text.count + 2
      if length + Self.more(count - taken - 1).count > limit { break }
      taken += 1
    }
    return joined(texts.prefix(taken) + (taken < count ? [Self.more(count - taken)] : []))
  }

  private static func more(_ count: Int) -> String { "… \(count) more" }
}

extension [TraceValue] {
  /// How many elements there are, those included that are left out.
  fileprivate var size: Int {
    guard case .leftOut(let beyond) = last else { return count }
    return count - 1 + beyond
  }
}

extension String {
  /// Whether the text has more characters; its bytes, which are at least as many, count faster.
  fileprivate func isLonger(than limit: Int) -> Bool { utf8.count > limit && count > limit }

  /// The text, cut to a number of characters, the last of them an ellipsis.
  fileprivate func shortened(to limit: Int) -> String {
    isLonger(than: limit) ? prefix(limit - 1) + "…" : self
  }
}
