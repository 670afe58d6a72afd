import Reactive
import Samples

@testable import InputsOutputsMVVM

/// A view model for tests of the view: it notes what the view reports, and outputs what the test
/// says.
final class SearchViewModelMock: SearchViewModelType, SearchViewModelInputs,
  SearchViewModelOutputs
{
  private(set) var reported: [String] = []
  let loginsSubject = CurrentValueSubject<[String], Never>(["oboe"])
  let totalSubject = CurrentValueSubject<String, Never>("1 / 1")
  let loadingSubject = CurrentValueSubject<Bool, Never>(true)
  let cancelHiddenSubject = CurrentValueSubject<Bool, Never>(true)
  let endEditingSubject = PassthroughSubject<Void, Never>()
  let userSubject = PassthroughSubject<User, Never>()
  let failureSubject = PassthroughSubject<String, Never>()

  var inputs: any SearchViewModelInputs { self }
  var outputs: any SearchViewModelOutputs { self }
  var logins: AnyPublisher<[String], Never> { loginsSubject.eraseToAnyPublisher() }
  var total: AnyPublisher<String, Never> { totalSubject.eraseToAnyPublisher() }
  var isLoading: AnyPublisher<Bool, Never> { loadingSubject.eraseToAnyPublisher() }
  var isCancelHidden: AnyPublisher<Bool, Never> { cancelHiddenSubject.eraseToAnyPublisher() }
  var endEditing: AnyPublisher<Void, Never> { endEditingSubject.eraseToAnyPublisher() }
  var goToUser: AnyPublisher<User, Never> { userSubject.eraseToAnyPublisher() }
  var showFailure: AnyPublisher<String, Never> { failureSubject.eraseToAnyPublisher() }

  func editingDidBegin() { reported.append("editingDidBegin") }
  func textChanged(to text: String) { reported.append("text \(text)") }
  func searchTapped() { reported.append("searchTapped") }
  func editingDidEnd() { reported.append("editingDidEnd") }
  func cancelTapped() { reported.append("cancelTapped") }
  func resultsScrolled(to offset: Int) { reported.append("scrolled to \(offset)") }
  func resultSelected(at row: Int) { reported.append("selected \(row)") }
}
