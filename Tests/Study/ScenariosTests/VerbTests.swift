import Foundation
import TestSupport
import Testing

@testable import Scenarios

@Suite("The list of verbs") struct VerbTests {
  @Test("Every file of the folder is a verb of the list, and every verb has a file")
  func files() throws {
    let folder = packageRoot.appending(path: "Sources/Study/Scenarios/Verbs")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    let others = ["Verbs.swift", "RequestVerb.swift"]
    let verbs = Verbs.all.map { "\($0).swift" }
    #expect(Set(files).subtracting(others) == Set(verbs))
    #expect(Set(Verbs.words).count == verbs.count)
  }

  @Test("What a verb is written as begins with its word, in CONTRIBUTING and in a script")
  func words() {
    for verb in Verbs.all {
      #expect(verb.usage.hasPrefix("`\(verb.word)"))
      #expect(verb.alone.map { $0.lines == ["- \(verb.word)"] } != false)
    }
  }

  @Test("Actions of one verb are equal if all that they say is equal, those of others never")
  func equality() {
    let actions: [StepAction] = [
      .tap(widget: "a", times: 1), .tap(widget: "a", times: 2), .tap(widget: "b", times: 1),
      .clear(field: "a"), .submit(field: "a"), .open, .leave,
    ]
    #expect(Set(actions).count == actions.count)
    #expect(actions.allSatisfy { action in actions.count { $0 == action } == 1 })
    #expect(StepAction.tap(widget: "a", times: 2) == actions[1])
  }
}
