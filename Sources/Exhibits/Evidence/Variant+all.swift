import ButtonsTargetPresenter
import CellViewModels
import DefaultedInputsOutputs
import DirectionalLabels
import EverythingInTheController
import FavoritesAsStreams
import Identifiers
import InjectedNavigator
import NewViewModelOnRefresh
import PresenterMakesPresenter
import PublishedProperties
import Samples
import SelectionInSharedStore
import ViewAsOutput
import ViewGenericOverPresenter
import ViewGenericOverViewModel

extension Variant {
  /// All variants, by pattern.
  @MainActor public static let all: [Variant] = [
    Variant(
      "everything-in-the-controller",
      of: Implementation(EverythingInTheController.GitHubFavoritesApp.self, pattern: "cocoa-mvc")),
    Variant(
      "view-generic-over-presenter",
      of: Implementation(ViewGenericOverPresenter.TallyCounterApp.self, pattern: "passive-mvp")),
    Variant(
      "buttons-target-presenter",
      of: Implementation(ButtonsTargetPresenter.TallyCounterApp.self, pattern: "passive-mvp")),
    Variant(
      "presenter-makes-presenter",
      of: Implementation(
        PresenterMakesPresenter.GitHubFavoritesApp.self, pattern: "passive-mvp")),
    Variant(
      "view-generic-over-view-model",
      of: Implementation(ViewGenericOverViewModel.TallyCounterApp.self, pattern: "mvvm")),
    Variant(
      "published-properties",
      of: Implementation(PublishedProperties.ProfileApp.self, pattern: "reactive-mvvm")),
    Variant(
      "directional-labels",
      of: Implementation(DirectionalLabels.StepCounterApp.self, pattern: "reactive-mvvm")),
    Variant(
      "favorites-as-streams",
      of: Implementation(FavoritesAsStreams.GitHubFavoritesApp.self, pattern: "reactive-mvvm")),
    Variant(
      "defaulted-inputs-outputs",
      of: Implementation(
        DefaultedInputsOutputs.StepCounterApp.self, pattern: "inputs-outputs-mvvm")),
    Variant(
      "cell-view-models",
      of: Implementation(CellViewModels.ProgramsApp.self, pattern: "mvvm")),
    Variant(
      "selection-in-shared-store",
      of: Implementation(SelectionInSharedStore.GitHubFavoritesApp.self, pattern: "flux")),
    Variant(
      "view-as-output",
      of: Implementation(ViewAsOutput.DelayedStarApp.self, pattern: "mvvm")),
    Variant(
      "injected-navigator",
      of: Implementation(InjectedNavigator.DelayedStarApp.self, pattern: "mvvm")),
    Variant(
      "new-view-model-on-refresh",
      of: Implementation(NewViewModelOnRefresh.ProgramsApp.self, pattern: "mvvm")),
  ]
}
