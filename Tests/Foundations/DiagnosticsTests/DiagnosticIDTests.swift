import Diagnostics
import Foundation
import Testing

@Suite("The ids of diagnostics") struct DiagnosticIDTests {
  @Test("have each a name of its own in lower-case words, and a meaning in one plain sentence")
  func registry() throws {
    let names = DiagnosticID.all.map(\.rawValue)
    #expect(Set(names).count == names.count)
    for id in DiagnosticID.all {
      #expect(id.rawValue.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z0-9]+)*/#) != nil, "\(id)")
      let meaning = try #require(id.meaning, "\(id)")
      #expect(meaning.wholeMatch(of: #/[A-Z][^.?!]*(\.yml[^.?!]*)?\./#) != nil, "\(id): \(meaning)")
      #expect(DiagnosticID.named(id.rawValue) == id)
    }
    #expect(DiagnosticID.named("shouting") == nil)
  }

  @Test("say how bad a fault usually is; a diagnostic may say otherwise")
  func severity() {
    #expect(Diagnostic(.brokenLink, "a").severity == .error)
    #expect(Diagnostic(.twoSpellings, "a").severity == .warning)
    #expect(Diagnostic(.twoSpellings, severity: .error, "a").severity == .error)
  }

  @Test("are compared, ordered, written and read by their names alone")
  func names() throws {
    let own = DiagnosticID("shouting", severity: .note, meaning: "A title is in capital letters.")
    #expect(own == DiagnosticID(rawValue: "shouting"))
    #expect(Set([own, DiagnosticID("shouting")]).count == 1)
    #expect([own, .brokenLink].sorted() == [.brokenLink, own])
    let data = try JSONEncoder().encode([own])
    #expect(String(decoding: data, as: UTF8.self) == #"["shouting"]"#)
    #expect(try JSONDecoder().decode([DiagnosticID].self, from: data) == [own])
  }
}
