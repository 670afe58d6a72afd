extension ValueTree: Codable where Reference == Participant.ID {
  /// The keys of the JSON objects for all cases but `null`, Booleans, integers, texts and lists.
  private enum CodingKeys: String, CodingKey {
    case decimal, text, leftOut
    case enumCase = "case"
    case structure = "struct"
    case fields, tuple, set
    case dictionary, keyPath, closure, participant, type, described
  }

  private enum KeyPathKeys: String, CodingKey {
    case root, value
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .boolean(let value): try encode(value, to: encoder)
    case .integer(let value): try encode(value, to: encoder)
    case .text(let text): try encode(text, to: encoder)
    case .list(let elements): try encode(elements, to: encoder)
    default: try encodeObject(to: encoder)
    }
  }

  private func encode(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  private func encodeObject(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .decimal(let value): try object.encode(value, forKey: .decimal)
    case .longText(let text, let count):
      try object.encode(text, forKey: .text)
      try object.encode(count, forKey: .leftOut)
    case .enumCase(let name, let fields):
      try object.encode(name, forKey: .enumCase)
      if !fields.isEmpty { try object.encode(fields, forKey: .fields) }
    case .structure(let type, let fields):
      try object.encode(type, forKey: .structure)
      try object.encode(fields, forKey: .fields)
    case .tuple(let fields): try object.encode(fields, forKey: .tuple)
    case .set(let elements): try object.encode(elements, forKey: .set)
    case .dictionary(let entries): try object.encode(entries, forKey: .dictionary)
    case .keyPath(let root, let value):
      var path = object.nestedContainer(keyedBy: KeyPathKeys.self, forKey: .keyPath)
      try path.encode(root, forKey: .root)
      try path.encode(value, forKey: .value)
    case .closure: try object.encode(true, forKey: .closure)
    case .participant(let id): try object.encode(id, forKey: .participant)
    case .type(let name): try object.encode(name, forKey: .type)
    case .described(let text): try object.encode(text, forKey: .described)
    case .leftOut(let count): try object.encode(count, forKey: .leftOut)
    case .null, .boolean, .integer, .text, .list: break
    }
  }

  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: CodingKeys.self) {
      self = try Self.decode(object)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? single.decode(Int.self) {
      self = .integer(value)
    } else if let text = try? single.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try single.decode([ValueTree].self))
    }
  }

  private static func decode(_ object: KeyedDecodingContainer<CodingKeys>) throws -> ValueTree {
    let keys = Set(object.allKeys)
    if keys == [.text, .leftOut] {
      return .longText(
        try object.decode(String.self, forKey: .text),
        leftOut: try object.decode(Int.self, forKey: .leftOut))
    }
    switch keys.subtracting([.fields]).first {
    case .decimal: return .decimal(try object.decode(Double.self, forKey: .decimal))
    case .enumCase:
      let fields = try object.decodeIfPresent([ValueField<Reference>].self, forKey: .fields)
      return .enumCase(try object.decode(String.self, forKey: .enumCase), fields ?? [])
    case .structure:
      return .structure(
        try object.decode(String.self, forKey: .structure),
        try object.decode([ValueField<Reference>].self, forKey: .fields))
    case .tuple: return .tuple(try object.decode([ValueField<Reference>].self, forKey: .tuple))
    case .set: return .set(try object.decode([ValueTree].self, forKey: .set))
    case .dictionary:
      return .dictionary(try object.decode([ValueEntry<Reference>].self, forKey: .dictionary))
    case .keyPath:
      let path = try object.nestedContainer(keyedBy: KeyPathKeys.self, forKey: .keyPath)
      return .keyPath(
        root: try path.decode(String.self, forKey: .root),
        value: try path.decode(String.self, forKey: .value))
    case .closure: return .closure
    case .participant: return .participant(try object.decode(String.self, forKey: .participant))
    case .type: return .type(try object.decode(String.self, forKey: .type))
    case .described: return .described(try object.decode(String.self, forKey: .described))
    case .leftOut: return .leftOut(try object.decode(Int.self, forKey: .leftOut))
    case .text, .fields, nil:
      throw DecodingError.dataCorrupted(
        .init(codingPath: object.codingPath, debugDescription: "This is not a recorded value."))
    }
  }
}
