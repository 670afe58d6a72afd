import Reactive

@testable import InputsOutputsMVVM

/// A view model for tests of the view: it notes what the view reports, and outputs what the test
/// says.
final class CounterViewModelMock: CounterViewModelType, CounterViewModelInputs,
  CounterViewModelOutputs
{
  private(set) var reported: [String] = []
  let subjects = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
  var wheels: [AnyPublisher<String, Never>] { subjects.map { $0.eraseToAnyPublisher() } }
  var inputs: any CounterViewModelInputs { self }
  var outputs: any CounterViewModelOutputs { self }

  func viewDidLoad() {
    reported.append("viewDidLoad")
    for subject in subjects { subject.send("0") }
  }

  func incrementTapped() { reported.append("incrementTapped") }

  func upTapped() { reported.append("upTapped") }

  func downTapped() { reported.append("downTapped") }
}
