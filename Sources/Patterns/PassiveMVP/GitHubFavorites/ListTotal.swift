import Samples

/// How much of a list has arrived, as a person reads it; nothing before the first page.
@Traced(.presenter)
struct ListTotal {
  let text: String

  init(loaded: Int, of total: Int?) {
    text = total.map { "\(loaded) / \($0)" } ?? ""
  }
}
