import Trace

/// A class of a library, from which the screens of a pattern inherit.
@MainActor
class BaseController: Traceable {
  nonisolated let _life = Life(of: BaseController.self, .view)

  init() {
    let call = Tracing.enterInit(
      BaseController.self, .view, Member("init"), [], Body("Base.swift", 1, first: 2))
    call.adopt(self)
    call.leave()
  }

  func show() {
    let call = Tracing.enter(self, .view, Member("show"), [], Body("Base.swift", 2, first: 3))
    call.leave()
  }
}

/// Says its own role, and initialises its superclass in plain sight.
final class ExplicitController: BaseController {
  private let child: BaseController?

  init(child: BaseController? = nil) {
    let call = Tracing.enterInit(
      ExplicitController.self, .controller, Member("init", labels: ["child"]), [child],
      Body("Explicit.swift", 1, first: 2))
    self.child = child ?? BaseController()
    super.init()
    call.adopt(self)
    call.leave()
  }
}

/// Says nothing of itself until its method is called.
final class SilentController: BaseController {
  func act() {
    let call = Tracing.enter(
      self, .controller, Member("act"), [], Body("Silent.swift", 1, first: 2))
    call.leave()
  }
}

/// A class of a library whose initialiser is not traced.
@MainActor
class QuietBase: Traceable {
  nonisolated let _life = Life(of: QuietBase.self, .view)
}

final class QuietScreen: QuietBase {}

final class LoudScreen: QuietBase {
  override init() {
    let call = Tracing.enterInit(
      LoudScreen.self, .view, Member("init"), [], Body("Loud.swift", 1, first: 2))
    super.init()
    call.adopt(self)
    call.leave()
  }
}

/// A class without a superclass, whose members' lives begin before its own.
@MainActor
final class Owner: Traceable {
  let counter = Counter()
  let label: String
  nonisolated let _life = Life(of: Owner.self, .composition)

  init(label: String) {
    let call = Tracing.enterInit(
      Owner.self, .composition, Member("init", labels: ["label"]), [label],
      Body("Owner.swift", 1, first: 2))
    self.label = label
    call.adopt(self)
    call.leave()
  }
}
