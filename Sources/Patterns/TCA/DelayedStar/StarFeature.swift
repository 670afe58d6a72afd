import Samples

/// The first screen: its star, and where it leads.
enum StarFeature {
  struct State: Equatable {
    var button = StarButtonFeature.State()
    var request = NavigationRequest.none
    var alert: Alert?
    var detail: Detail?
  }

  enum Action: Equatable {
    case button(StarButtonFeature.Action)
    case navigateButtonTapped
    case alert(PresentationAction<AlertAction>)
    case detail(PresentationAction<Never>)
  }

  /// The question what to do about an item that is not starred.
  struct Alert: Equatable {}

  enum AlertAction {
    case starAndOpenButtonTapped
  }

  /// The item that is open: it shows the same star, and has nothing of its own.
  struct Detail: Equatable {}
}
