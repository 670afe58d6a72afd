import HeadlessUI
import Samples

extension Scenario {
  /// The text of the scenario's file, without the declared number of expectations.
  public var text: String {
    var lines = ["---", "title: \(quoted(title))", "sample: \(sample)"]
    lines.append("summary: \(quoted(summary))")
    if !topics.isEmpty {
      lines.append("topics: [\(topics.map(\.rawValue).joined(separator: ", "))]")
    }
    if server != .standard { lines.append("server: \(server.text)") }
    if !setup.isEmpty {
      let values = setup.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      lines.append("setup: {\(values.joined(separator: ", "))}")
    }
    lines.append("steps:")
    lines += steps.flatMap { $0.action.lines }.map { "  \($0)" }
    return (lines + ["---", ""]).joined(separator: "\n")
  }
}

extension ServerMode {
  /// The mode in the notation of scripts.
  var text: String {
    switch self {
    case .manual: "manual"
    case .immediate: "immediate"
    case .latency(let milliseconds): Seconds.text(milliseconds)
    }
  }
}

/// Returns a text in YAML: bare if it is unambiguous, otherwise in double quotes.
func quoted(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar || " -._".unicodeScalars.contains(scalar)
  }
  let reserved = ["none", "next", "null", "true", "false"] + WidgetState.allCases.map(\.rawValue)
  if isPlain, let first = text.unicodeScalars.first, first.properties.isAlphabetic,
    text.last != " ", !reserved.contains(text)
  {
    return text
  }
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default:
      scalar.value < 0x20 ? "\\x" + hexadecimal(scalar.value) : String(Character(scalar))
    }
  }
  return "\"" + escaped.joined() + "\""
}

private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16)
  return digits.count == 1 ? "0" + digits : digits
}

extension Expectation.Wanted {
  /// The value in the notation of scripts.
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
  /// The value in the notation of scripts.
  fileprivate var text: String {
    switch self {
    case .text(let text): quoted(text)
    case .texts(let texts): "[" + texts.map(quoted).joined(separator: ", ") + "]"
    case .flag, .fraction, .number: description
    }
  }
}
