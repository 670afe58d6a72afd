import Reactive

@testable import ReactiveMVVM

/// The inputs that a test gives to the search's view model in place of the view.
final class SearchInputs {
  let text = PassthroughSubject<String, Never>()
  let submit = PassthroughSubject<Void, Never>()
  let isEditing = PassthroughSubject<Bool, Never>()
  let cancel = PassthroughSubject<Void, Never>()
  let offset = PassthroughSubject<Int, Never>()
  let selection = PassthroughSubject<Int, Never>()

  var publishers: SearchViewModel.Inputs {
    .init(
      text: text.eraseToAnyPublisher(), submit: submit.eraseToAnyPublisher(),
      isEditing: isEditing.eraseToAnyPublisher(), cancel: cancel.eraseToAnyPublisher(),
      offset: offset.eraseToAnyPublisher(), selection: selection.eraseToAnyPublisher())
  }

  /// Types a query and submits it.
  func search(for query: String) {
    text.send(query)
    submit.send()
  }
}
