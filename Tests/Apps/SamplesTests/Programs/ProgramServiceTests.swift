import Samples
import Testing
import Trace

@Suite("The programs' service")
struct ProgramServiceTests {
  @Test(
    "has sixty programs, twenty-five to a page",
    arguments: [(0, 1...25), (25, 26...50), (50, 51...60), (17, 18...42)])
  func pages(_ offset: Int, _ numbers: ClosedRange<Int>) {
    #expect(titles(from: offset) == numbers.map { "Concert \($0)" })
  }

  @Test("has nothing beyond the last program", arguments: [60, 61, 1_000])
  func beyond(_ offset: Int) {
    #expect(titles(from: offset) == [])
  }

  private func titles(from offset: Int) -> [String]? {
    let server = ScriptedServer(clock: VirtualClock(), mode: .immediate)
    var titles: [String]?
    let request = ProgramService(server: server).page(from: offset) { result in
      titles = (try? result.get())?.map(\.title)
    }
    return withExtendedLifetime(request) { titles }
  }
}
