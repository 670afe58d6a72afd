import Foundation
import Identifiers
import Testing

@Suite("Identifiers of samples, patterns and metrics")
struct IdentifierTests {
  @Test("are written as their text, and read back")
  func coding() throws {
    let id = ImplementationID(sample: "tally-counter", pattern: "mvvm")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(id)
    #expect(
      String(decoding: data, as: UTF8.self) == #"{"pattern":"mvvm","sample":"tally-counter"}"#)
    #expect(try JSONDecoder().decode(ImplementationID.self, from: data) == id)
  }

  @Test("are ordered and listed as texts")
  func order() {
    let patterns: [PatternID] = ["mvvm", "classic-mvc", "flux"]
    #expect(patterns.sorted().joined(separator: ", ") == "classic-mvc, flux, mvvm")
    #expect("\(MetricID("code-lines"))" == "code-lines")
  }
}
