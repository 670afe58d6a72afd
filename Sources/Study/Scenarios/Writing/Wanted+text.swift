import HeadlessUI

extension Expectation.Wanted {
  /// The value as a script writes it.
  var text: String {
    switch self {
    case .text, .texts: value?.text ?? ""
    case .number, .nothing, .state: description
    case .properties(let properties):
      "{" + properties.map { "\($0.property.name): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }
}

extension FrameValue {
  /// The value as a script writes it.
  fileprivate var text: String {
    switch self {
    case .text(let text): quoted(text)
    case .texts(let texts): "[" + texts.map(quoted).joined(separator: ", ") + "]"
    case .flag, .fraction, .number: description
    }
  }
}
