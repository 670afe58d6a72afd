import Reactive
import Samples

/// Turns taps into operations of the counter, and its tallies into a text for each wheel.
@Traced(.viewModel)
final class CounterViewModel: CounterViewModelType, CounterViewModelInputs,
  CounterViewModelOutputs
{
  let wheels: [AnyPublisher<String, Never>]
  var inputs: any CounterViewModelInputs { self }
  var outputs: any CounterViewModelOutputs { self }

  /// The source of the outputs; only kept.
  private let tally: CurrentValueSubject<Tally, Never>
  private let observation: ObservationToken
  private let cancellables: [AnyCancellable]

  init(counter: TallyCounter, digits: Int) {
    let tally = CurrentValueSubject<Tally, Never>(counter.tally)
    self.tally = tally

    wheels = (0..<digits).map { wheel in
      tally.map { String($0.digits[wheel]) }.removeDuplicates().eraseToAnyPublisher()
    }

    observation = counter.observe { tally.send($0) }
    cancellables = [
      incrementTappedSubject.sink { counter.increment() },
      upTappedSubject.sink { counter.up() },
      downTappedSubject.sink { counter.down() },
    ]
  }

  private let incrementTappedSubject = PassthroughSubject<Void, Never>()
  func incrementTapped() { incrementTappedSubject.send() }

  private let upTappedSubject = PassthroughSubject<Void, Never>()
  func upTapped() { upTappedSubject.send() }

  private let downTappedSubject = PassthroughSubject<Void, Never>()
  func downTapped() { downTappedSubject.send() }
}
