import Catalogue
import HeadlessUI
import Identifiers
import Samples
import Testing
import Trace

@Suite("Implementations that a program adds")
@MainActor
struct AddedImplementationTests {
  /// The root of an app in a pattern of another package.
  private final class OwnApp: App {
    let window = Window(rootViewController: ViewController())

    init(setup: TallyCounterSetup, environment: Environment) {}
  }

  private let implementation = Implementation(
    OwnApp.self, pattern: "own-mvp", file: "/other/package/Sources/site/Site.swift", line: 7)

  @Test("are known to every command, after ours")
  func known() {
    let own = Implementation.all.map(\.id)
    Implementation.$added.withValue([implementation]) {
      #expect(Implementation.all.map(\.id) == own + [implementation.id])
      #expect(Implementation.patterns.last == "own-mvp")
      #expect(Implementation.all(of: "tally-counter").last?.pattern == "own-mvp")
      #expect(SampleDescription.all.count == Set(own.map(\.sample)).count)
    }
    #expect(Implementation.all.map(\.id) == own)
  }

  @Test("are listed in a file that is named from their package's root on")
  func file() {
    #expect(implementation.file == "/other/package/Sources/site/Site.swift")
    SourcePath.$packages.withValue(["/other/package/"]) {
      #expect(implementation.file == "Sources/site/Site.swift")
    }
  }
}
