/// What the view reports to the second screen's view model.
protocol DetailViewModelInputs {
  /// Call when the star is tapped.
  func starTapped()
}

/// What the second screen's view model tells the view to show.
protocol DetailViewModelOutputs {
  /// How the star's button looks.
  var star: any StarButtonOutputs { get }
}

/// The second screen's view model as its view sees it.
protocol DetailViewModelType {
  var inputs: any DetailViewModelInputs { get }
  var outputs: any DetailViewModelOutputs { get }
}
