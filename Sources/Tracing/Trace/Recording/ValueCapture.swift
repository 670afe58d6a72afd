/// A value recorded only by the name of its type, because its parts are implementation details.
package protocol RecordedByTypeName {}

/// A value recorded as it appears in source, because its parts are implementation details.
package protocol RecordedAsWritten {
  /// The text, such as `.unlimited`.
  var written: String { get }
}

/// A captured value while the recording is in progress.
typealias CapturedValue = ValueTree<ParticipantIndex>

/// Captures values as trees at the moment they pass, without addresses or hash order.
enum ValueCapture {
  /// Returns a value as a tree, within ``ValueBounds``.
  static func tree(of value: Any?) -> CapturedValue {
    value.map { tree(of: $0, depth: 0) } ?? .null
  }

  static func tree(of value: Any, depth: Int) -> CapturedValue {
    KnownTypes.havingParts(type(of: value))
      ? structure(of: value, depth: depth) : plainValue(value, depth)
  }

  /// Captures a value by its own representation, or else notes that values of its type have parts.
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
    // The descriptions of these contain an address or the hash seed of the process.
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

  /// Captures a number; JSON cannot represent infinities or NaN.
  private static func decimal(_ number: Double) -> CapturedValue {
    number.isFinite ? .decimal(number) : .described("\(number)")
  }

  /// Captures a path by its property names, or only by its types if it has computed properties.
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

/// A placeholder that an expansion passes for an argument that it cannot examine.
public enum ArgumentPlaceholder: Sendable {
  case closure, consumed, pack, unnamed
}
