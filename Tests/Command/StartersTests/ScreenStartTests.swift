import Catalogue
import Diagnostics
import Foundation
import Samples
import TestSupport
import Testing

@testable import Starters

@Suite("A screen to begin with")
@MainActor
struct ScreenStartTests {
  private func screen(
    _ id: String = "sign-in", in pattern: String = "flux", module: String = "Flux",
    sample: String? = nil, root: String
  ) throws -> ScreenStart {
    try StartingPoint.screen(
      StarterName(id, of: "screen"), in: pattern, module: module, sample: sample, root: root)
  }

  @Test("has texts of its own in every pattern that is no longer as it was begun, and for no other")
  func patterns() {
    let plain = Set(
      Implementation.all.filter { implementation in
        let file = "Sources/Patterns/\(implementation.module)/Screens/ScreenController.swift"
        return FileManager.default.fileExists(atPath: packageRoot.appending(path: file).path)
      }
      .map { "\($0.pattern)" })
    let own = StartingPoint.patternsWithScreens
    let expected = Implementation.patterns.map { "\($0)" }
      .filter { !plain.contains($0) || own.contains($0) }
    #expect(own == expected.sorted())
  }

  @Test(
    "has the types that its pattern has for a screen, a test, and a way to make it",
    arguments: [
      ("passive-mvp", "PassiveMVP", ["Contract", "Presenter", "ViewController"]),
      ("inputs-outputs-mvvm", "InputsOutputsMVVM", ["ViewModelType", "ViewModel"]),
      ("flux", "Flux", ["Action", "Actions", "Store"]),
    ])
  func types(_ row: (pattern: String, module: String, types: [String])) throws {
    let screen = try screen(
      in: row.pattern, module: row.module, root: try TemporaryFolder().path)
    let paths = screen.point.files.map(\.path)
    for type in row.types {
      #expect(paths.contains("Sources/Patterns/\(row.module)/SignIn/SignIn\(type).swift"))
    }
    #expect(paths.contains { $0.hasPrefix("Tests/Patterns/\(row.module)Tests/SignIn/") })
    #expect(paths.contains("Sources/Apps/Samples/SignIn/SignInModel.swift"))
    #expect(screen.making.contains("SignIn") && !screen.making.contains("__"))
  }

  /// Finds a type that was given another name, without the minutes that the compiler takes.
  @Test("names no type that there is not", arguments: await Implementation.patterns.map { "\($0)" })
  func knownTypes(_ pattern: String) throws {
    let module = try #require(Implementation.all.first { "\($0.pattern)" == pattern }).module
    let screen = try screen(
      in: pattern, module: module, root: try TemporaryFolder().path)
    let root = packageRoot.path
    let folders = [
      "Apps/HeadlessUI", "Apps/Samples", "Tracing/Trace", "Apps/Reactive", "Patterns/\(module)",
    ]
    let declared = DeclaredNames(below: folders.map { "Sources/\($0)" }, in: root).files.keys
    let own = screen.point.files.flatMap { DeclaredNames.names(in: $0.text) }
    let others = [
      "AnyCancellable", "AnyObject", "AnyPublisher", "Bool", "Equatable", "Hashable", "Int",
      "Inputs", "Never", "Optional",
      "Sendable", "State", "String", "Suite", "Test", "Traced", "Void",
    ]
    let known = Set(declared).union(own).union(others)
    for file in screen.point.files {
      let code = file.text.replacing(#/(?m)\/\/.*$|"[^"]*"|^.*import .*$/#, with: "")
      let named = code.matches(of: #/\b[A-Z]\w*/#).map { String($0.output) }
      #expect(Set(named).subtracting(known) == [], "\(file.path)")
    }
  }

  @Test("is a protocol pair where inputs and outputs are what a pattern is about")
  func protocolPair() throws {
    let screen = try screen(
      in: "inputs-outputs-mvvm", module: "InputsOutputsMVVM", root: try TemporaryFolder().path)
    let type = try #require(screen.point.files.first { $0.path.hasSuffix("ViewModelType.swift") })
    #expect(type.text.contains("protocol SignInViewModelInputs {"))
    #expect(type.text.contains("protocol SignInViewModelOutputs {"))
  }

  @Test("is among the files of a sample, if one is named")
  func ofSample() throws {
    let screen = try screen(sample: "tally-counter", root: try TemporaryFolder().path)
    #expect(screen.point.files.allSatisfy { $0.path.contains("/TallyCounter/SignIn") })
  }

  @Test("shares its domain with the same screen in another pattern")
  func shared() throws {
    let folder = try TemporaryFolder()
    try screen(root: folder.path).point.write(into: folder.path)
    let second = try screen(in: "mvvm", module: "MVVM", root: folder.path)
    #expect(second.kept.count == 4)
    #expect(!second.point.files.contains { $0.path.hasPrefix("Sources/Apps/Samples") })
    try second.point.write(into: folder.path)
  }

  @Test("is refused where one of its types is there already, in the pattern or in the domain")
  func taken() throws {
    for path in ["Patterns/Flux/Other/Mine.swift", "Apps/Samples/SignIn/Mine.swift"] {
      let folder = try TemporaryFolder(["Sources/\(path)": "final class SignInStore {}\n"])
      let error = #expect(throws: DiagnosticError.self) { try screen(root: folder.path) }
      #expect(error?.diagnostics.map(\.id) == [.takenName])
    }
  }

  @Test("may have the name of a type inside another")
  func nested() throws {
    let text = "enum Other {\n  struct SignInStore {}\n}\n"
    let folder = try TemporaryFolder(["Sources/Patterns/Flux/Other.swift": text])
    #expect(throws: Never.self) { try screen(root: folder.path) }
  }

  @Test("begins like the others in a pattern that has what a new pattern begins with")
  func plain() throws {
    let folder = try TemporaryFolder([
      "Sources/Patterns/Elm/Screens/ScreenController.swift": "protocol ScreenController {}\n"
    ])
    let screen = try screen(in: "elm", module: "Elm", root: folder.path)
    let controller = screen.point.files.first { $0.path.hasSuffix("/SignInController.swift") }
    #expect(controller?.text.contains("final class SignInController: ScreenController {") == true)
  }

  @Test("is refused, with what to do, in a pattern of which nothing is known")
  func unknown() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: DiagnosticError.self) {
      try screen(in: "elm", module: "Elm", root: folder.path)
    }
    #expect(error?.diagnostics.map(\.id) == [.noScreen])
    #expect(error?.diagnostics.first?.suggestion?.contains("Resources/screen/elm") == true)
  }
}
