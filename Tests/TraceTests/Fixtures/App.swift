import Trace

/// A small app, instrumented by hand: a root, a navigation, a home screen on a shared model, and a
/// detail screen that a factory makes.
@MainActor
final class App: Traceable {
  let counter = Counter()
  let navigation = Navigation()
  let clock: VirtualClock
  nonisolated let _life = Life(of: App.self, .composition)

  init(clock: VirtualClock) {
    let call = Tracing.enterInit(
      App.self, .composition, "init(clock:)", [clock], file: "App.swift", line: 8, column: 1)
    self.clock = clock
    call.adopt(self)
    navigation.push(Home(app: self))
    call.leave()
  }

  func makeDetail() -> Detail {
    let call = Tracing.enter(
      self, .composition, "makeDetail()", [], file: "App.swift", line: 15, column: 1)
    return call.leave(Detail(presenter: DetailPresenter(counter: counter)))
  }
}

@MainActor
final class Navigation: Traceable {
  private(set) var stack: [any Traceable] = []
  nonisolated let _life = Life(of: Navigation.self, .view)

  func push(_ screen: any Traceable) {
    Effects.perform(on: self, "push", screen) { stack.append(screen) }
  }

  func pop() {
    guard let last = stack.last else { return }
    Effects.perform(on: self, "pop", last) { _ = stack.popLast() }
  }
}

@MainActor
final class Home: Traceable {
  private unowned let app: App
  private var text = "0"
  private var blink: ScheduledWork?
  nonisolated let _life = Life(of: Home.self, .view)

  init(app: App) {
    let call = Tracing.enterInit(
      Home.self, .view, "init(app:)", [app], file: "Home.swift", line: 9, column: 1)
    self.app = app
    call.adopt(self)
    app.counter.observe { [weak self] in self?.show() }
    call.leave()
  }

  func increment() {
    let call = Tracing.enter(
      self, .view, "increment()", [], file: "Home.swift", line: 17, column: 1)
    _ = app.counter.add(1)
    blink = app.clock.schedule(after: 100, label: "blink") { [weak self] in self?.show() }
    call.leave()
  }

  func open() {
    let call = Tracing.enter(self, .view, "open()", [], file: "Home.swift", line: 24, column: 1)
    app.navigation.push(app.makeDetail())
    call.leave()
  }

  private func show() {
    let call = Tracing.enter(self, .view, "show()", [], file: "Home.swift", line: 30, column: 1)
    let new = "\(app.counter.count)"
    Effects.wrote(on: self, "count.text", old: text, new: new)
    text = new
    call.leave()
  }
}

@MainActor
final class Detail: Traceable {
  let presenter: DetailPresenter
  private let screen = Screen()
  nonisolated let _life = Life(of: Detail.self, .view)

  init(presenter: DetailPresenter) {
    let call = Tracing.enterInit(
      Detail.self, .view, "init(presenter:)", [presenter], file: "Detail.swift", line: 6, column: 1)
    self.presenter = presenter
    call.adopt(self)
    screen.setDelegate(presenter.listener)
    screen.load()
    call.leave()
  }
}

@MainActor
final class DetailPresenter: Traceable {
  let listener = Listener()
  private let counter: Counter
  nonisolated let _life = Life(of: DetailPresenter.self, .presenter)

  init(counter: Counter) {
    let call = Tracing.enterInit(
      DetailPresenter.self, .presenter, "init(counter:)", [counter], file: "DetailPresenter.swift",
      line: 6, column: 1)
    self.counter = counter
    call.adopt(self)
    call.leave()
  }
}
