// A widget is encoded as an object with its identifier and its named properties.

nonisolated extension Frame.Widget: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    self.init(hidden: try object.decode(String.self, forKey: .identifier))
    for property in WidgetProperty.stored {
      let key = Key(stringValue: property.name)
      guard let value = try object.value(property.form, forKey: key) else { continue }
      guard property.set(value, in: &self) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: object, debugDescription: "expected \(property.form.summary)")
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(identifier, forKey: .identifier)
    for property in WidgetProperty.stored {
      guard let value = property.value(in: self) else { continue }
      try object.encode(value, forKey: Key(stringValue: property.name))
    }
  }

  private nonisolated struct Key: CodingKey {
    static let identifier = Key(stringValue: "identifier")

    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

nonisolated extension KeyedDecodingContainer {
  fileprivate func value(_ form: FrameValueForm, forKey key: Key) throws -> FrameValue? {
    switch form {
    case .text, .word: try decodeIfPresent(String.self, forKey: key).map(FrameValue.text)
    case .flag: try decodeIfPresent(Bool.self, forKey: key).map(FrameValue.flag)
    case .fraction: try decodeIfPresent(Double.self, forKey: key).map(FrameValue.fraction)
    case .number: try decodeIfPresent(Int.self, forKey: key).map(FrameValue.number)
    case .texts: try decodeIfPresent([String].self, forKey: key).map(FrameValue.texts)
    }
  }
}

nonisolated extension KeyedEncodingContainer {
  fileprivate mutating func encode(_ value: FrameValue, forKey key: Key) throws {
    switch value {
    case .text(let text): try encode(text, forKey: key)
    case .flag(let flag): try encode(flag, forKey: key)
    case .fraction(let fraction): try encode(fraction, forKey: key)
    case .number(let number): try encode(number, forKey: key)
    case .texts(let texts): try encode(texts, forKey: key)
    }
  }
}
