import Comparison
import Diagnostics
import Foundation
import Metrics
import TestSupport
import Testing

@Suite("A mark that a contract lacks")
struct MissingMarkTests {
  private static let ids = Package.contractIDs

  /// The lines of a pattern's text.
  private func lines(_ id: String) throws -> [String] {
    let path = packageRoot.appending(path: "content/patterns/\(id).md")
    return String(decoding: try Data(contentsOf: path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func contract(_ id: String, _ lines: [String]) throws -> Contract {
    try Contract.read(
      path: "content/patterns/\(id).md", text: lines.joined(separator: "\n"))
  }

  private func facts(_ contract: Contract) throws -> [SourceFacts] {
    let library = try Package.library()
    return library.samples.map { library.facts(module: contract.module, sample: $0) }
  }

  @Test("is none in the patterns' own contracts", arguments: ids)
  func none(_ id: String) throws {
    let contract = try contract(id, lines(id))
    #expect(contract.missingMarks(in: try facts(contract)).map(\.description) == [])
  }

  @Test("is reported at its direction wherever one is dropped", arguments: ids)
  func dropped(_ id: String) throws {
    let lines = try lines(id)
    let facts = try facts(contract(id, lines))
    let marked = lines.indices.filter { lines[$0].contains(#/^ +- .*\((p|w|p, w)[,)]/#) }
    #expect(!marked.isEmpty)
    for index in marked {
      for mark in ["p", "w"] {
        let without = lines[index].replacing(" (\(mark))", with: "")
          .replacing("(p, w)", with: mark == "p" ? "(w)" : "(p)")
        guard without != lines[index] else { continue }
        var changed = lines
        changed[index] = without
        let found = try contract(id, changed).missingMarks(in: facts)
        #expect(found.map(\.id) == [.missingMark], "\(lines[index])")
        #expect(found.first?.location?.line == index + 1)
        #expect(found.first?.message.contains("lacks '(\(mark))'") == true)
        let written = lines[index].drop { $0 != "-" }.dropFirst(2)
        #expect(found.first?.suggestion == "write '\(written)'")
      }
    }
  }

  @Test("is reported where the contract does not say who presents", arguments: ids)
  func presents(_ id: String) throws {
    let lines = try lines(id)
    let contract = try contract(id, lines.filter { !$0.hasPrefix("presents: ") })
    let found = contract.missingMarks(in: try facts(contract))
    #expect(found.map(\.id) == [.missingPresents])
    #expect(
      found.first?.suggestion.map { lines.contains(String($0.dropFirst(7).dropLast())) } == true)
  }

  @Test(
    "that code does not keep is reported at its direction where code may name the other",
    arguments: [("cocoa-mvc", "controller -> model"), ("mvvm", "view -> view model")])
  func unkept(_ id: String, _ direction: String) throws {
    var lines = try lines(id)
    let index = try #require(lines.firstIndex(of: "  - \(direction)"))
    lines[index] += " (p)"
    let contract = try contract(id, lines)
    let found = contract.missingMarks(in: try facts(contract))
    #expect(found.map(\.id) == [.unkeptMark])
    #expect(found.first?.location?.line == index + 1 && found.first?.notes.count == 1)
  }

  @Test(
    "that no code keeps is reported where the code is",
    arguments: [
      ("cocoa-mvc", "controller -> model", "(w)", Breach.Rule.weak),
      ("passive-mvp", "view -> presenter (p)", "(p, w)", .weak),
      ("flux", "action creator -> dispatcher", "(p)", .byProtocol),
      ("mvvm", "view -> view model", "(w)", .weak),
      ("store-pattern", "view model -> model", "(w)", .weak),
    ])
  func stronger(_ id: String, _ direction: String, _ marks: String, _ rule: Breach.Rule) throws {
    var lines = try lines(id)
    let index = try #require(lines.firstIndex(of: "  - \(direction)"))
    lines[index] = lines[index].replacing(#/ \(.*/#, with: "") + " \(marks)"
    let contract = try contract(id, lines)
    let rules = try facts(contract).flatMap { contract.breaches(in: $0) }.map(\.rule)
    #expect(Set(rules) == [rule])
  }
}
