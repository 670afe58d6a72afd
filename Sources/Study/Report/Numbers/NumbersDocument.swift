import Diagnostics
import Evidence
import Identifiers
import Metrics

/// The metrics of all implementations in formats for programs.
struct NumbersDocument {
  let scenarios: PlayedScenarios
  let numbers: MetricValues
  let definitions: [Metric.ID: MetricDefinition]

  /// The metrics as JSON according to `metrics.schema.json`: every metric, with a value or a
  /// reason for each implementation.
  var json: String {
    let metrics = Metric.all.map { metric in
      JSONText.object([
        ("id", .text(metric.id.description)), ("title", .text(metric.title)),
        ("unit", .text(metric.unit)),
        ("origin", .text(metric.origin.rawValue)), ("group", .text(metric.group.rawValue)),
        ("definition", .text("index.html#\(metric.id)")),
      ])
    }
    let implementations = scenarios.implementations.map { id in
      JSONText.object([
        ("sample", .text(id.sample.description)), ("pattern", .text(id.pattern.description)),
        (
          "values",
          .object(Metric.all.map { ($0.id.description, value(of: $0, for: id)) })
        ),
      ])
    }
    return JSONText.object([
      ("$schema", .text("metrics.schema.json")), ("metrics", .list(metrics)),
      ("implementations", .list(implementations)),
    ]).description + "\n"
  }

  private func value(of metric: Metric, for id: ImplementationID) -> JSONText {
    let value = numbers.value(of: metric, for: id)
    guard case .absent(let absence) = value else { return value.json }
    return .object([
      ("absent", .text(absence.rawValue)),
      ("reason", .text(definitions[metric.id]?.reason(absence) ?? "")),
    ])
  }

  /// The metrics as CSV (RFC 4180), with a header and a line for each single number.
  var csv: String {
    let lines = scenarios.implementations.flatMap { id in
      Metric.all.flatMap { metric in
        numbers.value(of: metric, for: id).parts.map { part in
          ["\(id.sample)", "\(id.pattern)", "\(metric.id)", part.name, part.number]
        }
      }
    }
    return ([["sample", "pattern", "metric", "part", "value"]] + lines)
      .map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func field(_ text: String) -> String {
    text.contains { ",\"\r\n".contains($0) }
      ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}

extension MetricValue {
  /// The value for programs, an object whose keys identify the kind of value.
  fileprivate var json: JSONText {
    switch self {
    case .count(let count): .object([("count", .number("\(count)"))])
    case .split, .phased, .share, .spread:
      .object(parts.map { ($0.name, .number($0.number)) })
    case .kinds(let counts):
      .object([("kinds", .object(counts.map { ($0.name, .number("\($0.count)")) }))])
    case .largest(let found): found.json
    case .each(let counts):
      .object([("count", .number("\(counts.count)")), ("each", .list(counts.map(\.json)))])
    case .absent(let absence): .object([("absent", .text(absence.rawValue))])
    }
  }
}

extension NamedCount {
  fileprivate var json: JSONText {
    let line = location.flatMap { location in
      location.line.map { line in
        ("place", JSONText.object([("file", .text(location.file)), ("line", .number("\(line)"))]))
      }
    }
    return .object(
      [("count", .number("\(count)")), ("name", .text(name))] + (line.map { [$0] } ?? []))
  }
}

/// A JSON value whose keys keep their order; each element of a list begins a new line.
enum JSONText {
  case text(String)
  /// A number in its textual form.
  case number(String)
  case list([JSONText])
  case object([(String, JSONText)])
}

extension JSONText: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): number
    case .list(let values): "[\(values.map(\.description).joined(separator: ",\n"))]"
    case .object(let entries):
      "{\(entries.map { "\(Self.quoted($0)):\($1)" }.joined(separator: ","))}"
    }
  }

  /// Returns a quoted string, with control characters escaped as JSON requires.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
