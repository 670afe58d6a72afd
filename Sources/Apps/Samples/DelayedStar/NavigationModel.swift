public import Trace

/// The navigation request of one `star` screen.
@Traced(.model)
public final class NavigationModel {
  /// The request as it is.
  public private(set) var request = NavigationRequest.none
  private var state: StarState
  private let observers = Observers<NavigationRequest>()
  private var observation: ObservationToken?

  /// No request, for a star.
  public init(star: StarModel) {
    state = star.state
    observation = star.observe { [weak self] state in self?.starChanged(to: state) }
  }

  /// Begins to observe; the present request is delivered at once.
  ///
  /// - Parameter handler: What to do with each request.
  /// - Returns: The registration; releasing it ends it.
  public func observe(_ handler: @escaping (NavigationRequest) -> Void) -> ObservationToken {
    observers.add(replaying: request, of: "request", handler)
  }

  /// Requests to open the item: at once if it is starred, else once it is.
  public func requestToNavigate() { pass(through: request.requested(at: state)) }

  private func starChanged(to new: StarState) {
    let old = state
    state = new
    pass(through: request.starChanged(from: old, to: new))
  }

  private func pass(through requests: [NavigationRequest]) {
    for request in requests {
      self.request = request
      observers.notify(request)
    }
  }
}
