import Reactive
import Samples

/// The first screen: what its star looks like, and where it wants to go.
@Traced(.viewModel)
final class StarViewModel: StarViewModelType, StarViewModelInputs, StarViewModelOutputs {
  let star: any StarButtonOutputs
  let goToDetail: AnyPublisher<Void, Never>
  let showUnstarredAlert: AnyPublisher<Void, Never>
  var inputs: any StarViewModelInputs { self }
  var outputs: any StarViewModelOutputs { self }

  /// The source of the outputs; only kept, as the request is.
  private let state: CurrentValueSubject<StarState, Never>
  private let request: PassthroughSubject<NavigationRequest, Never>
  private let observations: [ObservationToken]
  private let cancellables: [AnyCancellable]

  init(star: StarModel, navigation: NavigationModel) {
    let state = CurrentValueSubject<StarState, Never>(star.state)
    let request = PassthroughSubject<NavigationRequest, Never>()
    self.state = state
    self.request = request

    self.star = StarAppearance(of: state)
    let stateAtNavigation = navigateTappedSubject.withLatestFrom(state)
    goToDetail =
      stateAtNavigation
      .filter(\.isStarred)
      .map { _ in }
      .merge(with: request.filter { $0 == .granted }.map { _ in })
      .eraseToAnyPublisher()
    showUnstarredAlert =
      stateAtNavigation
      .filter { !$0.isStarred }
      .map { _ in }
      .eraseToAnyPublisher()

    observations = [
      star.observe { state.send($0) },
      navigation.observe { request.send($0) },
    ]
    cancellables = [
      starTappedSubject.sink { star.toggle() },
      starAndOpenChosenSubject.sink {
        navigation.requestToNavigate()
        star.star()
      },
    ]
  }

  private let starTappedSubject = PassthroughSubject<Void, Never>()
  func starTapped() { starTappedSubject.send() }

  private let navigateTappedSubject = PassthroughSubject<Void, Never>()
  func navigateTapped() { navigateTappedSubject.send() }

  private let starAndOpenChosenSubject = PassthroughSubject<Void, Never>()
  func starAndOpenChosen() { starAndOpenChosenSubject.send() }
}
