// MARK: Values with parts

extension ValueCapture {
  /// Returns a value with the values inside it.
  static func structure(of value: Any, depth: Int) -> CapturedValue {
    if let list = KnownTypes.list(value) {
      return depth < ValueBounds.depth ? .list(list.captured(at: depth + 1)) : .leftOut(1)
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { tree(of: $0.value, depth: depth) } ?? .null
    }
    guard depth < ValueBounds.depth else { return .leftOut(1) }
    switch mirror.displayStyle {
    case .collection: return .list(elements(of: mirror, depth))
    case .set: return .set(setElements(of: mirror, depth))
    case .dictionary: return .dictionary(entries(of: mirror, depth))
    case .tuple: return .tuple(fields(of: mirror, depth))
    case .enum: return enumCase(value, mirror, depth)
    case .struct where !mirror.children.isEmpty:
      return .structure(name(of: type(of: value)), fields(of: mirror, depth))
    case .struct: return described(value) ?? .structure(name(of: type(of: value)), [])
    case nil: return withoutParts(value)
    default: return .type(name(of: type(of: value)))
    }
  }

  private static func elements(of mirror: Mirror, _ depth: Int) -> [CapturedValue] {
    mirror.children.prefix(ValueBounds.elements).map { tree(of: $0.value, depth: depth + 1) }
      + excess(of: mirror.children.count).map { .leftOut($0) }
  }

  /// Captures all elements before it omits some, because their order decides which.
  private static func setElements(of mirror: Mirror, _ depth: Int) -> [CapturedValue] {
    let ordered = sorted(mirror.children.map { tree(of: $0.value, depth: depth + 1) }, by: \.self)
    return ordered.prefix(ValueBounds.elements) + excess(of: ordered.count).map { .leftOut($0) }
  }

  /// Returns the number of elements beyond the bounds, or nothing if all are within them.
  private static func excess(of count: Int) -> [Int] {
    count > ValueBounds.elements ? [count - ValueBounds.elements] : []
  }

  private static func entries(of mirror: Mirror, _ depth: Int) -> [ValueEntry<ParticipantIndex>] {
    let entries = mirror.children.compactMap { child -> ValueEntry<ParticipantIndex>? in
      let pair = Mirror(reflecting: child.value).children.map {
        tree(of: $0.value, depth: depth + 1)
      }
      return pair.count == 2 ? ValueEntry(key: pair[0], value: pair[1]) : nil
    }
    // Different keys may have the same text, for example two key paths of one type.
    let ordered = sorted(sorted(entries, by: \.value), by: \.key)
    return ordered.prefix(ValueBounds.elements)
      + excess(of: ordered.count).map { ValueEntry(key: .leftOut($0), value: .leftOut($0)) }
  }

  /// Returns unordered elements in an order that is the same in every process.
  private static func sorted<Element>(
    _ elements: [Element], by value: (Element) -> CapturedValue
  ) -> [Element] {
    elements.map { (value($0).named { "\($0)" }.text, $0) }.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  private static func fields(of mirror: Mirror, _ depth: Int) -> [ValueField<ParticipantIndex>] {
    mirror.children.map { child in
      let name = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return ValueField(name, tree(of: child.value, depth: depth + 1))
    }
  }
}

// MARK: Lists

/// A list that provides its elements itself, which is many times faster than reflection.
protocol CapturedList {
  /// Returns the elements as trees, within ``ValueBounds``.
  func captured(at depth: Int) -> [CapturedValue]
}

extension Array: CapturedList {
  func captured(at depth: Int) -> [CapturedValue] {
    var trees: [CapturedValue] = []
    trees.reserveCapacity(Swift.min(count, ValueBounds.elements + 1))
    for element in prefix(ValueBounds.elements) {
      trees.append(ValueCapture.tree(of: element as Any, depth: depth))
    }
    if count > ValueBounds.elements { trees.append(.leftOut(count - ValueBounds.elements)) }
    return trees
  }
}

// MARK: Values with descriptions

extension ValueCapture {
  private static func enumCase(_ value: Any, _ mirror: Mirror, _ depth: Int) -> CapturedValue {
    guard let payload = mirror.children.first, let label = payload.label else {
      // A case without values prints as its name, unless its type has its own description.
      return described(value) ?? .enumCase("\(value)", [])
    }
    let inside = Mirror(reflecting: payload.value)
    return .enumCase(
      label,
      inside.displayStyle == .tuple
        ? fields(of: inside, depth) : [ValueField(nil, tree(of: payload.value, depth: depth + 1))])
  }

  /// Captures a value other than a struct, enum or class: a function, or a value without visible
  /// parts.
  private static func withoutParts(_ value: Any) -> CapturedValue {
    let name = name(of: type(of: value))
    return name.contains("->") ? .closure : described(value) ?? .type(name)
  }

  /// Returns the description of a value that has one.
  ///
  /// A description with an address differs between processes; the name of the type then replaces
  /// it.
  private static func described(_ value: Any) -> CapturedValue? {
    let description: String
    switch value {
    case let value as any CustomStringConvertible: description = value.description
    case let value as any CustomDebugStringConvertible: description = value.debugDescription
    default: return nil
    }
    return description.contains("0x") && description.contains(/\b0x[0-9a-fA-F]/)
      ? .type(name(of: type(of: value))) : .described(description)
  }
}
