import CommonMark
import Diagnostics
import Testing
import Trace

@testable import Evidence
@testable import Report

@Suite("The glossary")
@MainActor
struct GlossaryTests {
  @Test("lists the screen and every role with its sign, from the screen to the model")
  func roles() async throws {
    let page = try #require(try await PublishedSite.files["glossary/index.html"])
    let signs = page.matches(of: #/<dt><span class="sign ([\w-]+)">([^<]+)</span> ([^<]+)</dt>/#)
    #expect(signs.map { String($0.3) } == Side.all.map(\.name))
    #expect(signs.map { String($0.2) } == Side.all.map(\.letters))
    #expect(
      signs.map { String($0.1) } == Side.all.map { "family-\($0.family.rawValue)" })
  }

  @Test("lists every way of binding with its sentence")
  func mechanisms() async throws {
    let page = try #require(try await PublishedSite.files["glossary/index.html"])
    for mechanism in Mechanism.allCases {
      #expect(page.contains("<dt>\(mechanism.rawValue)</dt><dd>\(mechanism.sentence)</dd>"))
    }
  }

  @Test("lists all that there are, and refuses to list some", arguments: ["roles", "bindings"])
  func arguments(_ list: String) {
    let renderer = Vocabulary.renderer
    let refused = renderer.render("```counterpoint:\(list) view\n```\n", file: "a.md")
    #expect(refused.diagnostics.map(\.id) == [.directiveArgument])
    #expect(refused.diagnostics.first?.location?.line == 1)
    #expect(renderer.render("```counterpoint:\(list)\n```\n", file: "a.md").diagnostics.isEmpty)
  }
}
