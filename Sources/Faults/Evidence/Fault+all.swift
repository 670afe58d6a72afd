import Samples

extension Fault {
  /// All wrong implementations, by sample.
  @MainActor public static let all: [Fault] = tallyCounter + stepCounter + delayedStar + github

  @MainActor private static let tallyCounter = [
    Fault(
      "counts-past-the-end",
      mistake: "The guard against overflow is mistyped, so that the count goes on unseen.",
      symptom: "After 9999 the wheels show 0000, and what is turned next is a digit out of sight.",
      in: Implementation(CountsPastTheEndApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([.expectation("down-after-the-wrap", step: 4)])),
    Fault(
      "observes-again",
      mistake: "Each tap adds an observer, and none of the older ones is released.",
      symptom: "Nothing; each tap paints every wheel once more than the tap before.",
      in: Implementation(ObservesAgainApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([])),
  ]

  @MainActor private static let stepCounter = [
    Fault(
      "empty-until-tapped",
      mistake: "The view is told of changes, and nobody gives it the first value.",
      symptom: "The label is empty until the first tap.",
      in: Implementation(EmptyUntilTappedApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([.expectation("first-look", step: 1)])),
    Fault(
      "keeps-the-count",
      mistake: "The model is a singleton.",
      symptom: "A new screen greets with the count of the last one.",
      in: Implementation(KeepsTheCountApp.self, pattern: "cocoa-mvc"),
      caughtBy: .leakInEveryScenario),
    Fault(
      "still-hears",
      mistake: "The closure that observes holds the observer.",
      symptom: "Nothing; the screen that was left lives on and hears every change.",
      in: Implementation(StillHearsApp.self, pattern: "cocoa-mvc"),
      caughtBy: .leakInEveryScenario),
  ]

  @MainActor private static let delayedStar = [
    Fault(
      "request-kept",
      mistake: "The wish to open the item is a flag that nobody clears.",
      symptom: "The next star opens the item, which nobody asked for.",
      in: Implementation(RequestKeptApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([])),
    Fault(
      "stays-enabled",
      mistake: "The button stays enabled while the star is switching; the model ignores the tap.",
      symptom: "A button that does nothing when it is tapped.",
      in: Implementation(StaysEnabledApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([])),
  ]

  @MainActor private static let github = [
    Fault(
      "answers-appended",
      mistake: "A newer search does not cancel the older one.",
      symptom: "The list shows users that do not match what is in the field.",
      in: Implementation(AnswersAppendedApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([])),
    Fault(
      "retry-blocked",
      mistake: "Queries pass through a stream that skips repeats, and failures do not.",
      symptom: "A search that failed cannot be tried again.",
      in: Implementation(RetryBlockedApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([])),
    Fault(
      "spinner-stuck",
      mistake: "The end of waiting is noted where users arrive, and not where a request fails.",
      symptom: "The spinner turns for ever behind the alert.",
      in: Implementation(SpinnerStuckApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([])),
    Fault(
      "stale-title",
      mistake: "The second screen of a repository takes its title when it is opened.",
      symptom: "It offers to remove what the other tab has removed already.",
      in: Implementation(StaleTitleApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([])),
    Fault(
      "jammed-guard",
      mistake: "What is under way is noted after the call that sends it.",
      symptom: "After an answer that came inside that call, nothing is sent any more.",
      in: Implementation(JammedGuardApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([])),
    Fault(
      "held-by-itself",
      mistake: "A stream is assigned to a property of the object that keeps the subscription.",
      symptom: "Nothing; every search screen that was opened lives on.",
      in: Implementation(HeldByItselfApp.self, pattern: "cocoa-mvc"),
      caughtBy: .leakInEveryScenario),
  ]
}
