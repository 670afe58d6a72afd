import Reactive

/// What the view reports to the programs' view model.
protocol ProgramsViewModelInputs {
  /// Call when the view is about to appear.
  func viewWillAppear()
  /// Call when the button that refreshes is tapped.
  func refreshTapped()
  /// Call when the button that loads an empty list again is tapped.
  func reloadTapped()
  /// Call when other rows have come into sight.
  func programsScrolled(to offset: Int)
}

/// What the programs' view model tells the view to show.
protocol ProgramsViewModelOutputs {
  /// The titles of the programs.
  var titles: AnyPublisher<[String], Never> { get }
  /// Whether a request is under way.
  var isLoading: AnyPublisher<Bool, Never> { get }
  /// Why what is shown may be old, or not all.
  var message: AnyPublisher<String?, Never> { get }
  /// Whether that is out of sight.
  var isMessageHidden: AnyPublisher<Bool, Never> { get }
  /// Why there is nothing to show.
  var failure: AnyPublisher<String?, Never> { get }
  /// Whether that, and the button that loads an empty list again, are out of sight.
  var isFailureHidden: AnyPublisher<Bool, Never> { get }
}

/// The programs' view model as its view sees it.
protocol ProgramsViewModelType {
  var inputs: any ProgramsViewModelInputs { get }
  var outputs: any ProgramsViewModelOutputs { get }
}
