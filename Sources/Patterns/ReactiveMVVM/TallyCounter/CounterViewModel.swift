import Reactive
import Samples

/// Turns taps into operations of the counter, and its tallies into a text for each wheel.
@Traced(.viewModel)
final class CounterViewModel {
  /// The publishers that the view gives.
  struct Inputs {
    let increment: AnyPublisher<Void, Never>
    let up: AnyPublisher<Void, Never>
    let down: AnyPublisher<Void, Never>
  }

  /// The text of each wheel; the ones come first.
  let wheels: [AnyPublisher<String, Never>]
  /// The source of the outputs; only kept.
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
