import Reactive
import Samples

/// Hands taps to the counter, and publishes a text for each wheel.
@Traced(.viewModel)
final class CounterViewModel {
  /// The texts of the wheels; the ones come first.
  let wheels: [AnyPublisher<String, Never>]
  private let counter: TallyCounter
  /// The source of the outputs; only kept.
  private let tally: CurrentValueSubject<Tally, Never>
  private let observation: ObservationToken

  init(counter: TallyCounter, digits: Int) {
    let tally = CurrentValueSubject<Tally, Never>(counter.tally)
    self.counter = counter
    self.tally = tally

    wheels = (0..<digits).map { wheel in
      tally.map { String($0.digits[wheel]) }.removeDuplicates().eraseToAnyPublisher()
    }

    observation = counter.observe { tally.send($0) }
  }

  func incrementTapped() { counter.increment() }

  func upTapped() { counter.up() }

  func downTapped() { counter.down() }
}
