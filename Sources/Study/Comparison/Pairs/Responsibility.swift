/// Something that the code of a screen has to do, whatever the pattern.
public enum Responsibility: String, Sendable, Hashable, CaseIterable {
  case buildsTheScreen = "builds the screen"
  case hearsTheInput = "hears the input"
  case decides
  case changesTheModel = "changes the model"
  case hearsTheOutcome = "hears the outcome"
  case formats
  case navigates
  case releases
}
