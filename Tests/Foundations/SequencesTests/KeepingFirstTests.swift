import Sequences
import Testing

@Suite("Dictionaries of pairs") struct KeepingFirstTests {
  @Test("keep the first of those with the same key")
  func first() {
    #expect(Dictionary(keepingFirst: [("a", 1), ("b", 2), ("a", 3)]) == ["a": 1, "b": 2])
  }
}
