#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// This is the same JSON as from `ValueTree+Codable.swift`, with sorted keys.

extension JSONBytes {
  mutating func append(_ value: TraceValue) throws {
    switch value {
    case .null: append(raw: "null")
    case .boolean(let value): append(value)
    case .integer(let value): append(value)
    case .text(let text): append(text)
    case .list(let elements): try append(elements)
    case .decimal(let value):
      append(raw: #"{"decimal":"#)
      append(json: try JSONEncoder().encode(value))
      append(raw: "}")
    case .longText(let text, let count):
      append(#"{"leftOut":"#, count)
      append(#","text":"#, text)
      append(raw: "}")
    case .enumCase(let name, let fields):
      append(#"{"case":"#, name)
      if !fields.isEmpty {
        append(raw: #","fields":"#)
        try append(fields)
      }
      append(raw: "}")
    case .structure(let type, let fields):
      append(raw: #"{"fields":"#)
      try append(fields)
      append(#","struct":"#, type)
      append(raw: "}")
    case .keyPath(let root, let value):
      append(#"{"keyPath":{"root":"#, root)
      append(#","value":"#, value)
      append(raw: "}}")
    case .closure: append(raw: #"{"closure":true}"#)
    case .tuple(let fields): try object(#"{"tuple":"#) { try $0.append(fields) }
    case .set(let elements): try object(#"{"set":"#) { try $0.append(elements) }
    case .dictionary(let entries):
      try object(#"{"dictionary":"#) { try $0.append(entries, Self.append) }
    case .participant(let id): object(#"{"participant":"#) { $0.append(id) }
    case .type(let name): object(#"{"type":"#) { $0.append(name) }
    case .described(let text): object(#"{"described":"#) { $0.append(text) }
    case .leftOut(let count): object(#"{"leftOut":"#) { $0.append(count) }
    }
  }

  mutating func append(_ values: [TraceValue]) throws {
    try append(values) { try $0.append($1) }
  }

  /// Appends an object with one key.
  private mutating func object(
    _ key: StaticString, _ write: (inout JSONBytes) throws -> Void
  ) rethrows {
    append(raw: key)
    try write(&self)
    append(raw: "}")
  }

  private mutating func append(_ fields: [ValueField<Participant.ID>]) throws {
    try append(fields) { json, field in
      json.append(raw: "{")
      json.member(#""name":"#, field.name)
      try json.member(#""value":"#, field.value)
      json.endObject()
    }
  }

  private static func append(
    _ json: inout JSONBytes, _ entry: ValueEntry<Participant.ID>
  ) throws {
    json.append(raw: "{")
    try json.member(#""key":"#, entry.key)
    try json.member(#""value":"#, entry.value)
    json.endObject()
  }
}
