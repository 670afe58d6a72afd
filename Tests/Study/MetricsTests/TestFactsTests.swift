import Metrics
import Testing
import Trace

@Suite("What unit tests say")
struct TestFactsTests {
  private static let presenter = "Sources/Patterns/Made/Tally/Presenter.swift"
  private let library = SourceLibrary(
    [
      SourceFile(
        path: Self.presenter,
        text: """
          protocol Viewing: Showing { var title: String { get set } ; func show(_ text: String) }
          protocol Showing { func hide() ; func wait() }
          extension Showing { func wait() {} }
          @Traced(.presenter)
          class Presenter { func tap() {}
            func hold() {} }
          @Traced(.view)
          class View {
            func draw() {} }
          """)
    ], samples: ["Tally"])

  private func facts(
    _ test: String, covered: CoveredLines? = nil, in folder: String = "Tally"
  ) -> TestFacts {
    let path = "Tests/Patterns/MadeTests/\(folder)/AllTests.swift"
    return TestLibrary([SourceFile(path: path, text: test)]).facts(
      of: library.facts(module: "Made", sample: "Tally"), deciding: [.presenter], in: library,
      covered: covered)
  }

  @Test("count the doubles that tests of the deciding role name, and their members")
  func doubles() throws {
    let facts = facts(
      """
      struct PresenterTests { let presenter = Presenter() ; let stage = Stage() }
      struct Stage { let view = ViewSpy() }
      final class ViewSpy: Viewing { enum Told {} }
      struct ViewTests { let presenter = PresenterSpy() }
      final class PresenterSpy: Showing {}
      """)
    let doubles = try #require(facts.doubles)
    #expect(doubles.map { "\($0.name) \($0.count)" } == ["ViewSpy 3"])
  }

  @Test("need none where the tests name none")
  func none() {
    #expect(facts("struct PresenterTests { let presenter = Presenter() }").doubles == [])
  }

  @Test("have no number where no test of the sample names the deciding role")
  func untested() {
    #expect(facts("struct ViewTests { let view = View() }").doubles == nil)
    let ofMachinery = facts("struct PresenterTests { let presenter = Presenter() }", in: "Shared")
    #expect(ofMachinery.doubles == nil)
  }

  @Test("reach lines of the deciding role")
  func coverage() throws {
    let lines = CoveredLines([Self.presenter: .init(lines: [5, 6, 9], reached: [5, 9])])
    #expect(try facts("", covered: lines).coverage.get() == LineCoverage(lines: 2, reached: 1))
    #expect(facts("").coverage == .failure(.unmeasured))
    #expect(facts("", covered: CoveredLines([:])).coverage == .failure(.unmeasured))
  }
}
