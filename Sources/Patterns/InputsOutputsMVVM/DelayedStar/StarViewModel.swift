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

  private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
  private let starTappedSubject = PassthroughSubject<Void, Never>()
  private let navigateTappedSubject = PassthroughSubject<Void, Never>()
  private let starAndOpenChosenSubject = PassthroughSubject<Void, Never>()
  private let cancellables: [AnyCancellable]

  init(star: StarModel, navigation: NavigationModel) {
    let state = viewDidLoadSubject
      .flatMap { ObservationPublisher { star.observe($0) } }
      .share()
    let request = viewDidLoadSubject
      .flatMap { ObservationPublisher { navigation.observe($0) } }
    let stateWhenNavigating = navigateTappedSubject.withLatestFrom(state)

    self.star = StarAppearance(of: state)
    goToDetail = stateWhenNavigating.filter(\.isStarred).map { _ in }
      .merge(with: request.filter { $0 == .granted }.map { _ in })
      .eraseToAnyPublisher()
    showUnstarredAlert = stateWhenNavigating.filter { !$0.isStarred }.map { _ in }
      .eraseToAnyPublisher()
    cancellables = [
      starTappedSubject.sink { star.toggle() },
      starAndOpenChosenSubject.sink {
        navigation.requestToNavigate()
        star.star()
      },
    ]
  }

  func viewDidLoad() { viewDidLoadSubject.send() }

  func starTapped() { starTappedSubject.send() }

  func navigateTapped() { navigateTappedSubject.send() }

  func starAndOpenChosen() { starAndOpenChosenSubject.send() }
}
