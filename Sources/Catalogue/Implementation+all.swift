import ClassicMVC
import CocoaMVC
import Flux
import FluxMVVM
import InputsOutputsMVVM
import MVC2
import MVVM
import PassiveMVP
import ReactiveMVVM
public import Samples
import SupervisingMVP

extension Implementation {
  /// All that Counterpoint can play, by pattern and then by sample, in the order in which pages
  /// show it: one line for each implementation.
  @MainActor public static let all: [Implementation] = [
    Implementation(CocoaMVC.TallyCounterApp.self, pattern: "cocoa-mvc"),
    Implementation(CocoaMVC.StepCounterApp.self, pattern: "cocoa-mvc"),
    Implementation(CocoaMVC.DelayedStarApp.self, pattern: "cocoa-mvc"),
    Implementation(ClassicMVC.TallyCounterApp.self, pattern: "classic-mvc"),
    Implementation(ClassicMVC.DelayedStarApp.self, pattern: "classic-mvc"),
    Implementation(CocoaMVC.GitHubFavoritesApp.self, pattern: "cocoa-mvc"),
    Implementation(CocoaMVC.ProfileApp.self, pattern: "cocoa-mvc"),
    Implementation(CocoaMVC.ProgramsApp.self, pattern: "cocoa-mvc"),
    Implementation(MVC2.TallyCounterApp.self, pattern: "mvc2"),
    Implementation(MVC2.StepCounterApp.self, pattern: "mvc2"),
    Implementation(MVC2.DelayedStarApp.self, pattern: "mvc2"),
    Implementation(MVC2.GitHubFavoritesApp.self, pattern: "mvc2"),
    Implementation(MVC2.ProfileApp.self, pattern: "mvc2"),
    Implementation(MVC2.ProgramsApp.self, pattern: "mvc2"),
    Implementation(SupervisingMVP.TallyCounterApp.self, pattern: "supervising-mvp"),
    Implementation(SupervisingMVP.DelayedStarApp.self, pattern: "supervising-mvp"),
    Implementation(PassiveMVP.TallyCounterApp.self, pattern: "passive-mvp"),
    Implementation(PassiveMVP.DelayedStarApp.self, pattern: "passive-mvp"),
    Implementation(MVVM.TallyCounterApp.self, pattern: "mvvm"),
    Implementation(MVVM.DelayedStarApp.self, pattern: "mvvm"),
    Implementation(ReactiveMVVM.TallyCounterApp.self, pattern: "reactive-mvvm"),
    Implementation(ReactiveMVVM.DelayedStarApp.self, pattern: "reactive-mvvm"),
    Implementation(InputsOutputsMVVM.TallyCounterApp.self, pattern: "inputs-outputs-mvvm"),
    Implementation(InputsOutputsMVVM.DelayedStarApp.self, pattern: "inputs-outputs-mvvm"),
    Implementation(Flux.TallyCounterApp.self, pattern: "flux"),
    Implementation(Flux.StepCounterApp.self, pattern: "flux"),
    Implementation(Flux.DelayedStarApp.self, pattern: "flux"),
    Implementation(Flux.GitHubFavoritesApp.self, pattern: "flux"),
    Implementation(Flux.ProfileApp.self, pattern: "flux"),
    Implementation(Flux.ProgramsApp.self, pattern: "flux"),
    Implementation(FluxMVVM.TallyCounterApp.self, pattern: "flux-mvvm"),
    Implementation(FluxMVVM.StepCounterApp.self, pattern: "flux-mvvm"),
    Implementation(FluxMVVM.DelayedStarApp.self, pattern: "flux-mvvm"),
    Implementation(FluxMVVM.GitHubFavoritesApp.self, pattern: "flux-mvvm"),
    Implementation(FluxMVVM.ProfileApp.self, pattern: "flux-mvvm"),
    Implementation(FluxMVVM.ProgramsApp.self, pattern: "flux-mvvm"),
  ]
}
