import Samples

/// What the counter's view needs of a view model: it can be made for a tally, it has a wheel for
/// each digit, and it receives what was tapped.
protocol CounterViewModeling: AnyObject {
  init(tally: Tally, digits: Int)
  var wheels: [WheelViewModel] { get }
  func increment()
  func up()
  func down()
}
