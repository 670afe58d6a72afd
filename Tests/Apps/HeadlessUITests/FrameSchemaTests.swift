import Foundation
import HeadlessUI
import Snapshots
import TestSupport
import Testing

/// `RECORD_SNAPSHOTS=1` writes what the schema says of widgets.
@Suite("The schema of frames")
struct FrameSchemaTests {
  private static let file = packageRoot.appending(path: "schemas/frame.schema.json")

  @Test("What it says of widgets is what the list of their properties says")
  func widgets() throws {
    let start = "\n  \"$defs\": "
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let head = try #require(text.range(of: start)).lowerBound
    let made = text[..<head] + start + definitions.text(indented: 1) + "\n}\n"
    try expectSnapshot(String(made), at: Self.file)
  }

  @Test("It says something of everything that a frame says")
  func frame() throws {
    let data = try Data(contentsOf: Self.file)
    let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    let members = FrameProperty.all.compactMap { $0.member.split(separator: ".").first }
    #expect(Set(properties.keys) == Set(members.map(String.init)))
  }

  // MARK: What the list says

  private var definitions: JSON {
    let kinds = WidgetKind.allCases
    let names = ["hidden"] + kinds.map(\.rawValue)
    let references = names.map { JSON.object([("$ref", .string("#/$defs/\($0)"))]) }
    return .object(
      [
        ("widget", .object([("oneOf", .array(references))])),
        ("hidden", object("a widget that cannot be seen gives its identifier only", of: nil)),
      ] + kinds.map { ($0.rawValue, object($0.summary, of: $0)) })
  }

  private func object(_ summary: String, of kind: WidgetKind?) -> JSON {
    let properties = WidgetProperty.stored.filter { property in
      kind.map(property.kinds.contains) ?? false
    }
    let required = properties.filter { !$0.isOptional }.map(\.name)
    return .object([
      ("description", sentence(summary)),
      ("type", .string("object")),
      ("additionalProperties", .bool(false)),
      ("required", .array((["identifier"] + required).map(JSON.string))),
      (
        "properties",
        .object([("identifier", identifier)] + properties.map { ($0.name, value($0, kind)) })
      ),
    ])
  }

  private func sentence(_ phrase: String) -> JSON {
    .string(phrase.prefix(1).uppercased() + phrase.dropFirst() + ".")
  }

  private var identifier: JSON {
    .object([
      ("description", sentence("the name by which scripts know it")), ("type", .string("string")),
      ("minLength", .number(1)),
    ])
  }

  private func value(_ property: WidgetProperty, _ kind: WidgetKind?) -> JSON {
    if property.name == "kind" { return .object([("const", .string(kind?.rawValue ?? ""))]) }
    return .object([("description", sentence(property.summary))] + property.form.schema)
  }
}

extension FrameValueForm {
  fileprivate var schema: [(String, JSON)] {
    switch self {
    case .text: [("type", .string("string"))]
    case .word(let words): [("enum", .array(words.map(JSON.string)))]
    case .flag: [("type", .string("boolean"))]
    case .fraction: [("type", .string("number")), ("minimum", .number(0)), ("maximum", .number(1))]
    case .number: [("type", .string("integer")), ("minimum", .number(0))]
    case .texts:
      [("type", .string("array")), ("items", .object([("type", .string("string"))]))]
    }
  }
}

/// JSON whose keys keep their order.
private indirect enum JSON {
  case object([(String, JSON)])
  case array([JSON])
  case string(String)
  case number(Int)
  case bool(Bool)

  func text(indented level: Int) -> String {
    switch self {
    case .object(let entries):
      block("{", entries.map { "\"\($0)\": \($1.text(indented: level + 1))" }, "}", level)
    case .array(let elements):
      block("[", elements.map { $0.text(indented: level + 1) }, "]", level)
    case .string(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    }
  }

  private func block(_ open: String, _ lines: [String], _ close: String, _ level: Int) -> String {
    let space = String(repeating: "  ", count: level)
    return "\(open)\n" + lines.map { "\(space)  \($0)" }.joined(separator: ",\n")
      + "\n\(space)\(close)"
  }
}
