import Samples

/// How many elements of a list have arrived, and how many there are: `10 / 22`.
@Traced(.view)
struct TotalText {
  /// What to show; empty until the first page has arrived.
  let text: String

  init(loaded: Int, total: Int?) {
    text = total.map { "\(loaded) / \($0)" } ?? ""
  }
}
