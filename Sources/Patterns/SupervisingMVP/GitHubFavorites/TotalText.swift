import Samples

/// How much of a list has arrived, as a person reads it; nothing before the first page.
@Traced(.view)
struct TotalText {
  let text: String

  init(loaded: Int, total: Int?) {
    text = total.map { "\(loaded) / \($0)" } ?? ""
  }
}
