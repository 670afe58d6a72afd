import HeadlessUI
import Samples

/// The star that both screens show.
@Traced(.model)
@Observable
final class SharedStar {
  private(set) var state = StarState.initial
  private let service: StarService
  /// The closures to call when the star settles next.
  @ObservationIgnored private var settlings: [(_ old: StarState, _ new: StarState) -> Void] = []

  init(service: StarService) {
    self.service = service
  }

  func toggle() {
    if let next = state.toggled() { change(to: next) }
  }

  func star() {
    if let next = state.starred() { change(to: next) }
  }

  /// Calls a closure when the star settles next.
  ///
  /// Tracking is for views, which read the state that there is later. A model that depends on the
  /// change itself, from which state to which, is called.
  func whenSettled(_ settled: @escaping (_ old: StarState, _ new: StarState) -> Void) {
    settlings.append(settled)
  }

  private func change(to next: StarState) {
    state = next
    service.settle { [weak self] in self?.settle() }
  }

  private func settle() {
    let (old, waiting) = (state, settlings)
    state = old.settled()
    settlings = []
    for settled in waiting { settled(old, state) }
  }
}
