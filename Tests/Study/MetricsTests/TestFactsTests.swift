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

  @Test("of one test are its set-up, its doubles by kind, and the types that it cannot reach")
  func oneTest() throws {
    let path = "Tests/Patterns/MadeTests/Tally/PresenterTests.swift"
    let tests = TestLibrary([
      SourceFile(
        path: path,
        text: """
          struct PresenterTests {
            let presenter = Presenter()
            var unused: Int { 1 }
            var spies: [ViewSpy] {
              [ViewSpy()]
            }
            @Test func taps() {
              presenter.tap()
              let unused = spies.count
            }
          }
          final class ViewSpy: Viewing {
            var shown: [String] = []
            var title = ""
            func show(_ text: String) { shown.append(text) }
          }
          final class Heard {
            private(set) var count = 0
            init() { count += 1 }
          }
          """)
    ])
    let facts = library.facts(module: "Made", sample: "Tally")
    let test = try #require(tests.test(named: "PresenterTests.taps", of: facts, in: library))
    #expect(test.lines == 7...10)
    #expect(test.setUp == [2...2, 4...6] && test.setUpCount == 4)
    #expect(test.doubles.map(\.name) == ["ViewSpy"])
    #expect(test.doubles.map(\.kinds) == [[.spy, .stub]])
    #expect(test.unseen.map(\.name) == ["View"] && !test.seesScreen)
    #expect(tests.double(named: "Heard", of: facts, in: library)?.kinds == [.spy])
    #expect(tests.double(named: "Heard", of: facts, in: library)?.subscribes == true)
    #expect(tests.test(named: "PresenterTests.drags", of: facts, in: library) == nil)
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
