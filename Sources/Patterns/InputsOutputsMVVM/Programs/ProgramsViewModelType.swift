import Reactive

/// The messages of the view of the programs to its view model.
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

/// The publishers that tell the view of the programs what to show.
protocol ProgramsViewModelOutputs {
  /// The titles of the programs.
  var titles: AnyPublisher<[String], Never> { get }
  /// Publishes whether a request is under way.
  var isLoading: AnyPublisher<Bool, Never> { get }
  /// The reason why the list may be old, or not whole.
  var message: AnyPublisher<String?, Never> { get }
  /// Publishes whether that is out of sight.
  var isMessageHidden: AnyPublisher<Bool, Never> { get }
  /// The reason why there is no list.
  var failure: AnyPublisher<String?, Never> { get }
  /// Publishes whether that, and the button that loads an empty list again, are out of sight.
  var isFailureHidden: AnyPublisher<Bool, Never> { get }
}

/// The programs' view model as its view sees it.
protocol ProgramsViewModelType {
  var inputs: any ProgramsViewModelInputs { get }
  var outputs: any ProgramsViewModelOutputs { get }
}
