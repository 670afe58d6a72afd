/// A value of which a recording keeps no more than the name of its type: what is inside is
/// plumbing.
package protocol RecordedByTypeName {}

/// A value that is recorded as source writes it, since its parts are nobody's business.
package protocol RecordedAsWritten {
  /// The text, such as `.unlimited`.
  var written: String { get }
}

/// A value, as far as it is recorded while the performance goes on.
typealias CapturedValue = ValueTree<ParticipantIndex>

/// Turns values into trees, at the moment at which they pass: no addresses, no hash order.
enum ValueCapture {
  /// A value as a tree, as far as ``ValueBounds`` reach.
  static func tree(of value: Any?) -> CapturedValue {
    value.map { tree(of: $0, depth: 0) } ?? .null
  }

  static func tree(of value: Any, depth: Int) -> CapturedValue {
    KnownTypes.havingParts(type(of: value))
      ? structure(of: value, depth: depth) : plainValue(value, depth)
  }

  /// A value that is none of those with a form of their own has parts, and so have all of its type.
  private static func plainValue(_ value: Any, _ depth: Int) -> CapturedValue {
    switch value {
    case let value as String: text(value)
    case let value as Int: .integer(value)
    case let value as Bool: .boolean(value)
    case let value as any Traceable: participant(value)
    case is any RecordedByTypeName: .type(String(name(of: type(of: value)).prefix { $0 != "<" }))
    case let value as any RecordedAsWritten: .described(value.written)
    case let value as any BinaryInteger:
      Int(exactly: value).map { .integer($0) } ?? .described("\(value)")
    case let value as any BinaryFloatingPoint: decimal(Double(value))
    case let value as any StringProtocol: text(String(value))
    case let value as Character: text(String(value))
    case is Range<Int>, is ClosedRange<Int>, is Duration: .described("\(value)")
    case let value as AnyKeyPath: keyPath(value)
    case is ObjectIdentifier: .type("identity")
    case let value as ArgumentPlaceholder: placeholder(value)
    case let value as any Any.Type: .type(name(of: value))
    // What these show of themselves is an address, or the seed of the process.
    case is Hasher: .type("Hasher")
    case is any _Pointer: .type(name(of: type(of: value)))
    default: notedStructure(of: value, depth)
    }
  }

  private static func notedStructure(of value: Any, _ depth: Int) -> CapturedValue {
    KnownTypes.noteParts(of: type(of: value))
    return structure(of: value, depth: depth)
  }

  static func name(of type: Any.Type) -> String { KnownTypes.name(of: type) }

  private static func text(_ text: String) -> CapturedValue {
    let excess = text.utf8.count > ValueBounds.characters ? text.count - ValueBounds.characters : 0
    guard excess > 0 else { return .text(text) }
    return .longText(String(text.prefix(ValueBounds.characters)), leftOut: excess)
  }

  /// JSON has no numbers for what is infinite or no number.
  private static func decimal(_ number: Double) -> CapturedValue {
    number.isFinite ? .decimal(number) : .described("\(number)")
  }

  /// A path of stored properties by their names; of what is computed only the types are known.
  private static func keyPath(_ path: AnyKeyPath) -> CapturedValue {
    let written = path.debugDescription
    if !written.contains("<") { return .described(written) }
    let type = type(of: path)
    return .keyPath(root: name(of: type.rootType), value: name(of: type.valueType))
  }

  private static func placeholder(_ value: ArgumentPlaceholder) -> CapturedValue {
    value == .closure ? .closure : .type("\(value)")
  }

  private static func participant(_ object: any Traceable) -> CapturedValue {
    guard let recorder = Recorder.current, let participant = object._life.participant(in: recorder)
    else {
      return .type(name(of: type(of: object)))
    }
    recorder.meet(object)
    return .participant(participant)
  }
}

/// A placeholder that an expansion passes for an argument that cannot be examined.
public enum ArgumentPlaceholder: Sendable {
  case closure, consumed, pack, unnamed
}
