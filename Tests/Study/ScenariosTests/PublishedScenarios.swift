/// The scenario files that the project publishes, by sample.
enum PublishedScenarios {
  static let names: [String: [String]] = [
    "tally-counter": [
      "a-carry-through-every-digit", "down-after-the-wrap", "down-at-zero", "first-look",
      "hammering", "leave-and-open-again", "nine-digits", "one-digit-only", "one-tap",
      "up-never-carrying", "wrap-at-the-top",
    ],
    "step-counter": [
      "alpha-follows-the-rule", "decrement-greyed-at-zero", "first-look", "leave-and-return",
      "two-quick-taps", "up-and-down",
    ],
    "delayed-star": [
      "back-while-switching", "double-tap", "granted-beneath-an-alert",
      "leave-while-switching", "navigate-at-starred",
      "navigate-at-unstarred-ok", "navigate-at-unstarred-star-and-open",
      "navigate-while-switching-to-starred-star-and-open",
      "navigate-while-switching-to-unstarred-star-and-open", "open-detail-star-is-in-step",
      "star-and-open-when-starred", "toggle-and-settle", "toggle-on-the-second-screen-and-return",
    ],
    "github-favorites": [
      "a-failure-behind-an-alert", "a-failure-out-of-sight", "a-row-that-was-replaced",
      "a-user-with-none", "add-and-remove",
      "add-twice", "an-older-answer-first", "answer-after-leaving", "answers-at-once",
      "answers-of-two-queries", "bad-token",
      "bottom-twice-while-under-way", "cancel-keeps-the-text", "clear-before-the-delay",
      "clear-while-under-way", "fails-at-once", "favorite-removed-in-the-other-tab-while-open",
      "first-page-fails-retry", "in-capitals", "leave-mid-request", "pages-of-repositories",
      "remove-all",
      "same-query-again", "same-repository-open-in-both-tabs", "second-page-fails-retry",
      "select-and-open", "select-in-one-tab-only", "short-first-page", "submit-before-the-delay",
      "the-newer-search-wins", "two-pages-then-the-last", "type-one-request",
    ],
    "profile": [
      "answered-at-once", "appears", "fails-at-once", "fails-retry", "fails-with-values-kept",
      "leave-then-a-push", "leave-while-under-way", "presence-between-two-requests",
      "presence-pushed", "presence-pushed-before-the-first-answer",
      "presence-pushed-during-a-request", "refresh", "refresh-before-the-first-answer",
      "refresh-twice-answers-out-of-order",
    ],
    "programs": [
      "answered-at-once", "appears", "bottom-twice-while-under-way", "fails-at-once",
      "leave-mid-request", "load-more-fails-retry", "load-more-twice-to-the-end",
      "load-more-while-refreshing", "refresh-after-the-end-begins-again", "refresh-at-the-bottom",
      "refresh-fails-on-empty-reload", "refresh-fails-with-items", "refresh-twice",
      "refresh-while-loading-more", "two-kinds-of-error-in-turn",
    ],
  ]
}
