import Diagrams
import Testing

@Suite("A number that a reader reads")
struct GroupedNumberTests {
  @Test(
    "has its digits grouped by three",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (-1104, "-1,104"), (1_234_567, "1,234,567"),
    ])
  func numbers(_ number: Int, _ text: String) {
    #expect(number.grouped == text)
  }

  @Test(
    "is grouped wherever it is in a text, but for what is behind a point",
    arguments: [
      ("62 / 1104 / 0", "62 / 1,104 / 0"), ("−1104 · +22000", "−1,104 · +22,000"),
      ("1234.5678 … 2.25", "1,234.5678 … 2.25"), ("83.3 %", "83.3 %"), ("–", "–"), ("", ""),
    ])
  func texts(_ text: String, _ grouped: String) {
    #expect(text.grouped == grouped)
  }
}
