import Samples

@testable import VIPER

/// A view of the step counter that records what it has to show.
final class StepCounterViewSpy: StepCounterViewInput {
  private(set) var shown: [String] = []

  func showCount(_ text: String) { shown.append(text) }

  func showDecrement(isEnabled: Bool, alpha: Double) { shown.append("\(isEnabled) \(alpha)") }
}

/// An interactor of the step counter that records what it has to do.
final class StepCounterInteractorSpy: StepCounterInteractorInput {
  private(set) var received: [String] = []

  func start() { received.append("start") }

  func increment() { received.append("increment") }

  func decrement() { received.append("decrement") }
}

/// An output of the step counter's interactor that records its reports.
final class StepCounterInteractorOutputSpy: StepCounterInteractorOutput {
  private(set) var reports: [String] = []

  func countChanged(to count: StepCount) {
    reports.append("\(count.value) \(count.canDecrement)")
  }
}
