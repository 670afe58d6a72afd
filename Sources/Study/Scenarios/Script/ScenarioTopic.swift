/// The topic of a scenario; a sample's page groups its scenarios by it.
public enum ScenarioTopic: String, Sendable, Hashable, CaseIterable {
  case time
  case navigation
  case lists
  case errors
  case lifetime
}
