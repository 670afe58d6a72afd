import Diagnostics
import Documents
import SiteTemplates

/// The arguments and the body of a directive, declared in the front matter of its template.
///
/// ```yaml
/// arguments:
///   source: file
///   caption: optional text
///   width: optional number 1...2000
///   wide: true or false
///   side: optional one of left, right
/// body: markdown
/// ```
struct DirectiveDeclaration: Hashable, Sendable {
  /// The arguments, in the order declared.
  var arguments: [DirectiveParameter] = []
  var body = DirectiveBody.none
}

extension DirectiveDeclaration {
  /// Reads front matter.
  ///
  /// - Throws: Every error in it.
  init(_ value: Value) throws(DiagnosticError) {
    (arguments, body) = try value.decode { fields in
      let arguments = fields.optional("arguments").map { Self.arguments($0, fields.collector) }
      return (arguments ?? [], fields.oneOf("body", default: DirectiveBody.none))
    }
  }

  private static func arguments(_ value: Value, _ collector: DiagnosticCollector)
    -> [DirectiveParameter]
  {
    guard let entries = value.entries else {
      collector.report(.wrongType(value, expected: "a mapping"))
      return []
    }
    return entries.compactMap { entry in
      guard entry.key.wholeMatch(of: #/[a-z][a-z0-9_-]*/#) != nil, entry.key != "body" else {
        collector.report(
          Diagnostic(
            .wrongName, at: entry.keyLocation, "'\(entry.key)' cannot be the name of an argument",
            explanation:
              "It begins with a letter, has only a-z, 0-9, '-' and '_', and is not 'body'."))
        return nil
      }
      guard let text = entry.value.string(collector) else { return nil }
      let isOptional = text.hasPrefix("optional ")
      let form = isOptional ? String(text.dropFirst("optional ".count)) : text
      guard let kind = ArgumentKind(form) else {
        collector.report(
          Diagnostic(
            .unknownWord, at: entry.value.location, "unknown kind of argument '\(text)'",
            explanation: "Known kinds: \(ArgumentKind.forms.joined(separator: "; ")); "
              + "an argument with 'optional' before its kind may be omitted."
          ).suggesting(nearestTo: form, in: ArgumentKind.forms))
        return nil
      }
      return DirectiveParameter(
        name: entry.key, kind: kind, isRequired: !isOptional && kind != .boolean)
    }
  }

  /// Sample values for everything that the template can name.
  var specimens: [[String: PageValue]] {
    let own = arguments.flatMap { argument in
      argument.kind.specimens(isRequired: argument.isRequired).map { [argument.name: $0] }
    }
    switch body {
    case .none: return own
    case .text: return own + [["body": "t"]]
    case .markdown: return own + [["body": .html("t")]]
    }
  }
}

/// An argument that a directive takes as `name=value`.
struct DirectiveParameter: Hashable, Sendable {
  let name: String
  let kind: ArgumentKind
  /// Indicates whether the argument must be given; an omitted `true or false` is false.
  let isRequired: Bool
}

/// The treatment of the lines between the fences of a directive.
enum DirectiveBody: String, CaseIterable, Hashable, Sendable {
  /// No lines are allowed.
  case none
  /// The template receives them unchanged.
  case text
  /// The template receives them as HTML.
  case markdown
}

enum ArgumentKind: Hashable, Sendable {
  case text
  /// A whole number, within bounds.
  case number(ClosedRange<Int>)
  /// `true` or `false`.
  case boolean
  /// An address that is checked and rewritten like any link in the text.
  case link
  /// An address of a file or page of the site, treated in the same way.
  case file
  /// One of several words.
  case choice([String])

  /// Parses a declaration such as `number 1...2000` or `one of left, right`; `nil` if invalid.
  init?(_ text: String) {
    switch text {
    case "text": self = .text
    case "number": self = .number(.min ... .max)
    case "true or false": self = .boolean
    case "link": self = .link
    case "file": self = .file
    default:
      if let match = text.wholeMatch(of: #/number (-?\d+)\.\.\.(-?\d+)/#),
        let low = Int(match.1), let high = Int(match.2), low <= high
      {
        self = .number(low...high)
      } else if text.hasPrefix("one of ") {
        let words = text.dropFirst("one of ".count).split(separator: ",")
          .map { String($0.drop { $0 == " " }) }
        guard words.count > 1, words.allSatisfy({ !$0.isEmpty }) else { return nil }
        self = .choice(words)
      } else {
        return nil
      }
    }
  }

  /// The forms of declarations, as messages show them.
  static let forms = [
    "text", "number", "number 1...2000", "true or false", "link", "file", "one of left, right",
  ]

  /// Returns a sample of each form of the value, including an absent one if it is optional.
  func specimens(isRequired: Bool) -> [PageValue] {
    let specimen: PageValue =
      switch self {
      case .text, .link, .file, .choice: "t"
      case .number: 1
      case .boolean: true
      }
    return isRequired ? [specimen] : [absent, specimen]
  }

  /// The value of an omitted argument.
  ///
  /// A text shows nothing and its section is empty; a condition is false.
  var absent: PageValue { self == .boolean ? false : "" }

  /// The expected value, as messages describe it.
  var expectation: String {
    switch self {
    case .text: "a text"
    case .number(.min ... .max): "a whole number"
    case .number(let bounds): "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
    case .boolean: "true or false"
    case .link: "an address"
    case .file: "the path of a file of this site"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    }
  }
}
