import Samples

/// A view model as the counter's view needs it: it can be made for a tally, its wheels can be
/// bound, and it receives what was tapped.
protocol CounterViewModeling: Bindable {
  init(tally: Tally)
  /// The texts of the wheels, the ones first; each is published by itself.
  var wheels: [String] { get }
  func increment()
  func up()
  func down()
}

@Traced(extending: .viewModel)
extension CounterViewModeling {
  /// The names by which a view that knows only the protocol binds the wheels: its key paths are not
  /// those of the class.
  static func names(of wheels: Range<Int>) -> [PartialKeyPath<Self>: String] {
    Dictionary(
      uniqueKeysWithValues: wheels.map { (\Self.wheels[$0] as PartialKeyPath, "wheels[\($0)]") })
  }
}
