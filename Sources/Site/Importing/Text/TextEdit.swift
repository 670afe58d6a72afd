/// A change of a text by position.
struct TextEdit: Hashable, Sendable {
  /// The bytes that go.
  let range: Range<Int>
  /// What takes their place.
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}
