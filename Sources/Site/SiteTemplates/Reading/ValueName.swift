/// The name of a value in a template: `page.title`, `.`, or `limited(sorted(pages, "title"), 5)`.
struct ValueName: Sendable {
  /// The names between the full stops; empty for the current value.
  let parts: [String]
  /// Indicates whether only the current value is searched, as in `.title`.
  let isLocal: Bool
  /// The transforms of the value; the last one is applied first.
  let transforms: [TransformCall]
  /// The value that every page supplies under the first part.
  let standard: StandardValue?
  /// The syntax error in the name; `nil` if there is none.
  let syntaxError: String?
}

extension ValueName {
  /// Parses a name, as far as it has no errors.
  ///
  /// - Complexity: O(*n*).
  init(_ text: String) {
    var reader = ValueNameReader(text)
    let path = reader.readName()
    self.init(path: path, transforms: reader.transforms, syntaxError: reader.syntaxError)
  }

  fileprivate init(path: Substring) {
    self.init(
      path: path, transforms: [],
      syntaxError: path.contains(where: \.isWhitespace) ? ValueNameReader.spaces : nil)
  }

  private init(path: Substring, transforms: [TransformCall], syntaxError: String?) {
    let parts = path.split(separator: ".").map(String.init)
    self.init(
      parts: parts, isLocal: path.hasPrefix("."), transforms: transforms,
      standard: parts.first.flatMap(StandardValue.init), syntaxError: syntaxError)
  }

  /// A copy that shares no memory with this name.
  var copied: ValueName {
    ValueName(
      parts: parts.map(\.self), isLocal: isLocal, transforms: transforms.map(\.copied),
      standard: standard, syntaxError: syntaxError)
  }

  /// Indicates whether the name refers to an element's position in its list, as `index()` does.
  var isOfPosition: Bool { parts.isEmpty && !isLocal && !transforms.isEmpty }

  /// The name of the value, without transforms.
  var name: String { (isLocal ? "." : "") + parts.joined(separator: ".") }

  /// The first parts of all value names that it refers to.
  var namedValues: [String] {
    parts.prefix(1)
      + transforms.flatMap { call in
        call.arguments.flatMap(\.namedValues)
          + (ValueTransform(rawValue: call.name)?.impliedValues ?? [])
      }
  }
}

/// A transform and its arguments besides the value: `sorted(…, "title")`.
struct TransformCall: Sendable {
  let name: String
  let arguments: [TransformArgument]

  fileprivate var copied: TransformCall {
    TransformCall(name: name, arguments: arguments.map(\.copied))
  }
}

enum TransformArgument: Sendable {
  /// `"title"`.
  case text(String)
  /// `5`.
  case number(Int)
  /// `site.language`: a name without transforms.
  case value(ValueName)

  fileprivate var copied: TransformArgument {
    if case .value(let name) = self { .value(name.copied) } else { self }
  }

  fileprivate var namedValues: [String] {
    if case .value(let name) = self { name.namedValues } else { [] }
  }
}

/// Parses a name with its transforms, from the outermost to the value and back.
private struct ValueNameReader {
  static let spaces = "a name cannot contain spaces"

  private var rest: Substring
  private(set) var transforms: [TransformCall] = []
  private(set) var syntaxError: String?

  init(_ text: String) { rest = text[...] }

  /// Parses the whole text and returns the name of the value.
  mutating func readName() -> Substring {
    var names: [Substring] = []
    var path = readWord()
    while skip("(") {
      names.append(path)
      path = readWord()
    }
    var calls: [TransformCall] = []
    for name in names.reversed() {
      var arguments: [TransformArgument] = []
      while skip(",") { arguments.append(readArgument()) }
      if !skip(")") { fail("the parentheses do not match") }
      calls.append(TransformCall(name: String(name), arguments: arguments))
    }
    transforms = calls.reversed()
    if !rest.isEmpty { fail("the parentheses do not match") }
    if (names + [path]).contains(where: { $0.contains(where: \.isWhitespace) }) {
      fail(Self.spaces)
    }
    return path
  }

  private mutating func readArgument() -> TransformArgument {
    rest = rest.drop(while: \.isWhitespace)
    guard skip("\"") else {
      let word = readWord()
      let text = word.reversed().drop(while: \.isWhitespace).reversed()
      if let number = Int(String(text)) { return .number(number) }
      let name = ValueName(path: Substring(text))
      if name.parts.isEmpty, !name.isLocal { fail("an argument is missing after a comma") }
      if let error = name.syntaxError { fail(error) }
      if rest.first == "(" {
        fail("an argument must be a text, a number or a name, not a transform")
      }
      return .value(name)
    }
    let text = rest.prefix { $0 != "\"" }
    rest = rest.dropFirst(text.count)
    if !skip("\"") { fail("the quotation marks of a text are not closed") }
    rest = rest.drop(while: \.isWhitespace)
    return .text(String(text))
  }

  private mutating func readWord() -> Substring {
    let word = rest.prefix { $0 != "(" && $0 != ")" && $0 != "," }
    rest = rest[word.endIndex...]
    return word
  }

  private mutating func skip(_ mark: Character) -> Bool {
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  /// Records only the first error, because later ones follow from it.
  private mutating func fail(_ message: String) {
    syntaxError = syntaxError ?? message
  }
}
