import Samples

/// How many rows of a list have arrived, and how many there are, as a person reads it.
@Traced(.view)
struct TotalText {
  let text: String

  init(loaded: Int, total: Int?) {
    text = total.map { "\(loaded) / \($0)" } ?? ""
  }
}
