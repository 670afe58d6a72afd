import Diagnostics
import Documents
import Identifiers
import Testing

@testable import Evidence

@Suite("A link from a text to a scenario")
struct ScenarioLinkTests {
  private static let links = ScenarioLinks(
    patterns: [
      "passive-mvp": "Passive MVP", "mvvm": "MVVM", "reactive-mvvm": "MVVM with Combine",
      "flux": "Flux",
    ],
    scenarios: [ScenarioID(sample: "tally-counter", name: "one-tap")])

  private func found(_ body: String, about subject: String = "") throws -> [Diagnostic] {
    let text = "---\ntitle: T\n---\n\n\(body)\n"
    return Self.links.diagnostics(
      in: try Document(path: "a.md", text: text), about: subject)
  }

  @Test(
    "opens the patterns that its paragraph names, however it is written",
    arguments: [
      ("[Passive MVP or MVVM?](/samples/tally-counter/one-tap/)", "passive-mvp,mvvm"),
      (
        "Who decides in Flux?\nSee [one\ntap](../scenarios/tally-counter/one-tap.md#step-1).",
        "flux"
      ),
      ("- MVVM with Combine, [here](/samples/tally-counter/one-tap/?level=roles)", "reactive-mvvm"),
      ("| flux and mvvm | [x](/samples/tally-counter/one-tap/) |", "flux,mvvm"),
    ])
  func named(body: String, patterns: String) throws {
    let found = try found(body)
    #expect(found.map(\.id) == [.linkWithoutPatterns])
    #expect(found.first?.suggestion?.contains("'?p=\(patterns)'") == true)
  }

  @Test("opens the patterns that the whole text is about")
  func subject() throws {
    let body = "See [one tap](/samples/tally-counter/one-tap/)."
    #expect(try found(body, about: "flux").first?.suggestion?.contains("'?p=flux'") == true)
    #expect(
      try found(body, about: "mvvm-flux").first?.suggestion?.contains("'?p=mvvm,flux'") == true)
    #expect(try found(body) == [])
  }

  @Test(
    "needs no patterns where none is named, or where it carries some",
    arguments: [
      "MVVM.\n\n[One tap](/samples/tally-counter/one-tap/)",
      "- MVVM\n- [One tap](/samples/tally-counter/one-tap/)",
      "The influxes: [one tap](/samples/tally-counter/one-tap/)",
      "Flux: [one tap](/samples/tally-counter/one-tap/?p=flux,mvvm&level=objects#step-1)",
      "Flux alone: [one tap](/samples/tally-counter/one-tap/flux/)",
      "Flux: [another](/samples/tally-counter/none/)",
      "```\nFlux [one tap](/samples/tally-counter/one-tap/)\n```",
    ])
  func fine(body: String) throws {
    #expect(try found(body) == [])
  }

  @Test("is reported where it is")
  func location() throws {
    let found = try found("Flux,\nin [one tap](/samples/tally-counter/one-tap/)")
    #expect(found.map { $0.location?.line } == [6])
    #expect(found.map { $0.location?.column } == [14])
  }

  @Test("names patterns and a level that there are")
  func values() throws {
    let address = "/samples/tally-counter/one-tap/"
    let unknown = try found("[x](\(address)?p=mvmm,flux)")
    #expect(unknown.map(\.id) == [.unknownPattern])
    #expect(unknown.first?.suggestion?.contains("mvvm") == true)
    let level = try found("[x](\(address)?p=flux&level=role)")
    #expect(level.map(\.id) == [.unknownWord])
    #expect(level.first?.suggestion?.contains("roles") == true)
  }
}
