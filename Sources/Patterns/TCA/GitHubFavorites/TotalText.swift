import Samples

/// A text that says how many rows of a list have arrived, and how many there are.
@Traced(.view)
struct TotalText {
  /// The text to show; empty until the first page has arrived.
  let text: String

  init(loaded: Int, total: Int?) {
    text = total.map { "\(loaded) / \($0)" } ?? ""
  }
}
