import ClassicMVC
import CocoaMVC
import Flux
import MVVM
import PassiveMVP
import ReactiveMVVM
public import Samples

extension Implementation {
  /// All that Counterpoint can play, by pattern and then by sample, in the order in which pages
  /// show it: one line for each implementation.
  @MainActor public static let all: [Implementation] = [
    Implementation(CocoaMVC.TallyCounterApp.self, pattern: "cocoa-mvc"),
    Implementation(CocoaMVC.DelayedStarApp.self, pattern: "cocoa-mvc"),
    Implementation(ClassicMVC.TallyCounterApp.self, pattern: "classic-mvc"),
    Implementation(ClassicMVC.StepCounterApp.self, pattern: "classic-mvc"),
    Implementation(ClassicMVC.DelayedStarApp.self, pattern: "classic-mvc"),
    Implementation(ClassicMVC.GitHubFavoritesApp.self, pattern: "classic-mvc"),
    Implementation(ClassicMVC.ProfileApp.self, pattern: "classic-mvc"),
    Implementation(ClassicMVC.ProgramsApp.self, pattern: "classic-mvc"),
    Implementation(PassiveMVP.TallyCounterApp.self, pattern: "passive-mvp"),
    Implementation(PassiveMVP.DelayedStarApp.self, pattern: "passive-mvp"),
    Implementation(MVVM.TallyCounterApp.self, pattern: "mvvm"),
    Implementation(MVVM.DelayedStarApp.self, pattern: "mvvm"),
    Implementation(ReactiveMVVM.TallyCounterApp.self, pattern: "reactive-mvvm"),
    Implementation(ReactiveMVVM.DelayedStarApp.self, pattern: "reactive-mvvm"),
    Implementation(Flux.TallyCounterApp.self, pattern: "flux"),
    Implementation(Flux.DelayedStarApp.self, pattern: "flux"),
  ]
}
