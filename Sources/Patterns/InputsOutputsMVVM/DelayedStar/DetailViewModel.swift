import Reactive
import Samples

/// The second screen: what its star looks like.
@Traced(.viewModel)
final class DetailViewModel: DetailViewModelType, DetailViewModelInputs, DetailViewModelOutputs {
  let star: any StarButtonOutputs
  var inputs: any DetailViewModelInputs { self }
  var outputs: any DetailViewModelOutputs { self }

  private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
  private let starTappedSubject = PassthroughSubject<Void, Never>()
  private let cancellable: AnyCancellable

  init(star: StarModel) {
    let state = viewDidLoadSubject
      .flatMap { ObservationPublisher { star.observe($0) } }
      .share()
    self.star = StarAppearance(of: state)
    cancellable = starTappedSubject.sink { star.toggle() }
  }

  func viewDidLoad() { viewDidLoadSubject.send() }

  func starTapped() { starTappedSubject.send() }
}
