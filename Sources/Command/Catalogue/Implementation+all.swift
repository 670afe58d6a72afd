import ClassicMVC
import CocoaMVC
import Flux
import FluxMVVM
import Identifiers
import InputsOutputsMVVM
import MVC2
import MVVM
import MVVMC
import ObservableMV
import PassiveMVP
import ReactiveMVVM
import Samples
import StorePattern
import SupervisingMVP
import TCA
import VIPER

extension Implementation {
  /// Counterpoint's own implementations, a line for each, by pattern and then by sample, in the
  /// order of the pages.
  @MainActor static let own: [Implementation] = [
    Implementation(CocoaMVC.TallyCounterApp.self, pattern: "cocoa-mvc"),
    Implementation(CocoaMVC.StepCounterApp.self, pattern: "cocoa-mvc"),
    Implementation(CocoaMVC.DelayedStarApp.self, pattern: "cocoa-mvc"),
    Implementation(CocoaMVC.GitHubFavoritesApp.self, pattern: "cocoa-mvc"),
    Implementation(CocoaMVC.ProfileApp.self, pattern: "cocoa-mvc"),
    Implementation(CocoaMVC.ProgramsApp.self, pattern: "cocoa-mvc"),
    Implementation(ClassicMVC.TallyCounterApp.self, pattern: "classic-mvc"),
    Implementation(ClassicMVC.StepCounterApp.self, pattern: "classic-mvc"),
    Implementation(ClassicMVC.DelayedStarApp.self, pattern: "classic-mvc"),
    Implementation(ClassicMVC.GitHubFavoritesApp.self, pattern: "classic-mvc"),
    Implementation(ClassicMVC.ProfileApp.self, pattern: "classic-mvc"),
    Implementation(ClassicMVC.ProgramsApp.self, pattern: "classic-mvc"),
    Implementation(MVC2.TallyCounterApp.self, pattern: "mvc2"),
    Implementation(MVC2.StepCounterApp.self, pattern: "mvc2"),
    Implementation(MVC2.DelayedStarApp.self, pattern: "mvc2"),
    Implementation(MVC2.GitHubFavoritesApp.self, pattern: "mvc2"),
    Implementation(MVC2.ProfileApp.self, pattern: "mvc2"),
    Implementation(MVC2.ProgramsApp.self, pattern: "mvc2"),
    Implementation(SupervisingMVP.TallyCounterApp.self, pattern: "supervising-mvp"),
    Implementation(SupervisingMVP.StepCounterApp.self, pattern: "supervising-mvp"),
    Implementation(SupervisingMVP.DelayedStarApp.self, pattern: "supervising-mvp"),
    Implementation(SupervisingMVP.GitHubFavoritesApp.self, pattern: "supervising-mvp"),
    Implementation(SupervisingMVP.ProfileApp.self, pattern: "supervising-mvp"),
    Implementation(SupervisingMVP.ProgramsApp.self, pattern: "supervising-mvp"),
    Implementation(PassiveMVP.TallyCounterApp.self, pattern: "passive-mvp"),
    Implementation(PassiveMVP.StepCounterApp.self, pattern: "passive-mvp"),
    Implementation(PassiveMVP.DelayedStarApp.self, pattern: "passive-mvp"),
    Implementation(PassiveMVP.GitHubFavoritesApp.self, pattern: "passive-mvp"),
    Implementation(PassiveMVP.ProfileApp.self, pattern: "passive-mvp"),
    Implementation(PassiveMVP.ProgramsApp.self, pattern: "passive-mvp"),
    Implementation(VIPER.TallyCounterApp.self, pattern: "viper"),
    Implementation(VIPER.StepCounterApp.self, pattern: "viper"),
    Implementation(VIPER.DelayedStarApp.self, pattern: "viper"),
    Implementation(VIPER.GitHubFavoritesApp.self, pattern: "viper"),
    Implementation(VIPER.ProfileApp.self, pattern: "viper"),
    Implementation(VIPER.ProgramsApp.self, pattern: "viper"),
    Implementation(MVVM.TallyCounterApp.self, pattern: "mvvm"),
    Implementation(MVVM.StepCounterApp.self, pattern: "mvvm"),
    Implementation(MVVM.DelayedStarApp.self, pattern: "mvvm"),
    Implementation(MVVM.GitHubFavoritesApp.self, pattern: "mvvm"),
    Implementation(MVVM.ProfileApp.self, pattern: "mvvm"),
    Implementation(MVVM.ProgramsApp.self, pattern: "mvvm"),
    Implementation(ReactiveMVVM.TallyCounterApp.self, pattern: "reactive-mvvm"),
    Implementation(ReactiveMVVM.StepCounterApp.self, pattern: "reactive-mvvm"),
    Implementation(ReactiveMVVM.DelayedStarApp.self, pattern: "reactive-mvvm"),
    Implementation(ReactiveMVVM.GitHubFavoritesApp.self, pattern: "reactive-mvvm"),
    Implementation(ReactiveMVVM.ProfileApp.self, pattern: "reactive-mvvm"),
    Implementation(ReactiveMVVM.ProgramsApp.self, pattern: "reactive-mvvm"),
    Implementation(MVVMC.TallyCounterApp.self, pattern: "mvvm-c"),
    Implementation(MVVMC.StepCounterApp.self, pattern: "mvvm-c"),
    Implementation(MVVMC.DelayedStarApp.self, pattern: "mvvm-c"),
    Implementation(MVVMC.GitHubFavoritesApp.self, pattern: "mvvm-c"),
    Implementation(MVVMC.ProfileApp.self, pattern: "mvvm-c"),
    Implementation(MVVMC.ProgramsApp.self, pattern: "mvvm-c"),
    Implementation(InputsOutputsMVVM.TallyCounterApp.self, pattern: "inputs-outputs-mvvm"),
    Implementation(InputsOutputsMVVM.StepCounterApp.self, pattern: "inputs-outputs-mvvm"),
    Implementation(InputsOutputsMVVM.DelayedStarApp.self, pattern: "inputs-outputs-mvvm"),
    Implementation(InputsOutputsMVVM.GitHubFavoritesApp.self, pattern: "inputs-outputs-mvvm"),
    Implementation(InputsOutputsMVVM.ProfileApp.self, pattern: "inputs-outputs-mvvm"),
    Implementation(InputsOutputsMVVM.ProgramsApp.self, pattern: "inputs-outputs-mvvm"),
    Implementation(ObservableMV.TallyCounterApp.self, pattern: "observable-mv"),
    Implementation(ObservableMV.StepCounterApp.self, pattern: "observable-mv"),
    Implementation(ObservableMV.DelayedStarApp.self, pattern: "observable-mv"),
    Implementation(ObservableMV.GitHubFavoritesApp.self, pattern: "observable-mv"),
    Implementation(ObservableMV.ProfileApp.self, pattern: "observable-mv"),
    Implementation(ObservableMV.ProgramsApp.self, pattern: "observable-mv"),
    Implementation(Flux.TallyCounterApp.self, pattern: "flux"),
    Implementation(Flux.StepCounterApp.self, pattern: "flux"),
    Implementation(Flux.DelayedStarApp.self, pattern: "flux"),
    Implementation(Flux.GitHubFavoritesApp.self, pattern: "flux"),
    Implementation(Flux.ProfileApp.self, pattern: "flux"),
    Implementation(Flux.ProgramsApp.self, pattern: "flux"),
    Implementation(TCA.TallyCounterApp.self, pattern: "tca"),
    Implementation(TCA.StepCounterApp.self, pattern: "tca"),
    Implementation(TCA.DelayedStarApp.self, pattern: "tca"),
    Implementation(TCA.GitHubFavoritesApp.self, pattern: "tca"),
    Implementation(TCA.ProfileApp.self, pattern: "tca"),
    Implementation(TCA.ProgramsApp.self, pattern: "tca"),
    Implementation(FluxMVVM.TallyCounterApp.self, pattern: "flux-mvvm"),
    Implementation(FluxMVVM.StepCounterApp.self, pattern: "flux-mvvm"),
    Implementation(FluxMVVM.DelayedStarApp.self, pattern: "flux-mvvm"),
    Implementation(FluxMVVM.GitHubFavoritesApp.self, pattern: "flux-mvvm"),
    Implementation(FluxMVVM.ProfileApp.self, pattern: "flux-mvvm"),
    Implementation(FluxMVVM.ProgramsApp.self, pattern: "flux-mvvm"),
    Implementation(StorePattern.TallyCounterApp.self, pattern: "store-pattern"),
    Implementation(StorePattern.StepCounterApp.self, pattern: "store-pattern"),
    Implementation(StorePattern.DelayedStarApp.self, pattern: "store-pattern"),
    Implementation(StorePattern.GitHubFavoritesApp.self, pattern: "store-pattern"),
    Implementation(StorePattern.ProfileApp.self, pattern: "store-pattern"),
    Implementation(StorePattern.ProgramsApp.self, pattern: "store-pattern"),
  ]
}
