import Diagnostics

extension PlantedKind {
  /// Work that tracing cannot see, and state that nobody owns.
  nonisolated static let unseen = [
    PlantedKind(
      "MVVM/StepCounter", "viewModel", [.askingClosure],
      "private let isShown: () -> Bool\n  init(isShown: @escaping () -> Bool) { self.isShown = isShown }"
    ),
    PlantedKind(
      "MVVM/StepCounter", "viewModel", [.askingClosure], "var isShown: (() -> Bool)?"),
    PlantedKind(
      "PassiveMVP/StepCounter", "presenter", [.askingClosure],
      "func a(_ text: () -> String) -> String { text() }"),
    PlantedKind(
      "Flux/StepCounter", "store", [.askingClosure],
      "func a(_ text: @autoclosure () -> String) -> String { text() }"),
    PlantedKind(
      "MVVM/StepCounter", [.askingClosure],
      source: """
        typealias PlantedQuestion = (Int) -> String
        @Traced(.viewModel) final class Planted { var ask: PlantedQuestion? }
        """),
    PlantedKind(
      "MVVM/StepCounter", [.keptClosure], source: "struct Planted { let text: (Int) -> String }"),
    PlantedKind(
      "MVVM/StepCounter", [.keptClosure], source: "enum Planted { case run(() -> Void) }"),
    PlantedKind(
      "MVVM/Binding", [.keptClosure], source: "final class Planted { let all: [() -> Void] = [] }"),
    PlantedKind(
      "MVVM/StepCounter", [.hiddenLogic, .domainExtension],
      source: "extension StepCount { var text: String { canDecrement ? \"some\" : \"none\" } }"),
    PlantedKind(
      "MVVM/StepCounter", [.hiddenLogic],
      source: "extension StepCounterViewModel { var plain: String { \"\\(count) steps\" } }"),
    PlantedKind(
      "MVVM/Programs", [.hiddenLogic],
      source: "extension ProgramsViewModel { var short: [String] { rows.map { $0 } } }"),
    PlantedKind(
      "MVVM/StepCounter", [.hiddenLogic],
      source: "extension Int { var shown: String { description } ; var other: Bool { !isOne } }"),
    PlantedKind(
      "MVVM/StepCounter", "viewModel", [.hiddenLogic],
      "private let number: Int?; var text: Int { number ?? other }; let other: Int"),
    PlantedKind(
      "MVVM/StepCounter", [.hiddenLogic],
      source: "@propertyWrapper struct Planted<Value> { var wrappedValue: Value }"),
    PlantedKind(
      "MVVM/StepCounter", [.hiddenLogic],
      source: "@Traced(.viewModel) @dynamicMemberLookup struct Planted { let value: String }"),
    PlantedKind(
      "MVVM/StepCounter", [.unseenAccess],
      source: "let plantedCount = UnsafeMutablePointer<Int>.allocate(capacity: 1)"),
    PlantedKind(
      "MVVM/StepCounter", [.mutableGlobal],
      source: """
        @Traced(.viewModel) final class PlantedCache { var hits = 0 }
        struct Planted { let cache: PlantedCache; static let shared = Planted(cache: .init()) }
        """),
    PlantedKind(
      "MVVM/StepCounter", [.mutableGlobal],
      source: """
        @Traced(.viewModel) final class PlantedCache { var hits = 0 }
        struct Planted { let inner: PlantedInner }
        struct PlantedInner { let cache: PlantedCache? }
        let plantedAll: [String: Planted] = [:]
        """),
    PlantedKind(
      "MVVM/StepCounter", [.mutableGlobal],
      source: """
        @Traced(.viewModel) final class PlantedCache {
          static func make() -> PlantedCache { PlantedCache() }
        }
        let plantedCache = PlantedCache.make()
        """),
    PlantedKind(
      "MVVM/StepCounter", "viewModel", [.mutableGlobal], "static let shared = Planted()"),
  ]

  /// The kinds of code that come from outside the app, or go past types.
  nonisolated static let outside =
    [
      "Foundation", "struct Foundation.Date", "Dispatch", "Synchronization",
    ].map { PlantedKind("MVVM/StepCounter", [.foreignImport], source: "import \($0)\n") }
    + [
      "Date()", "Date.now", "UUID()", "ProcessInfo.processInfo", "UserDefaults.standard",
      "FileManager.default", "getenv(\"HOME\")", "Bool.random()", "all.shuffled()",
      "all.randomElement()", "name.hashValue", "Hasher()", "ContinuousClock().now",
      "CommandLine.arguments", "ObjectIdentifier(self)", "readLine()",
      "SystemRandomNumberGenerator()", "Timer.scheduledTimer()",
    ].map {
      PlantedKind("MVVM/StepCounter", "viewModel", [.environment], "func a() { b(\($0)) }")
    } + [
      PlantedKind(
        "MVVM/StepCounter", "viewModel", [.environment], "typealias Clock = ContinuousClock"),
      PlantedKind(
        "MVVM/StepCounter", "viewModel", [.unseenAccess],
        "func a(view: any Bindable) { b(Mirror(reflecting: view)) }"),
      PlantedKind("MVVM/StepCounter", "viewModel", [.unseenAccess], "weak var context: AnyObject?"),
      PlantedKind("MVVM/StepCounter", "viewModel", [.unseenAccess], "var all: [Any] = []"),
      PlantedKind(
        "MVVM/StepCounter", "viewModel", [.unseenAccess],
        "func a(name: String) { b(unsafeBitCast(name, to: Int.self)) }"),
      PlantedKind(
        "MVVM/StepCounter", "viewModel", [.asynchronous], "func a() { Task { b() } }; func b() {}"),
      PlantedKind(
        "MVVM/StepCounter", "viewModel", [.asynchronous], "func a() { DispatchQueue.main.async {} }"
      ),
    ]

  /// The kinds of code about who holds whom, and who decides.
  nonisolated static let owning = [
    PlantedKind(
      "CocoaMVC/StepCounter", [.strongDelegate],
      source: """
        protocol PlantedDelegate: AnyObject { func picked() }
        @Traced(.controller) final class Planted { var delegate: (any PlantedDelegate)? }
        """),
    PlantedKind(
      "CocoaMVC/StepCounter", "controller", [.strongDelegate],
      "private var sources: [any TableViewDataSource] = []"),
    PlantedKind(
      "PassiveMVP/StepCounter", "view", [.contractState], "private var count: StepCount?"),
    PlantedKind(
      "MVVM/Programs", "view", [.contractState], "private var kept: [ProgramList] = []"),
    PlantedKind(
      "CocoaMVC/StepCounter", "composition", [.decidingComposition],
      "func a(counter: StepCounter) { if counter.count.canDecrement { counter.decrement() } }"),
    PlantedKind(
      "Flux/DelayedStar", "composition", [.decidingComposition],
      "func a(star: StarState) -> String { star.isStarred ? b : c }; let b: String; let c: String"),
    PlantedKind(
      "CocoaMVC/StepCounter", [.domainExtension],
      source: """
        @Traced(extending: .model)
        extension StepCounter {
          func stepTwice() { increment() }
        }
        """),
    PlantedKind(
      "CocoaMVC/StepCounter", [.domainExtension],
      source: """
        @Traced(extending: .view)
        extension StepCounterScreen { func show(_ count: StepCount) {} }
        """),
    PlantedKind(
      "MVVM/Binding", "viewModel", [.domainInMachinery],
      "func a(state: StarState) -> Bool { state.isStarred }"),
    PlantedKind(
      "PassiveMVP/StepCounter", "presenter", [.contractProtocol],
      "func a(_ label: Label) { label.text = nil }"),
    PlantedKind(
      "Flux/DelayedStar", "store", [.contractDirection], "private var service: StarService?"),
    PlantedKind(
      "CocoaMVC/StepCounter", [.untraced],
      source: "class Planted: ViewController {}\n"),
    PlantedKind(
      "MVVM/StepCounter", [.contractDirection],
      source: """
        protocol PlantedShowing: AnyObject { func show() }
        @Traced(extending: .view)
        extension StepCounterViewController: PlantedShowing { func show() {} }
        @Traced(.viewModel) final class Planted { weak var view: (any PlantedShowing)? }
        """),
  ]

  /// Code that looks like one of these and is right.
  nonisolated static let honest = [
    // A token keeps going what was begun, and answers nothing.
    PlantedKind(
      "TCA/Profile", [],
      source: """
        import Samples
        @Traced(.model) struct Planted {
          let begin: (_ completion: @escaping () -> Void) -> RequestToken
        }
        """),
    PlantedKind(
      "CocoaMVC/GitHubFavorites", "controller", [],
      """
      private let favorites: FavoritesModel
        private let repository: Repository
        init(favorites: FavoritesModel, repository: Repository) {
          self.favorites = favorites
          self.repository = repository
        }
        func toggleFavorite() {
          if favorites.favorites.contains(repository) {
            favorites.remove(repository)
          } else {
            favorites.add(repository)
          }
        }
      """),
    PlantedKind(
      "CocoaMVC/GitHubFavorites", "controller", [],
      "func a(all: Favorites, screen: FavoritesScreen) { screen.empty.isHidden = !all.repositories.isEmpty }"
    ),
    PlantedKind(
      "CocoaMVC/GitHubFavorites", "controller", [],
      "func a(bar: SearchBar) -> String { bar.text ?? \"\" }"),
    PlantedKind(
      "CocoaMVC/GitHubFavorites", "controller", [],
      "func a(rows: [String], at indexPath: IndexPath) -> Bool { indexPath.row < rows.count }"),
    PlantedKind(
      "CocoaMVC/GitHubFavorites", "controller", [],
      "func a(one: Repository) -> String { \"\\(one.name) ★\\(one.stars)\" }"),
    PlantedKind(
      "CocoaMVC/GitHubFavorites", "controller", [],
      """
      func a(result: Result<ListPage<User>, ServerError>) {
          if case .failure(let error) = result { b(error) }
        }
        func b(_ error: ServerError) {}
      """),
    PlantedKind(
      "CocoaMVC/DelayedStar", "controller", [],
      "func a(request: NavigationRequest) -> Bool { request == .granted }"),
    PlantedKind(
      "CocoaMVC/DelayedStar", "controller", [],
      """
      func a(state: StarState) -> Color {
          switch state {
          case .settled: .red
          case .switching: .gray
          }
        }
      """),
    PlantedKind(
      "Flux/StepCounter", "store", [],
      "private var count = StepCount()\n  func a(value: StepCount) { if count != value { b() } }\n  func b() {}"
    ),
    PlantedKind(
      "CocoaMVC/TallyCounter", "controller", [],
      "func a(old: [Int], new: [Int]) -> [Int] { old + new }"),
    PlantedKind(
      "MVVM/StepCounter", "composition", [],
      "private let make: () -> StepCounterViewController\n  "
        + "init(make: @escaping () -> StepCounterViewController) { self.make = make }"),
    PlantedKind(
      "MVVM/StepCounter", "viewModel", [],
      "var heard: ((Int) -> Void)?\n  func a(b: [Int]) -> [Int] { b.map { c in c } }"),
    PlantedKind(
      "InputsOutputsMVVM/StepCounter", "viewModel", [],
      "private let kept: Int\n  init(kept: Int) { self.kept = kept }\n  var shown: Int { kept }"),
    PlantedKind(
      "PassiveMVP/StepCounter", "view", [],
      "private let screen: StepCounterScreen\n  "
        + "init(screen: StepCounterScreen) { self.screen = screen }\n  var text: String? {\n"
        + "    get { screen.count.text }\n    set { screen.count.text = newValue }\n  }"),
    PlantedKind(
      "Flux/StepCounter", [],
      source: "enum PlantedAction: Equatable { case settled(Star), waiting }"),
    PlantedKind(
      "MVVM/StepCounter", [], source: "import Reactive\nextension StepCounter: Identifiable {}"),
  ]
}
