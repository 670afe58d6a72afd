/// Decides where the wishes of the first screen lead.
protocol StarViewModelDelegate: AnyObject {
  /// The item is to be opened.
  func starViewModelDidRequestDetail(_ viewModel: StarViewModel)
  /// The item was to be opened and is not starred, which a person has to be told.
  func starViewModelDidRefuseDetail(_ viewModel: StarViewModel)
}
