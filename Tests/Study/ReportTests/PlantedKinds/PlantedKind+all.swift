import Diagnostics

extension PlantedKind {
  nonisolated static let all = rules + texts + screens + unseen + outside + owning + honest

  /// Rules of the domain in other words.
  private nonisolated static let rules =
    steps.map {
      PlantedKind("CocoaMVC/StepCounter", "controller", [.numericDecision], $0)
    } + [
      PlantedKind(
        "MVVM/Programs", "viewModel", [.numericDecision],
        "func a(list: ProgramList) -> Bool { list.programs.count % 25 == 0 }"),
      PlantedKind(
        "MVVM/Programs", "viewModel", [.numericDecision],
        "func a(rows: [String], at path: IndexPath) -> Bool { path.row == rows.count - 1 }"),
      PlantedKind(
        "MVVM/Programs", "viewModel", [.numericDecision],
        "func a(list: ProgramList) -> Bool { list.programs.count == ProgramList.pageSize }"),
      PlantedKind(
        "MVVM/Programs", "viewModel", [.numericDecision],
        "func a(list: ProgramList) -> [Program] { Array(list.programs.prefix(25)) }"),
      PlantedKind(
        "MVVM/TallyCounter", "viewModel", [.numericDecision],
        "func a(tally: Tally) -> Int { tally.digits.reversed().reduce(0) { $0 * 10 + $1 } }"),
      PlantedKind(
        "MVVM/TallyCounter", "viewModel", [.numericDecision],
        "func a(tally: Tally) -> Int? { tally.digits.sorted(by: >).first }"),
      PlantedKind(
        "MVVM/GitHubFavorites", "viewModel", [.numericDecision], "func a() -> Int { 3 * 100 }"),
      PlantedKind(
        "CocoaMVC/DelayedStar", "controller", [.copiedRule],
        "func a(state: StarState) -> Bool { if case .settled(.set) = state { true } else { false } }"
      ),
      PlantedKind(
        "CocoaMVC/DelayedStar", "controller", [.copiedRule],
        "func a(state: StarState) { guard case .switching = state else { return } }"),
      PlantedKind(
        "CocoaMVC/DelayedStar", "controller", [.copiedRule],
        "func a(state: StarState) -> Bool { !state.isSwitching && state.star == .set }"),
      PlantedKind(
        "CocoaMVC/DelayedStar", "controller", [.copiedRule],
        "func a(state: StarState) -> Bool { switch state { case .settled(.set): true; default: false } }"
      ),
      PlantedKind(
        "CocoaMVC/DelayedStar", "controller", [.copiedRule],
        "func a(request: NavigationRequest) -> Bool { request == NavigationRequest.waiting }"),
      PlantedKind(
        "CocoaMVC/GitHubFavorites", "controller", [.copiedRule],
        "func a(all: [Repository], one: Repository) -> Bool { all.contains { $0.id == one.id } }"),
      PlantedKind(
        "CocoaMVC/GitHubFavorites", "controller", [.copiedRule],
        "func a(query: String) -> Bool { query.isEmpty }"),
      PlantedKind(
        "CocoaMVC/GitHubFavorites", "controller", [.copiedRule],
        "func a(bar: SearchBar) -> Bool { (bar.text ?? \"\").isEmpty || bar.text?.isEmpty == true }"
      ),
    ]

  /// The rule `value > 0` of a step counter.
  private nonisolated static let steps = [
    "func a(count: StepCount) -> Bool { count.value > 0 }",
    "func a(count: StepCount) -> Bool { !(count.value <= 0) }",
    "func a(count: StepCount) -> Bool { count.value != 0 }",
    "func a(count: StepCount) -> Bool { 1 <= count.value }",
    "func a(count: StepCount) -> Bool { min(count.value, 1) == 1 }",
    "func a(count: StepCount) -> Bool { count.value.signum() == 1 }",
    "func a(count: StepCount) -> Bool { count.value != .zero }",
    "func a(count: StepCount) -> Bool { (1...).contains(count.value) }",
    "func a(count: StepCount) -> Bool { !(0..<count.value).isEmpty }",
    "func a(count: StepCount) -> Bool { ![0].contains(count.value) }",
    "func a(count: StepCount) -> Bool { count != StepCount() }",
    "func a(count: StepCount) -> Bool { switch count.value { case 0: false; default: true } }",
    "func a(count: StepCount) -> Bool { if case 1... = count.value { true } else { false } }",
    "func a(count: StepCount) { let value = count.value; guard value > 0 else { return } }",
    "func a(count: StepCount) -> Bool { String(count.value) != \"0\" }",
    "var clicks: Int; init() { clicks = 0 }; func a() { clicks += 1 }",
  ]

  /// Texts of the domain in pieces, and texts that another role than the one that presents makes.
  private nonisolated static let texts =
    [
      "func a() -> String { \"Only a starred \" + \"item can be opened.\" }",
      "func a() -> String { \"On\" + \"ly a \" + \"starr\" + \"ed item\" + \" can be\" + \" opened.\" }",
      "func a(kind: String) -> String { \"Only a starred \\(kind) can be opened.\" }",
      "func a() -> String { [\"Star\", \"and\", \"open\"].joined(separator: \" \") }",
      "func a() { let item = \"item\"; b(\"Only a \" + \"starred \" + item + \" can be opened.\") }",
      "let first: String; init() { first = \"item can be\" }",
    ].map { PlantedKind("CocoaMVC/DelayedStar", "controller", [.copiedLiteral], $0) } + [
      PlantedKind(
        "CocoaMVC/Profile", "controller", [.copiedLiteral],
        "func a(age: Int) -> String { \"\\(age) years\" }"),
      PlantedKind(
        "CocoaMVC/Profile", "controller", [.copiedLiteral],
        "func a(age: Int) -> String { String(age) + \" years\" }"),
      PlantedKind(
        "CocoaMVC/GitHubFavorites", "controller", [.copiedLiteral],
        "func a(one: Repository) -> String { \"\\(one.owner)/\\(one.name)\" }"),
      PlantedKind(
        "Flux/GitHubFavorites", "store", [.contractPresentation],
        "func a(isFavorite: Bool) -> String { isFavorite ? \"Drop\" : \"Keep\" }"),
      PlantedKind(
        "PassiveMVP/StepCounter", "view", [.contractPresentation],
        "func a(isFirst: Bool) -> String { if isFirst { \"first\" } else { \"later\" } }"),
      PlantedKind(
        "PassiveMVP/StepCounter", "view", [.contractPresentation],
        "func a(number: Int) -> String { number.description }"),
      PlantedKind(
        "PassiveMVP/StepCounter", "view", [.contractPresentation],
        "func a(name: String) -> String { \"by \" + name }"),
      PlantedKind(
        "Flux/StepCounter", "store", [.contractPresentation, .hiddenLogic],
        "private let number: Int; var text: String { \"\\(number)\" }"),
    ]

  /// Views, and others, that ask a widget.
  private nonisolated static let screens =
    [
      "func a() { if screen.count.text == \"none\" { b() } }; func b() {}",
      "func a() -> String { screen.count.text ?? \"\" }",
      "func a() { let button = screen.increment; if button.currentTitle == \"Step\" { a() } }",
      "func a() { guard !screen.decrement.isHidden else { return } }",
      "func a() { for button in [screen.increment] where button.isEnabled { a() } }",
      "func a() -> String? { screen.count[keyPath: \\.text] }",
      "func a(label: Label) { switch label.text { case nil: a(label: label); default: break } }",
      "func a() -> Bool { screen.subviews.isEmpty }",
      "func a(views: [Button]) -> [Bool] { [screen.increment].map { $0.isEnabled } }",
    ].map {
      PlantedKind(
        "PassiveMVP/StepCounter", "view", [.screenRead],
        "private let screen: StepCounterScreen\n  "
          + "init(screen: StepCounterScreen) { self.screen = screen }\n  \($0)")
    } + [
      PlantedKind(
        "PassiveMVP/TallyCounter", "view", [.screenRead],
        "private let screen: CounterScreen\n  "
          + "init(screen: CounterScreen) { self.screen = screen }\n  "
          + "func a() -> [String?] { screen.digits.map(\\.text) }")
    ]
}
