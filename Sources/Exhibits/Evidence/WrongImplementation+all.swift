import Identifiers
import Samples

extension WrongImplementation {
  /// All wrong implementations, by sample.
  @MainActor public static let all: [WrongImplementation] =
    tallyCounter + stepCounter + delayedStar + github + profile

  @MainActor private static let tallyCounter = [
    WrongImplementation(
      "counts-past-the-end",
      in: Implementation(CountsPastTheEndTallyCounterApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("down-after-the-wrap", step: 4),
        .expectation("one-digit-only", step: 7),
        .expectation("wrap-at-the-top", step: 6),
      ])),
    WrongImplementation(
      "observes-again",
      in: Implementation(ObservesAgainTallyCounterApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .redundancy("a-carry-through-every-digit"),
        .redundancy("down-after-the-wrap"),
        .redundancy("down-at-zero"),
        .redundancy("five-taps-count-first"),
        .redundancy("five-taps-down-first"),
        .redundancy("five-taps-up-first"),
        .redundancy("hammering"),
        .redundancy("leave-and-open-again"),
        .redundancy("nine-digits"),
        .redundancy("one-digit-only"),
        .redundancy("one-tap"),
        .redundancy("up-never-carrying"),
        .redundancy("wrap-at-the-top"),
      ])),
    WrongImplementation(
      "repaints-none",
      in: Implementation(RepaintsNoneTallyCounterApp.self, pattern: "mvvm"),
      caughtBy: .scenarios([
        .expectation("a-carry-through-every-digit", step: 3),
        .expectation("down-after-the-wrap", step: 2),
        .expectation("down-at-zero", step: 2),
        .expectation("five-taps-count-first", step: 13),
        .expectation("five-taps-down-first", step: 16),
        .expectation("five-taps-up-first", step: 28),
        .expectation("hammering", step: 2),
        .expectation("leave-and-open-again", step: 2),
        .expectation("nine-digits", step: 3),
        .expectation("one-digit-only", step: 3),
        .expectation("one-tap", step: 2),
        .expectation("up-never-carrying", step: 2),
        .expectation("wrap-at-the-top", step: 2),
      ])),
    WrongImplementation(
      "binds-both-ways",
      in: Implementation(BindsBothWaysTallyCounterApp.self, pattern: "mvvm"),
      caughtBy: .scenarios([
        .expectation("a-carry-through-every-digit", step: 3),
        .expectation("down-after-the-wrap", step: 2),
        .expectation("down-at-zero", step: 2),
        .expectation("five-taps-count-first", step: 22),
        .expectation("five-taps-down-first", step: 16),
        .expectation("five-taps-up-first", step: 28),
        .expectation("hammering", step: 2),
        .expectation("leave-and-open-again", step: 2),
        .expectation("nine-digits", step: 5),
        .expectation("up-never-carrying", step: 2),
        .expectation("wrap-at-the-top", step: 4),
      ])),
  ]

  @MainActor private static let stepCounter = [
    WrongImplementation(
      "empty-until-tapped",
      in: Implementation(EmptyUntilTappedStepCounterApp.self, pattern: "cocoa-mvc"),
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
      in: Implementation(KeepsTheCountStepCounterApp.self, pattern: "cocoa-mvc"),
      caughtBy: .leakInEveryScenario(besides: [.expectation("leave-and-return", step: 7)])),
    WrongImplementation(
      "still-hears",
      in: Implementation(StillHearsStepCounterApp.self, pattern: "cocoa-mvc"),
      caughtBy: .leakInEveryScenario()),
    WrongImplementation(
      "held-by-itself",
      in: Implementation(HeldByItselfStepCounterApp.self, pattern: "reactive-mvvm"),
      caughtBy: .leakInEveryScenario()),
    WrongImplementation(
      "strong-view",
      in: Implementation(StrongViewStepCounterApp.self, pattern: "passive-mvp"),
      caughtBy: .leakInEveryScenario()),
  ]

  @MainActor private static let delayedStar = [
    WrongImplementation(
      "request-kept",
      in: Implementation(RequestKeptDelayedStarApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("granted-beneath-an-alert", step: 15),
        .expectation("navigate-at-unstarred-star-and-open", step: 14),
        .expectation("navigate-while-switching-to-unstarred-star-and-open", step: 13),
        .expectation("star-and-open-when-starred", step: 13),
      ])),
    WrongImplementation(
      "child-kept",
      in: Implementation(ChildKeptDelayedStarApp.self, pattern: "mvvm-c"),
      caughtBy: .scenarios([
        .survival("back-while-switching"),
        .survival("granted-beneath-an-alert"),
        .survival("navigate-at-starred"),
        .survival("navigate-at-unstarred-star-and-open"),
        .survival("open-detail-star-is-in-step"),
        .survival("star-and-open-when-starred"),
        .survival("toggle-on-the-second-screen-and-return"),
      ])),
    WrongImplementation(
      "stays-enabled",
      in: Implementation(StaysEnabledDelayedStarApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("back-while-switching", step: 7),
        .expectation("double-tap", step: 2),
        .expectation("navigate-at-unstarred-star-and-open", step: 3),
        .expectation("navigate-while-switching-to-starred-star-and-open", step: 6),
        .expectation("navigate-while-switching-to-unstarred-star-and-open", step: 8),
        .expectation("open-detail-star-is-in-step", step: 16),
        .expectation("toggle-and-settle", step: 3),
        .frame("granted-beneath-an-alert", step: 2),
        .frame("leave-while-switching", step: 1),
        .frame("navigate-at-starred", step: 1),
        .frame("navigate-at-unstarred-ok", step: 5),
        .frame("star-and-open-when-starred", step: 1),
        .frame("toggle-on-the-second-screen-and-return", step: 1),
      ])),
    WrongImplementation(
      "forgotten-unbind",
      in: Implementation(ForgottenUnbindDelayedStarApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .survival("back-while-switching"),
        .survival("granted-beneath-an-alert"),
        .survival("navigate-at-starred"),
        .survival("navigate-at-unstarred-star-and-open"),
        .survival("open-detail-star-is-in-step"),
        .survival("star-and-open-when-starred"),
        .survival("toggle-on-the-second-screen-and-return"),
      ])),
    WrongImplementation(
      "dispatches-inside",
      in: Implementation(DispatchesInsideDelayedStarApp.self, pattern: "flux"),
      caughtBy: .scenarios([
        .refusal("back-while-switching", step: 3),
        .refusal("granted-beneath-an-alert", step: 2),
        .refusal("leave-while-switching", step: 10),
        .refusal("navigate-at-starred", step: 3),
        .refusal("navigate-at-unstarred-star-and-open", step: 2),
        .refusal("navigate-while-switching-to-starred-star-and-open", step: 5),
        .refusal("navigate-while-switching-to-unstarred-star-and-open", step: 7),
        .refusal("open-detail-star-is-in-step", step: 3),
        .refusal("star-and-open-when-starred", step: 6),
        .refusal("toggle-on-the-second-screen-and-return", step: 3),
      ])),
    WrongImplementation(
      "sends-while-reducing",
      in: Implementation(SendsWhileReducingDelayedStarApp.self, pattern: "tca"),
      caughtBy: .scenarios([
        .refusal("granted-beneath-an-alert", step: 2),
        .refusal("leave-while-switching", step: 10),
        .refusal("navigate-at-unstarred-star-and-open", step: 2),
        .refusal("navigate-while-switching-to-starred-star-and-open", step: 5),
        .refusal("navigate-while-switching-to-unstarred-star-and-open", step: 7),
        .refusal("open-detail-star-is-in-step", step: 9),
        .refusal("star-and-open-when-starred", step: 6),
      ])),
  ]

  @MainActor private static let github = [
    WrongImplementation(
      "answers-appended",
      in: Implementation(AnswersAppendedGitHubFavoritesApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("a-row-that-was-replaced", step: 9),
        .expectation("an-older-answer-first", step: 5),
        .expectation("answers-of-two-queries", step: 7),
        .expectation("clear-while-under-way", step: 5),
        .redundancy("the-newer-search-wins"),
      ])),
    WrongImplementation(
      "retry-blocked",
      in: Implementation(RetryBlockedGitHubFavoritesApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("fails-at-once", step: 7),
        .expectation("first-page-fails-retry", step: 8),
      ])),
    WrongImplementation(
      "spinner-stuck",
      in: Implementation(SpinnerStuckGitHubFavoritesApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("a-failure-behind-an-alert", step: 9),
        .expectation("a-failure-out-of-sight", step: 10),
        .expectation("bad-token", step: 10),
        .expectation("fails-at-once", step: 4),
        .expectation("first-page-fails-retry", step: 5),
        .expectation("second-page-fails-retry", step: 7),
        .expectation("submit-before-the-delay", step: 8),
      ])),
    WrongImplementation(
      "stale-title",
      in: Implementation(StaleTitleGitHubFavoritesApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("favorite-removed-in-the-other-tab-while-open", step: 14),
        .expectation("same-repository-open-in-both-tabs", step: 18),
      ])),
    WrongImplementation(
      "jammed-guard",
      in: Implementation(JammedGuardGitHubFavoritesApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("fails-at-once", step: 7)
      ])),
    WrongImplementation(
      "older-answer-wins",
      in: Implementation(OlderAnswerWinsGitHubFavoritesApp.self, pattern: "cocoa-mvc"),
      caughtBy: .scenarios([
        .expectation("a-row-that-was-replaced", step: 9),
        .expectation("an-older-answer-first", step: 5),
        .expectation("answers-of-two-queries", step: 7),
        .expectation("clear-while-under-way", step: 5),
        .expectation("the-newer-search-wins", step: 9),
      ])),
  ]

  @MainActor private static let profile = [
    WrongImplementation(
      "stale-getter",
      in: Implementation(StaleGetterProfileApp.self, pattern: "observable-mv"),
      caughtBy: .scenarios([
        .expectation("answered-at-once", step: 5),
        .expectation("fails-with-values-kept", step: 8),
        .expectation("leave-then-a-push", step: 11),
        .expectation("presence-between-two-requests", step: 5),
        .expectation("presence-pushed", step: 4),
        .expectation("presence-pushed-before-the-first-answer", step: 2),
        .expectation("presence-pushed-during-a-request", step: 4),
      ]))
  ]
}
