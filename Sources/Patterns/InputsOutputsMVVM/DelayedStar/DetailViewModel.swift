import Reactive
import Samples

/// The second screen: what its star looks like.
@Traced(.viewModel)
final class DetailViewModel: DetailViewModelType, DetailViewModelInputs, DetailViewModelOutputs {
  let star: any StarButtonOutputs
  var inputs: any DetailViewModelInputs { self }
  var outputs: any DetailViewModelOutputs { self }

  /// The source of the outputs; only kept.
  private let state: CurrentValueSubject<StarState, Never>
  private let observation: ObservationToken
  private let cancellable: AnyCancellable

  init(star: StarModel) {
    let state = CurrentValueSubject<StarState, Never>(star.state)
    self.state = state

    self.star = StarAppearance(of: state)

    observation = star.observe { state.send($0) }
    cancellable = starTappedSubject.sink { star.toggle() }
  }

  private let starTappedSubject = PassthroughSubject<Void, Never>()
  func starTapped() { starTappedSubject.send() }
}
