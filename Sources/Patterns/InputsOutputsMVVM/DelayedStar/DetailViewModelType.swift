/// The messages of the second screen's view to its view model.
protocol DetailViewModelInputs {
  /// Call when the star is tapped.
  func starTapped()
}

/// The publishers that tell the second screen's view what to show.
protocol DetailViewModelOutputs {
  /// The look of the star's button.
  var star: any StarButtonOutputs { get }
}

/// The second screen's view model as its view sees it.
protocol DetailViewModelType {
  var inputs: any DetailViewModelInputs { get }
  var outputs: any DetailViewModelOutputs { get }
}
