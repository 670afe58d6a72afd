import Samples

extension Fault {
  /// All wrong implementations, by sample.
  @MainActor public static let all: [Fault] = [
    Fault(
      "empty-until-tapped",
      mistake: "The view observes changes, and nobody gives it the first value.",
      symptom: "The label is empty until the first tap.",
      in: Implementation(EmptyUntilTappedApp.self, pattern: "cocoa-mvc"),
      caughtBy: [.expectation("first-look", step: 1)])
  ]
}
