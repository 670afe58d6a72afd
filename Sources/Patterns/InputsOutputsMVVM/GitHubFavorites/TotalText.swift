import Samples

/// How many rows of a list have arrived, and how many there are, as a person reads it.
@Traced(.viewModel)
enum TotalText {
  static func text(loaded: Int, of total: Int?) -> String {
    total.map { "\(loaded) / \($0)" } ?? ""
  }
}
