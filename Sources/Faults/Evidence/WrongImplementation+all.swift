import Samples

extension WrongImplementation {
  /// All wrong implementations, by sample.
  @MainActor public static let all: [WrongImplementation] =
    tallyCounter + stepCounter + delayedStar + github

  @MainActor private static let tallyCounter = [
    WrongImplementation(
      "counts-past-the-end",
      mistake: "The guard against overflow is mistyped, so that the count goes on unseen.",
      symptom: "After 9999 the wheels show 0000, and what is turned next is a digit out of sight.",
      in: Implementation(CountsPastTheEndApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("down-after-the-wrap", step: 4),
        .expectation("one-digit-only", step: 7),
        .expectation("wrap-at-the-top", step: 6),
      ])),
    WrongImplementation(
      "observes-again",
      mistake: "Each tap adds an observer, and none of the older ones is released.",
      symptom: "Nothing; each tap paints every wheel once more than the tap before.",
      in: Implementation(ObservesAgainApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .redundancy("a-carry-through-every-digit"),
        .redundancy("down-after-the-wrap"),
        .redundancy("down-at-zero"),
        .redundancy("hammering"),
        .redundancy("leave-and-open-again"),
        .redundancy("nine-digits"),
        .redundancy("one-digit-only"),
        .redundancy("one-tap"),
        .redundancy("up-never-carrying"),
        .redundancy("wrap-at-the-top"),
      ])),
  ]

  @MainActor private static let stepCounter = [
    WrongImplementation(
      "empty-until-tapped",
      mistake: "The view is told of changes, and nobody gives it the first value.",
      symptom: "The label is empty until the first tap.",
      in: Implementation(EmptyUntilTappedApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("alpha-follows-the-rule", step: 1),
        .expectation("first-look", step: 1),
        .expectation("leave-and-return", step: 7),
        .frame("decrement-greyed-at-zero", step: 0),
        .frame("two-quick-taps", step: 0),
        .frame("up-and-down", step: 0),
      ])),
    WrongImplementation(
      "keeps-the-count",
      mistake: "The model is a singleton.",
      symptom: "A new screen greets with the count of the last one.",
      in: Implementation(KeepsTheCountApp.self, pattern: "cocoa-mvc"),
      caughtBy: .leakInEveryScenario),
    WrongImplementation(
      "still-hears",
      mistake: "The closure that observes holds the observer.",
      symptom: "Nothing; the screen that was left lives on and hears every change.",
      in: Implementation(StillHearsApp.self, pattern: "cocoa-mvc"),
      caughtBy: .leakInEveryScenario),
  ]

  @MainActor private static let delayedStar = [
    WrongImplementation(
      "request-kept",
      mistake: "The wish to open the item is a flag that nobody clears.",
      symptom: "The next star opens the item, which nobody asked for.",
      in: Implementation(RequestKeptApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("navigate-at-unstarred-star-and-open", step: 14),
        .expectation("navigate-while-switching-to-unstarred-star-and-open", step: 13),
      ])),
    WrongImplementation(
      "stays-enabled",
      mistake: "The button stays enabled while the star is switching; the model ignores the tap.",
      symptom: "A button that does nothing when it is tapped.",
      in: Implementation(StaysEnabledApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("back-while-switching", step: 7),
        .expectation("double-tap", step: 2),
        .expectation("navigate-at-unstarred-star-and-open", step: 3),
        .expectation("navigate-while-switching-to-starred-star-and-open", step: 6),
        .expectation("navigate-while-switching-to-unstarred-star-and-open", step: 8),
        .expectation("open-detail-star-is-in-step", step: 16),
        .expectation("toggle-and-settle", step: 3),
        .frame("leave-while-switching", step: 1),
        .frame("navigate-at-starred", step: 1),
        .frame("navigate-at-unstarred-ok", step: 5),
        .frame("toggle-on-the-second-screen-and-return", step: 1),
      ])),
  ]

  @MainActor private static let github = [
    WrongImplementation(
      "answers-appended",
      mistake: "A newer search does not cancel the older one.",
      symptom: "The list shows users that do not match what is in the field.",
      in: Implementation(AnswersAppendedApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("an-older-answer-first", step: 5),
        .expectation("clear-while-under-way", step: 5),
        .expectation("the-newer-search-wins", step: 6),
      ])),
    WrongImplementation(
      "retry-blocked",
      mistake: "Queries pass through a stream that skips repeats, and failures do not.",
      symptom: "A search that failed cannot be tried again.",
      in: Implementation(RetryBlockedApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("fails-at-once", step: 7),
        .expectation("first-page-fails-retry", step: 8),
      ])),
    WrongImplementation(
      "spinner-stuck",
      mistake: "The end of waiting is noted where users arrive, and not where a request fails.",
      symptom: "The spinner turns for ever behind the alert.",
      in: Implementation(SpinnerStuckApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("a-failure-out-of-sight", step: 10),
        .expectation("bad-token", step: 10),
        .expectation("fails-at-once", step: 4),
        .expectation("first-page-fails-retry", step: 5),
        .expectation("second-page-fails-retry", step: 7),
        .expectation("submit-before-the-delay", step: 8),
      ])),
    WrongImplementation(
      "stale-title",
      mistake: "The second screen of a repository takes its title when it is opened.",
      symptom: "It offers to remove what the other tab has removed already.",
      in: Implementation(StaleTitleApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("favorite-removed-in-the-other-tab-while-open", step: 14),
        .expectation("same-repository-open-in-both-tabs", step: 18),
      ])),
    WrongImplementation(
      "jammed-guard",
      mistake: "What is under way is noted after the call that sends it.",
      symptom: "After an answer that came inside that call, nothing is sent any more.",
      in: Implementation(JammedGuardApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("fails-at-once", step: 7)
      ])),
    WrongImplementation(
      "held-by-itself",
      mistake: "A stream is assigned to a property of the object that keeps the subscription.",
      symptom: "Nothing; every search screen that was opened lives on.",
      in: Implementation(HeldByItselfApp.self, pattern: "cocoa-mvc"),
      caughtBy: .leakInEveryScenario),
  ]
}
