/// Decides where the wishes of the first screen lead.
protocol ChildKeptStarViewModelDelegate: AnyObject {
  /// The item is to be opened.
  func starViewModelDidRequestDetail(_ viewModel: ChildKeptStarViewModel)
  /// The item was to be opened and is not starred, which a person has to be told.
  func starViewModelDidRefuseDetail(_ viewModel: ChildKeptStarViewModel)
}
