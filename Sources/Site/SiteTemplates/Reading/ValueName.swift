/// The name of a value in a template: `page.title`, `.`, or `limited(sorted(pages, "title"), 5)`.
struct ValueName: Sendable {
  /// The names between the full stops; empty for the value at hand.
  let parts: [String]
  /// Tells whether only the value at hand is looked up, as in `.title`.
  let isLocal: Bool
  /// The transforms of the value, the last to be done first.
  let transforms: [TransformCall]
  /// The value that every page supplies under the first part.
  let standard: StandardValue?
  /// The fault in the way in which it is written; `nil` if there is none.
  let syntaxError: String?
}

extension ValueName {
  /// Reads a name, of which as much is known as there is before a fault.
  ///
  /// - Complexity: O(*n*).
  init(_ text: String) {
    var reader = ValueNameReader(text)
    let path = reader.readName()
    self.init(path: path, transforms: reader.transforms, syntaxError: reader.syntaxError)
  }

  /// A name without transforms.
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

  /// The same, which shares no memory with this.
  var copied: ValueName {
    ValueName(
      parts: parts.map(\.self), isLocal: isLocal, transforms: transforms.map(\.copied),
      standard: standard, syntaxError: syntaxError)
  }

  /// Tells whether it is of the place of an element in its list, as `index()` is, and of no value.
  var isOfPosition: Bool { parts.isEmpty && !isLocal && !transforms.isEmpty }

  /// The value's name without what is done to it.
  var name: String { (isLocal ? "." : "") + parts.joined(separator: ".") }

  /// The first parts of the names of all values that it is made of.
  var namedValues: [String] {
    parts.prefix(1)
      + transforms.flatMap { call in
        call.arguments.flatMap(\.namedValues)
          + (ValueTransform(rawValue: call.name)?.impliedValues ?? [])
      }
  }
}

/// A transform, and what is given to it besides the value: `sorted(…, "title")`.
struct TransformCall: Sendable {
  let name: String
  let arguments: [TransformArgument]

  fileprivate var copied: TransformCall {
    TransformCall(name: name, arguments: arguments.map(\.copied))
  }
}

/// Something that is given to a transform besides the value.
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

/// Reads a name with its transforms, from the outermost to the value and back.
private struct ValueNameReader {
  static let spaces = "a name has no spaces in it"

  private var rest: Substring
  private(set) var transforms: [TransformCall] = []
  private(set) var syntaxError: String?

  init(_ text: String) { rest = text[...] }

  /// Reads all of it, and returns the value's own name.
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
      if rest.first == "(" { fail("an argument is a text, a number or a name, and no transform") }
      return .value(name)
    }
    let text = rest.prefix { $0 != "\"" }
    rest = rest.dropFirst(text.count)
    if !skip("\"") { fail("a text between quotation marks does not end") }
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

  /// Only the first fault is named: the others follow from it.
  private mutating func fail(_ message: String) {
    syntaxError = syntaxError ?? message
  }
}
