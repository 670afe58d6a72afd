import Diagnostics
import Documents
import SiteTemplates

/// The arguments and the body that a directive takes, by the front matter of its template.
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
  /// In the order declared.
  var arguments: [DirectiveParameter] = []
  var body = DirectiveBody.none

  /// Reads front matter.
  ///
  /// - Parameter value: What it holds.
  /// - Throws: Every fault of it.
  init(_ value: Value) throws(DiagnosticError) {
    (arguments, body) = try value.decode { fields in
      let arguments = fields.optional("arguments").map { Self.arguments($0, fields.collector) }
      return (arguments ?? [], fields.oneOf("body", default: DirectiveBody.none))
    }
  }

  /// The declaration of a template without front matter: nothing.
  init() {}

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
              "It consists of lower-case letters, digits, '-' and '_', and is not 'body'."))
        return nil
      }
      guard let text = entry.value.string(collector) else { return nil }
      let isOptional = text.hasPrefix("optional ")
      let form = isOptional ? String(text.dropFirst("optional ".count)) : text
      guard let kind = ArgumentKind(form) else {
        collector.report(
          Diagnostic(
            .unknownWord, at: entry.value.location, "'\(text)' is no kind of argument",
            explanation: "Kinds are: \(ArgumentKind.forms.joined(separator: "; ")); "
              + "with 'optional' before it an argument may be left out."
          ).suggesting(nearestTo: form, in: ArgumentKind.forms))
        return nil
      }
      return DirectiveParameter(
        name: entry.key, kind: kind, isRequired: !isOptional && kind != .boolean)
    }
  }

  /// The values that the template can name.
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
  /// Tells whether it is a fault to leave it out; `true or false` can always be: it is false then.
  let isRequired: Bool
}

/// The use of the lines between the fences of a directive.
enum DirectiveBody: String, CaseIterable, Hashable, Sendable {
  /// There may be none.
  case none
  /// The template gets them as they are.
  case text
  /// The template gets them as HTML.
  case markdown
}
