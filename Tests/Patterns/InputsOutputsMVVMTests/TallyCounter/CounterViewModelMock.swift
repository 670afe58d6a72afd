import Reactive

@testable import InputsOutputsMVVM

/// A view model for tests of the view: it notes what the view reports, and outputs what the test
/// says.
final class CounterViewModelMock: CounterViewModelType, CounterViewModelInputs,
  CounterViewModelOutputs
{
  private(set) var reported: [String] = []
  let subjects = [
    CurrentValueSubject<String, Never>("0"), CurrentValueSubject<String, Never>("0"),
  ]
  var wheels: [AnyPublisher<String, Never>] { subjects.map { $0.eraseToAnyPublisher() } }
  var inputs: any CounterViewModelInputs { self }
  var outputs: any CounterViewModelOutputs { self }

  func incrementTapped() { reported.append("incrementTapped") }

  func upTapped() { reported.append("upTapped") }

  func downTapped() { reported.append("downTapped") }
}
