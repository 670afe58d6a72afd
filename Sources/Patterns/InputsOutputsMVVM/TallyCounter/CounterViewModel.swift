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

  private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
  private let incrementTappedSubject = PassthroughSubject<Void, Never>()
  private let upTappedSubject = PassthroughSubject<Void, Never>()
  private let downTappedSubject = PassthroughSubject<Void, Never>()
  private let cancellables: [AnyCancellable]

  init(counter: TallyCounter, digits: Int) {
    let tally = viewDidLoadSubject
      .flatMap { ObservationPublisher { counter.observe($0) } }
      .share()
    wheels = (0..<digits).map { wheel in
      tally.map { String($0.digits[wheel]) }.removeDuplicates().eraseToAnyPublisher()
    }
    cancellables = [
      incrementTappedSubject.sink { counter.increment() },
      upTappedSubject.sink { counter.up() },
      downTappedSubject.sink { counter.down() },
    ]
  }

  func viewDidLoad() { viewDidLoadSubject.send() }

  func incrementTapped() { incrementTappedSubject.send() }

  func upTapped() { upTappedSubject.send() }

  func downTapped() { downTappedSubject.send() }
}
