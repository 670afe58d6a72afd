import Reactive
import Samples

/// Turns taps into operations of the counter, and its tallies into a text for each wheel.
@Traced(.viewModel)
final class CounterViewModel {
  /// What the view gives.
  struct Inputs {
    let increment: AnyPublisher<Void, Never>
    let up: AnyPublisher<Void, Never>
    let down: AnyPublisher<Void, Never>
  }

  /// What each wheel shows; the ones come first.
  let wheels: [AnyPublisher<String, Never>]
  /// What the outputs are made of; only kept.
  private let tally: CurrentValueSubject<Tally, Never>
  private let observation: ObservationToken
  private let cancellables: [AnyCancellable]

  init(counter: TallyCounter, digits: Int, inputs: Inputs) {
    let tally = CurrentValueSubject<Tally, Never>(counter.tally)
    self.tally = tally

    wheels = (0..<digits).map { wheel in
      tally.map { String($0.digits[wheel]) }.removeDuplicates().eraseToAnyPublisher()
    }

    observation = counter.observe { tally.send($0) }
    cancellables = [
      inputs.increment.sink { counter.increment() },
      inputs.up.sink { counter.up() },
      inputs.down.sink { counter.down() },
    ]
  }
}
