import Samples

/// How many rows of a list have arrived, and how many there are, as a person reads it.
@Traced(.view)
struct TotalText {
  /// What to show; empty until the first page has arrived.
  let text: String

  init(loaded: Int, total: Int?) {
    text = total.map { "\(loaded) / \($0)" } ?? ""
  }
}
