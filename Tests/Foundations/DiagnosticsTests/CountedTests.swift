import Diagnostics
import Testing

@Suite("Counted things") struct CountedTests {
  @Test("are one, or several")
  func counted() {
    #expect([0, 1, 2].map { $0.counted("file") } == ["0 files", "1 file", "2 files"])
    #expect([1, 3].map { $0.counted("entry", plural: "entries") } == ["1 entry", "3 entries"])
  }
}
