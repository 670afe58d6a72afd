import Foundation

/// As much of OpenTelemetry's protocol as is needed to check a trace.
struct OpenTelemetryFile: Decodable {
  struct Resource: Decodable { let scopeSpans: [Scope] }
  struct Scope: Decodable { let spans: [Span] }
  struct Link: Decodable, Equatable { let traceId, spanId: String }
  struct Status: Decodable { let code: Int }

  struct Span: Decodable {
    struct Attribute: Decodable {
      struct Value: Decodable { let stringValue, intValue: String? }
      let key: String
      let value: Value
    }

    let traceId: String
    let spanId: String
    let parentSpanId: String?
    let name: String
    let startTimeUnixNano: String
    let endTimeUnixNano: String
    let attributes: [Attribute]?
    let links: [Link]?
    let status: Status?

    /// The virtual time from its beginning to its end, in nanoseconds.
    var time: Range<Int> { (Int(startTimeUnixNano) ?? 0)..<(Int(endTimeUnixNano) ?? 0) }

    subscript(key: String) -> String? {
      let value = attributes?.first { $0.key == key }?.value
      return value?.stringValue ?? value?.intValue
    }
  }

  let resourceSpans: [Resource]

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }

  var spans: [Span] { resourceSpans.flatMap(\.scopeSpans).flatMap(\.spans) }
}
