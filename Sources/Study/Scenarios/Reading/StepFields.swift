import Diagnostics
import Documents

/// The fields beside a step's first word, for the verb that reads them.
struct StepFields {
  let fields: Fields
  let names: ScriptNames

  /// The collector to which faults are reported.
  var collector: DiagnosticCollector { fields.collector }

  /// The text of a key that must be there.
  func text(_ key: String) -> String? { fields.required(key)?.string(collector) }

  /// The widget that a key must name.
  func widget(_ key: String) -> String? {
    guard let value = fields.required(key), let name = value.string(collector) else { return nil }
    names.check(widget: name, at: value.location, collector)
    return name
  }
}
