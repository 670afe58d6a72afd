import Diagnostics
import Documents
import Samples

/// Reads `setup`, with the sample's keys and bounds.
struct SetupReader {
  /// The sample, if the file names one that there is.
  let sample: SampleDescription?

  /// The numbers that are set; `nil` where a fault was found, or where the sample is not known.
  func read(_ fields: Fields) -> [String: Int]? {
    guard let sample else {
      _ = fields.optional("setup")
      return nil
    }
    guard let value = fields.optional("setup") else { return [:] }
    let found = DiagnosticCollector()
    let values = value.decode(reportingTo: found) { fields in
      sample.setup.reduce(into: [:]) { values, key in
        values[key.name] = fields.optionalInt(key.name, in: key.bounds)
      }
    }
    fields.collector.report(contentsOf: found.diagnostics)
    guard !found.hasErrors, let values else { return nil }
    return agree(values, sample, value, fields.collector) ? values : nil
  }

  private func agree(
    _ values: [String: Int], _ sample: SampleDescription, _ value: Value,
    _ collector: DiagnosticCollector
  ) -> Bool {
    do throws(SetupError) {
      _ = try sample.widgets(values)
      return true
    } catch {
      collector.report(
        Diagnostic(
          .outOfBounds, at: value[error.key]?.location ?? value.location,
          "\(error.key) must be \(error.expected)"))
      return false
    }
  }
}
