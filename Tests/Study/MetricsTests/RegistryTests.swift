import Diagnostics
import Documents
import Foundation
import Identifiers
import TestSupport
import Testing
import Trace

@testable import Metrics

@Suite("The metrics and their texts")
struct RegistryTests {
  private static let folder = packageRoot.appending(path: "content/metrics")

  private static func document(_ name: String) throws -> Document {
    let data = try Data(contentsOf: folder.appending(path: name))
    return try Document(
      path: "content/metrics/\(name)", text: String(decoding: data, as: UTF8.self))
  }

  @Test("agree one to one")
  func files() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == Metric.all.map { "\($0.id).md" }.sorted())
  }

  @Test("agree in title, unit and origin", arguments: Metric.all.map(\.id))
  func agree(_ id: MetricID) throws {
    let metric = try #require(Metric.named(id))
    let document = try Self.document("\(id).md")
    let fields = try #require(document.frontMatter)
    #expect(fields["title"]?.text == metric.title)
    #expect(fields["unit"]?.text == metric.unit)
    #expect(fields["origin"]?.text == metric.origin.rawValue)
    let parts = document.body.split(separator: "**What it does not say.**")
    #expect(parts.count == 2, "a definition, and what it does not say")
  }

  @Test("name every word that counts as tracing")
  func tracingNames() throws {
    let body = try Self.document("tracing-share.md").body
    for name in TokenCount.tracingNames.sorted() {
      #expect(body.contains("`\(name)`"), "\(name)")
    }
  }

  @Test("have names of their own")
  func distinct() {
    #expect(Set(Metric.all.map(\.id)).count == Metric.all.count)
    #expect(Set(Metric.all.map(\.title)).count == Metric.all.count)
  }

  @Test("say the lowest, the middle and the highest of several numbers")
  func spread() {
    #expect(Spread(of: []) == nil)
    #expect(Spread(of: [1, 0, 2.0 / 3]).map { "\($0)" } == "0.00 … 0.67 … 1.00")
    #expect(Spread(of: [0, 0.5, 1, 0.75])?.middle == 0.625)
  }

  @Test("give each number of a value a name")
  func parts() {
    func names(_ value: MetricValue) -> [String] { value.parts.map { "\($0.name) \($0.number)" } }
    #expect(names(.count(3)) == ["value 3"])
    #expect(names(.phased(.init(1, 20, 3))) == ["opening 1", "interaction 20", "closing 3"])
    #expect(names(.kinds([])) == ["value 0"])
    #expect(names(.each([NamedCount("ViewSpy", 5)])) == ["value 1", "ViewSpy 5"])
    #expect(names(.absent(.untested)) == ["untested "])
  }

  @Test(
    "show their values",
    arguments: [
      (MetricValue.count(3), "3", 3),
      (.split(MachinerySplit(machinery: 2, sample: 5)), "2 + 5", 7),
      (.phased(.init(repeating: 0)), "0 / 0 / 0", 0),
      (.phased(.init(1, 20, 3)), "1 / 20 / 3", 24),
      (.share(7, of: 1_000), "0.7 %", 0.007),
      (.share(0, of: 0), "–", nil),
      (.kinds([]), "0", 0),
      (.kinds([NamedCount("delegate", 2), NamedCount("closure", 1)]), "2 delegate, 1 closure", 3),
      (.largest(NamedCount("Star.show", 7)), "7 Star.show", 7),
      (.each([]), "0", 0),
      (.each([NamedCount("ViewSpy", 5), NamedCount("ServerSpy", 1)]), "2 (5 + 1)", 2),
      (.absent(.ofPair), "–", nil),
    ] as [(MetricValue, String, Double?)])
  func values(_ value: MetricValue, _ text: String, _ number: Double?) {
    #expect(value.description == text)
    #expect(value.number == number)
  }
}

extension Phased<Int> {
  /// Numbers in the order of the phases.
  fileprivate init(_ opening: Int, _ interaction: Int, _ closing: Int) {
    self.init(repeating: opening)
    self[.interaction] = interaction
    self[.closing] = closing
  }
}
