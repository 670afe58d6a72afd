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
      App.self, .composition, Member("init", labels: ["clock"]), [clock],
      Body("App.swift", 8, first: 9))
    self.clock = clock
    call.adopt(self)
    navigation.push(Home(app: self))
    call.leave()
  }

  func makeDetail() -> Detail {
    let call = Tracing.enter(
      self, .composition, Member("makeDetail"), [], Body("App.swift", 15, first: 16))
    return call.leave(Detail(presenter: DetailPresenter(counter: counter)))
  }
}

@MainActor
final class Navigation: Traceable {
  private(set) var stack: [any Traceable] = []
  nonisolated let _life = Life(of: Navigation.self, .view)

  func push(_ screen: any Traceable) {
    Effects.perform(on: self, .push, came: [screen]) { stack.append(screen) }
  }

  func pop() {
    guard let last = stack.last else { return }
    Effects.perform(on: self, .pop, went: [last]) { _ = stack.popLast() }
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
      Home.self, .view, Member("init", labels: ["app"]), [app], Body("Home.swift", 9, first: 10))
    self.app = app
    call.adopt(self)
    app.counter.observe { [weak self] in self?.show() }
    call.leave()
  }

  func increment() {
    let call = Tracing.enter(
      self, .view, Member("increment"), [], Body("Home.swift", 17, first: 18))
    _ = app.counter.add(1)
    call.at(19)
    blink = app.clock.schedule(after: 100, label: "blink") { [weak self] in self?.show() }
    call.leave()
  }

  func open() {
    let call = Tracing.enter(self, .view, Member("open"), [], Body("Home.swift", 24, first: 25))
    app.navigation.push(app.makeDetail())
    call.leave()
  }

  private func show() {
    let call = Tracing.enter(self, .view, Member("show"), [], Body("Home.swift", 30, first: 31))
    let new = "\(app.counter.count)"
    Effects.wrote(on: self, widget: "count", "text", old: text, new: new)
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
      Detail.self, .view, Member("init", labels: ["presenter"]), [presenter],
      Body("Detail.swift", 6, first: 7))
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
      DetailPresenter.self, .presenter, Member("init", labels: ["counter"]), [counter],
      Body("DetailPresenter.swift", 6, first: 7))
    self.counter = counter
    call.adopt(self)
    call.leave()
  }
}
