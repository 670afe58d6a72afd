import HeadlessUI
import Reactive

@testable import InputsOutputsMVVM

/// A view model for tests of the view: it notes what the view reports, and outputs what the test
/// says.
final class StarViewModelMock: StarViewModelType, StarViewModelInputs, StarViewModelOutputs,
  StarButtonOutputs
{
  private(set) var reported: [String] = []
  let title = CurrentValueSubject<String, Never>("☆")
  let color = CurrentValueSubject<Color, Never>(.red)
  let enabled = CurrentValueSubject<Bool, Never>(false)
  let detail = PassthroughSubject<Void, Never>()
  let alert = PassthroughSubject<Void, Never>()

  var inputs: any StarViewModelInputs { self }
  var outputs: any StarViewModelOutputs { self }
  var star: any StarButtonOutputs { self }
  var starTitle: AnyPublisher<String, Never> { title.eraseToAnyPublisher() }
  var starColor: AnyPublisher<Color, Never> { color.eraseToAnyPublisher() }
  var isStarEnabled: AnyPublisher<Bool, Never> { enabled.eraseToAnyPublisher() }
  var goToDetail: AnyPublisher<Void, Never> { detail.eraseToAnyPublisher() }
  var showUnstarredAlert: AnyPublisher<Void, Never> { alert.eraseToAnyPublisher() }

  func starTapped() { reported.append("starTapped") }

  func navigateTapped() { reported.append("navigateTapped") }

  func starAndOpenChosen() { reported.append("starAndOpenChosen") }
}
