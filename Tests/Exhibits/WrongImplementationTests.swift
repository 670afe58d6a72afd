import Catalogue
import Diagnostics
import Documents
import Foundation
import HeadlessUI
import Identifiers
import Samples
import Scenarios
import TestSupport
import Testing
import Trace

@testable import Exhibits

@Suite("Wrong implementations") @MainActor struct WrongImplementationTests {
  @Test("Each is caught by exactly the scenarios that it names")
  func findings() throws {
    for mistake in WrongImplementation.all { try expectFindings(of: mistake) }
  }

  private func expectFindings(of mistake: WrongImplementation) throws {
    let scenarios = try Self.scenarios(of: mistake.implementation.sample.id)
    let found = try Set(scenarios.flatMap { try Self.findings(of: mistake, in: $0) })
    let expected = mistake.findings.findings(among: scenarios.map(\.name))
    #expect(found == expected, "\(mistake.id)")
  }

  @Test("No two have one name")
  func names() {
    #expect(Set(WrongImplementation.all.map(\.id)).count == WrongImplementation.all.count)
  }

  @Test("What is shared with the right ones is a link to theirs, but for the search's model")
  func shared() throws {
    let sources = packageRoot.appending(path: "Sources")
    let right = sources.appending(path: "Exhibits/Right")
    let own: Set = ["UserSearching.swift", "SearchViewController.swift"]
    let modules = try FileManager.default.contentsOfDirectory(atPath: right.path)
    try #require(modules.contains("CocoaMVC"))
    for module in modules {
      let patterns = sources.appending(path: "Patterns/\(module)").standardizedFileURL.path
      let folder = right.appending(path: module)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where !own.contains(name) {
        let file = folder.appending(path: name).path
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: file)
        let original = folder.appending(path: target).standardizedFileURL.path
        #expect(original.hasPrefix("\(patterns)/"), "\(module)/\(name)")
        #expect(FileManager.default.fileExists(atPath: original), "\(module)/\(name)")
      }
    }
  }

  @Test("The search screen that may have a wrong model is the right one besides")
  func searchScreen() throws {
    let file = "SearchViewController.swift"
    let sources = packageRoot.appending(path: "Sources")
    let words = { (path: String) in
      try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        .replacing("any UserSearching", with: "UserSearchModel")
        .split(whereSeparator: \.isWhitespace)
    }
    let right = try words("Patterns/CocoaMVC/GitHubFavorites/\(file)")
    #expect(try words("Exhibits/Right/CocoaMVC/\(file)") == right)
  }

  /// Finds what fails in a scenario; where nothing does, what else tells the wrong from the right.
  private static func findings(of mistake: WrongImplementation, in scenario: Scenario) throws
    -> [MistakeFinding]
  {
    let wrong = Performance.play(scenario, on: mistake.implementation)
    let failures = wrong.failuresOfSteps.prefix(1).map { failure in
      failure.expected == nil
        ? MistakeFinding.refusal(scenario.name, step: failure.step)
        : .expectation(scenario.name, step: failure.step)
    }
    let leak = wrong.leak.map { _ in MistakeFinding.leak(scenario.name) }
    let found = failures + [leak].compactMap(\.self)
    return found.isEmpty
      ? try [difference(of: wrong, from: mistake, in: scenario)].compactMap(\.self) : found
  }

  private static func difference(
    of wrong: Recording, from mistake: WrongImplementation, in scenario: Scenario
  ) throws -> MistakeFinding? {
    let right = Performance.play(scenario, on: try Self.right(of: mistake))
    if let step = zip(right.frames, wrong.frames).enumerated().first(where: { $1.0 != $1.1 }) {
      return .frame(scenario.name, step: step.offset)
    }
    if wrong.log.violations().contains(where: { $0.invariant == Invariant.screensDie.id }) {
      return .survival(scenario.name)
    }
    return wrong.waste > right.waste ? .redundancy(scenario.name) : nil
  }

  private static func right(of mistake: WrongImplementation) throws -> Implementation {
    try #require(Implementation.all.first { $0.id == mistake.implementation.id })
  }

  private static func scenarios(of sample: SampleID) throws -> [Scenario] {
    let folder = packageRoot.appending(path: "content/scenarios/\(sample)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let path = "content/scenarios/\(sample)/\(name)"
      return try Scenario.read(
        try Document(path: path, text: text).fields, samples: SampleDescription.all)
    }
  }
}

extension Recording {
  /// The number of effects that change nothing.
  fileprivate var waste: Int {
    log.events.count(where: \.isRedundant)
  }
}
