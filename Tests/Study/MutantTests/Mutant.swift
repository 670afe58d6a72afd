import CocoaMVC
import Flux
import FluxMVVM
import Identifiers
import MVVM
import PassiveMVP
import Samples
import Testing

/// An implementation that is broken on purpose, and the checks that must catch it.
struct Mutant: Sendable, CustomTestStringConvertible {
  /// The mistake that it has, in words.
  let mistake: String
  /// The broken implementation.
  let broken: Implementation
  /// The one of the same pattern that is not.
  let honest: Implementation
  /// The steps that bring the fault out, without expectations.
  let steps: String
  /// The file in which it is broken.
  let file: String
  /// The checks that catch it; no other may.
  let caughtBy: [Check: String]

  nonisolated var testDescription: String { mistake }
}

extension Mutant {
  static let all = [
    Mutant(
      mistake: "a missing repaint",
      broken: Implementation(MissingRepaintApp.self, pattern: "cocoa-mvc"),
      honest: tally.cocoa, steps: "  - tap: increment", file: "Mutants/MissingRepaint",
      caughtBy: [.frames: "differ after step 1, in digit.0.text"]),
    Mutant(
      mistake: "a wrong colour",
      broken: Implementation(WrongColorApp.self, pattern: "cocoa-mvc"),
      honest: star.cocoa, steps: "  - tap: star\n  - wait: 1s", file: "Mutants/WrongColor",
      caughtBy: [.frames: "differ after step 1, in star.color"]),
    Mutant(
      mistake: "a screen that leaks",
      broken: Implementation(LeakingScreenApp.self, pattern: "cocoa-mvc"),
      honest: star.cocoa, steps: openDetail + "\n  - back", file: "Mutants/LeakingScreen",
      caughtBy: [
        .screensDie: "LeakingDetailController#1 is still alive after navigate",
        .performance: "participants outlive the app",
      ]),
    Mutant(
      mistake: "a binding live after a pop",
      broken: Implementation(BindingAfterPopApp.self, pattern: "cocoa-mvc"),
      honest: star.cocoa, steps: openDetail + "\n  - back", file: "Mutants/BindingAfterPop",
      caughtBy: [
        .screensDie: "observer state from StarModel#1 to CarelessDetailController#1, is still live"
      ]),
    Mutant(
      mistake: "a forbidden arrow, in the source only",
      broken: Implementation(ArrowInSourceApp.self, pattern: "passive-mvp"),
      honest: tally.passive, steps: "  - tap: increment", file: "Mutants/ArrowInSource",
      caughtBy: [.contractInSource: "the view 'CuriousCounterView' names the model 'TallyCounter'"]),
    Mutant(
      mistake: "a forbidden arrow, in the recording only",
      broken: Implementation(ArrowInRecordingApp.self, pattern: "passive-mvp"),
      honest: tally.passive, steps: "  - tap: increment", file: "Mutants/ArrowInRecording",
      caughtBy: [
        .contractInRecording:
          "the view 'MeddlingCounterView' calls 'increment()' of the model 'TallyCounter'"
      ]),
    Mutant(
      mistake: "a rule copied into a pattern",
      broken: Implementation(CopiedRuleApp.self, pattern: "passive-mvp"),
      honest: tally.passive, steps: "  - tap: increment", file: "Mutants/CopiedRule",
      caughtBy: [.copiedRule: "a rule of 'Tally' is copied: ( digit + 1 ) % 10"]),
    Mutant(
      mistake: "a dispatch inside a dispatch",
      broken: Implementation(NestedDispatchApp.self, pattern: "flux"),
      honest: tally.flux, steps: "  - tap: increment", file: "Mutants/NestedDispatch",
      caughtBy: [
        .performance: "dispatch of up inside the dispatch of increment",
        .contractInRecording: "the store 'AnsweringStore' calls 'dispatch(_:)' of the dispatcher",
      ]),
    Mutant(
      mistake: "a request that is never cleared",
      broken: Implementation(StaleRequestApp.self, pattern: "cocoa-mvc"),
      honest: star.cocoa, steps: deadRequest, file: "Mutants/StaleRequest",
      caughtBy: [.frames: "differ after step 8, in screen"]),
    Mutant(
      mistake: "a screen leaked by setViewControllers",
      broken: Implementation(LeakedBySettingApp.self, pattern: "cocoa-mvc"),
      honest: star.cocoa, steps: openDetail, file: "Mutants/LeakedBySetting",
      caughtBy: [
        .screensDie: "LeakedController#1 is still alive after navigate",
        .performance: "participants outlive the app",
      ]),
    Mutant(
      mistake: "a read that the contract forbids: of a store",
      broken: Implementation(ViewReadsStoreApp.self, pattern: "flux-mvvm"),
      honest: tally.fluxMVVM, steps: "  - tap: increment", file: "Mutants/ViewReadsStore",
      caughtBy: [
        .contractInSource: "the view 'CountingCounterController' names the store 'TallyStore'",
        .contractInRecording:
          "the view 'CountingCounterController' reads 'value' of the store 'TallyStore'",
      ]),
    Mutant(
      mistake: "a request that the view sends, since the store says that it is due",
      broken: Implementation(ViewSendsRequestApp.self, pattern: "flux"),
      honest: profile.flux, steps: "  - tap: refresh", file: "Mutants/ViewSendsRequest",
      caughtBy: [
        .contractInSource: "the view 'SendingProfileController' names the model 'ProfileService'",
        .contractInRecording:
          "the view 'SendingProfileController' calls 'profile(_:)' of the model 'ProfileService'",
      ]),
    Mutant(
      mistake: "a read that the contract forbids: of the view",
      broken: Implementation(ViewModelReadsViewApp.self, pattern: "mvvm"),
      honest: tally.mvvm, steps: "  - tap: increment", file: "Mutants/ViewModelReadsView",
      caughtBy: [
        .contractInSource: "the view model 'PeepingViewModel' names the view 'CounterScreen'",
        .contractInRecording:
          "the view model 'PeepingViewModel' reads 'digit.0.text' of the view 'CounterScreen'",
      ]),
    Mutant(
      mistake: "a write that (only …) forbids",
      broken: Implementation(WriteBesideOnlyApp.self, pattern: "flux"),
      honest: tally.flux, steps: "  - tap: increment", file: "Mutants/WriteBesideOnly",
      caughtBy: [
        .contractInRecording: "the store 'GreedyStore' changes 'isBusy' of the dispatcher 'Queue'"
      ]),
    Mutant(
      mistake: "a view that sends whenever it is notified",
      broken: Implementation(EndlessRepaintApp.self, pattern: "flux"),
      honest: tally.flux, steps: "  - tap: increment", file: "Mutants/EndlessRepaint",
      caughtBy: [
        .performance:
          "more than 50000 events; repeated cycle:",
        .frames: "differ after step 1",
      ]),
    Mutant(
      mistake: "a timer without a delay that sets itself again",
      broken: Implementation(EndlessTimerApp.self, pattern: "cocoa-mvc"),
      honest: tally.cocoa, steps: "  - tap: increment", file: "Mutants/EndlessTimer",
      caughtBy: [
        .performance: "repeated cycle: TickingViewController#1",
        .frames: "differ after step 1",
      ]),
  ]

  /// Those that are derived from `SoundStarApp`.
  static let ofDelayedStar = all.filter { $0.broken.sample.id == "delayed-star" }

  private static let tally = (
    cocoa: Implementation(CocoaMVC.TallyCounterApp.self, pattern: "cocoa-mvc"),
    passive: Implementation(PassiveMVP.TallyCounterApp.self, pattern: "passive-mvp"),
    flux: Implementation(Flux.TallyCounterApp.self, pattern: "flux"),
    fluxMVVM: Implementation(FluxMVVM.TallyCounterApp.self, pattern: "flux-mvvm"),
    mvvm: Implementation(MVVM.TallyCounterApp.self, pattern: "mvvm")
  )

  private static let profile = (
    flux: Implementation(Flux.ProfileApp.self, pattern: "flux"), ()
  )

  private static let star = (
    cocoa: Implementation(CocoaMVC.DelayedStarApp.self, pattern: "cocoa-mvc"), ()
  )

  private static let openDetail = """
      - tap: star
      - wait: 1s
      - tap: navigate
    """

  private static let deadRequest = """
      - tap: star
      - wait: 1s
      - tap: star
      - tap: navigate
      - choose: Star and open
      - wait: 1s
      - tap: star
      - wait: 1s
    """
}
