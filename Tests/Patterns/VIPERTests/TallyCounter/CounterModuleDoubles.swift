import Samples

@testable import VIPER

/// A view of the counter that records what it has to show.
final class CounterViewSpy: CounterViewInput {
  private(set) var shown: [String] = []

  func showDigit(_ text: String, at wheel: Int) { shown.append("\(wheel): \(text)") }
}

/// An interactor of the counter that records what it has to do.
final class CounterInteractorSpy: CounterInteractorInput {
  private(set) var received: [String] = []

  func start() { received.append("start") }

  func increment() { received.append("increment") }

  func up() { received.append("up") }

  func down() { received.append("down") }
}

/// An output of the counter's interactor that records its reports.
final class CounterInteractorOutputSpy: CounterInteractorOutput {
  private(set) var digits: [[Int]] = []

  func tallyChanged(to tally: Tally) { digits.append(tally.digits) }
}
