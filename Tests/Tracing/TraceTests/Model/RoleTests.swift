import Foundation
import Testing
import Trace

extension Role {
  fileprivate static let mailList = Role(
    "mail list", letters: "ML", family: .state, sentence: "Keeps who wants news.")
}

@Traced(.mailList)
private final class News {
  private var names: [String] = []

  func add(_ name: String) { names.append(name) }
}

@Suite("A role")
struct RoleTests {
  @Test("of a program is recorded as it says")
  func ofProgram() {
    let recorder = Recorder(scope: .program)
    recorder.recordProgram { News().add("viola") }
    let participant = recorder.log().participants.first
    #expect(participant?.role == .mailList)
    #expect(participant?.role.letters == "ML" && participant?.role.family == .state)
  }

  @Test("family or mechanism can be named where nothing is recorded, too")
  func bareNames() throws {
    let source = try String(
      contentsOfFile: #filePath.replacing(
        "Tests/Tracing/TraceTests/Model/RoleTests.swift",
        with: "Sources/Tracing/Counterpoint/Role.swift"), encoding: .utf8)
    let bare = source.matches(of: /static var (\w+): Role/).map { String($0.1) }
    let families = Role.Family.allCases.map { "\($0)" }
    let mechanisms = Mechanism.allCases.map { "\($0)" }
    #expect(Set(bare) == Set(Role.standard.map(\.description) + families + mechanisms))
    #expect(bare.count == Set(bare).count)
  }

  @Test("is the same as another one of its name, whatever else is said of it")
  func equality() {
    let other = Role("mail list", family: .control)
    #expect(other == .mailList && Set([other, .mailList]).count == 1)
    #expect(other.letters == "ML" && Role("mapper", family: .control).letters == "MA")
  }

  @Test("of a program comes after the standard ones of its family")
  func order() {
    let roles = [Role.model, .mailList, .store, .view, Role("cache", family: .state)]
    #expect(
      roles.sorted().map(\.rawValue) == ["view", "store", "cache", "mail list", "model"])
    #expect(Role.standard.sorted() == Role.standard)
  }

  @Test("is read by its name, whether it is known or not")
  func coding() throws {
    let text = Data(#"["view model", "mail list"]"#.utf8)
    let roles = try JSONDecoder().decode([Role].self, from: text)
    #expect(roles == [.viewModel, .mailList] && roles[0].family == .screenState)
    #expect(try JSONEncoder().encode(roles) == Data(#"["view model","mail list"]"#.utf8))
  }

  @Test("is in source a constant of its name", arguments: Role.standard)
  func constant(_ role: Role) {
    #expect(role.description.first?.isLowercase == true && !role.description.contains(" "))
    #expect(Role(rawValue: role.rawValue)?.letters == role.letters)
  }
}
