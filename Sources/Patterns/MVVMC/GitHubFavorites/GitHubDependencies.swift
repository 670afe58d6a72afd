import Reactive
import Samples

/// The services, models and settings that coordinators hand on, and make screens of.
struct GitHubDependencies {
  let service: GitHubService
  let scheduler: VirtualScheduler
  let favorites: FavoritesModel
  let visibleRows: Int
}
