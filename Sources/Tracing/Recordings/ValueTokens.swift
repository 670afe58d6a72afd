public import Trace

/// Replaces values with tokens, so that a kept recording has no secrets and depends on no clock or
/// generator.
///
/// Equal values have equal tokens, which show where a value comes from. Values that cannot be
/// secret stay: `nil`, Booleans, participants, and the names of cases, types and properties.
///
/// ```swift
/// var tokens = ValueTokens()
/// tokens.token(for: .text("viola"))   // <text 1>
/// tokens.token(for: .integer(4))      // <number 1>
/// tokens.token(for: .text("viola"))   // <text 1>
/// ```
///
/// If a recording already has tokens, new ones replace them with the same texts.
public struct ValueTokens: Sendable {
  private var tokens: [TraceValue: String] = [:]
  private var counts: [String: Int] = [:]

  /// Creates the tokens of one recording.
  public init() {}

  /// Returns a value with tokens in place of its leaves.
  ///
  /// - Complexity: O(*n*) in the number of values inside it.
  public mutating func token(for value: TraceValue) -> TraceValue {
    switch value {
    case .null, .boolean, .keyPath, .closure, .participant, .type, .leftOut: value
    case .integer, .decimal: leaf(value, "number")
    case .text, .longText: leaf(value, "text")
    case .described(let text): leaf(value, Self.kind(of: text))
    case .enumCase, .structure, .tuple, .list, .set, .dictionary:
      value.replacingParts { token(for: $0) }
    }
  }

  /// Returns the token that a leaf already has; `nil` for any other value.
  func known(_ value: TraceValue) -> String? { tokens[value] }

  private mutating func leaf(_ value: TraceValue, _ kind: String) -> TraceValue {
    if let known = tokens[value] { return .described(known) }
    counts[kind, default: 0] += 1
    let token = "<\(kind) \(counts[kind, default: 0])>"
    tokens[value] = token
    return .described(token)
  }

  /// Returns the kind of a value with a description: an identifier, a date, a token, or any other.
  private static func kind(of text: String) -> String {
    if let token = text.wholeMatch(of: /<([a-z]+) [0-9]+>/) { return String(token.1) }
    if text.wholeMatch(of: /[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) != nil {
      return "uuid"
    }
    if text.prefixMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil { return "date" }
    return "value"
  }
}
