/// A value of which a recording keeps no more than the name of its type: what is inside is plumbing.
package protocol RecordedByTypeName {}

/// A value as it is known while the performance goes on.
typealias CapturedValue = ValueTree<Place>

/// Turns values into trees, at the moment at which they pass: no addresses, no hash order.
enum ValueCapture {
  /// A value as a tree, as far as ``ValueBounds`` reach.
  static func tree(of value: Any?) -> CapturedValue {
    value.map { tree(of: $0, depth: 0) } ?? .null
  }

  private static func tree(of value: Any, depth: Int) -> CapturedValue {
    switch value {
    case let value as String: text(value)
    case let value as Int: .integer(value)
    case let value as Bool: .truth(value)
    case let value as any Traceable: participant(value)
    case is any RecordedByTypeName: .type(String(name(of: type(of: value)).prefix { $0 != "<" }))
    case let value as any BinaryInteger:
      Int(exactly: value).map { .integer($0) } ?? text("\(value)")
    case let value as Double: .decimal(value)
    case let value as Float: .decimal(Double(value))
    case let value as Substring: text(String(value))
    case let value as Character: text(String(value))
    case is Range<Int>, is ClosedRange<Int>, is Duration: .described("\(value)")
    case let value as AnyKeyPath: keyPath(value)
    case is ObjectIdentifier: .type("identity")
    case let value as Unseen: unseen(value)
    case let value as any Any.Type: .type(name(of: value))
    default: structure(of: value, depth: depth)
    }
  }

  private static func text(_ text: String) -> CapturedValue {
    let excess = text.utf8.count > ValueBounds.characters ? text.count - ValueBounds.characters : 0
    guard excess > 0 else { return .text(text) }
    return .longText(String(text.prefix(ValueBounds.characters)), leftOut: excess)
  }

  private static func keyPath(_ path: AnyKeyPath) -> CapturedValue {
    let type = type(of: path)
    return .keyPath(root: name(of: type.rootType), value: name(of: type.valueType))
  }

  private static func unseen(_ value: Unseen) -> CapturedValue {
    value == .closure ? .closure : .type("\(value)")
  }

  private static func participant(_ object: any Traceable) -> CapturedValue {
    guard let recorder = Recorder.current, let place = object._life.place(in: recorder) else {
      return .type(name(of: type(of: object)))
    }
    recorder.meet(object)
    return .participant(place)
  }

  private static func name(of type: Any.Type) -> String { "\(type)" }
}

// MARK: What has parts

extension ValueCapture {
  private static func structure(of value: Any, depth: Int) -> CapturedValue {
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
    case .struct where mirror.children.isEmpty: return described(value)
    case .struct: return .structure(name(of: type(of: value)), fields(of: mirror, depth))
    default: return object(value)
    }
  }

  private static func elements(of mirror: Mirror, _ depth: Int) -> [CapturedValue] {
    mirror.children.prefix(ValueBounds.elements).map { tree(of: $0.value, depth: depth + 1) }
      + excess(of: mirror.children.count).map { .leftOut($0) }
  }

  /// All of them are captured before some are left out, since it is their order that decides.
  private static func setElements(of mirror: Mirror, _ depth: Int) -> [CapturedValue] {
    let ordered = sorted(mirror.children.map { tree(of: $0.value, depth: depth + 1) }, by: \.self)
    return ordered.prefix(ValueBounds.elements) + excess(of: ordered.count).map { .leftOut($0) }
  }

  /// How many elements are beyond the bounds, if some are.
  private static func excess(of count: Int) -> [Int] {
    count > ValueBounds.elements ? [count - ValueBounds.elements] : []
  }

  private static func entries(of mirror: Mirror, _ depth: Int) -> [ValueEntry<Place>] {
    let entries = mirror.children.compactMap { child -> ValueEntry<Place>? in
      let pair = Mirror(reflecting: child.value).children.map {
        tree(of: $0.value, depth: depth + 1)
      }
      return pair.count == 2 ? ValueEntry(key: pair[0], value: pair[1]) : nil
    }
    let ordered = sorted(entries, by: \.key)
    return ordered.prefix(ValueBounds.elements)
      + excess(of: ordered.count).map { ValueEntry(key: .leftOut($0), value: .leftOut($0)) }
  }

  /// What has no order of its own, in one that is the same in every process.
  private static func sorted<Element>(
    _ elements: [Element], by value: (Element) -> CapturedValue
  ) -> [Element] {
    elements.map { (value($0).map { "\($0)" }.text, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func fields(of mirror: Mirror, _ depth: Int) -> [ValueField<Place>] {
    mirror.children.map { child in
      let name = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return ValueField(name, tree(of: child.value, depth: depth + 1))
    }
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror, _ depth: Int) -> CapturedValue {
    guard let payload = mirror.children.first, let label = payload.label else {
      return .enumCase(withoutAddress("\(value)") ?? name(of: type(of: value)), [])
    }
    let inside = Mirror(reflecting: payload.value)
    return .enumCase(
      label,
      inside.displayStyle == .tuple
        ? fields(of: inside, depth) : [ValueField(nil, tree(of: payload.value, depth: depth + 1))])
  }

  private static func described(_ value: Any) -> CapturedValue {
    let name = name(of: type(of: value))
    guard let described = value as? any CustomStringConvertible,
      let text = withoutAddress(described.description)
    else { return .structure(name, []) }
    return .described(text)
  }

  private static func object(_ value: Any) -> CapturedValue {
    let name = name(of: type(of: value))
    return name.contains("->") ? .closure : .type(name)
  }

  /// A description, unless it holds an address, which differs from process to process.
  private static func withoutAddress(_ text: String) -> String? {
    text.contains("0x") ? nil : text
  }
}
