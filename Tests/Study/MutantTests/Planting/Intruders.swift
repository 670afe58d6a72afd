import Trace

/// Something that one participant does with another where it should not.
enum PlantedAct: String, CaseIterable {
  case call
  case read
  case write
  /// Registers, so that the other notifies it.
  case binding
}

extension PlantedAct {
  /// Does it, as the act of whoever is running; gives what an observer has to keep.
  func commit(on other: any Intruder, _ listener: @escaping (Int) -> Void) -> AnyObject? {
    switch self {
    case .call: other.act()
    case .read: _ = other.mark
    case .write: other.mark = 1
    case .binding: return other.observe(listener)
    }
    return nil
  }
}

/// Something of a role that acts on others, and on which others act.
///
/// There is a class for each role, since tracing asks for the role where a class is declared.
protocol Intruder: AnyObject {
  var mark: Int { get set }
  func act()
  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject
  func commit(_ act: PlantedAct, on other: any Intruder)
}

/// The token that an observer keeps.
final class PlantedToken {
  private let listener: (Int) -> Void

  init(_ listener: @escaping (Int) -> Void) { self.listener = listener }
}

enum Intruders {
  /// A new one of a role.
  static func make(_ role: Role) -> (any Intruder)? {
    switch role {
    case .view: PlantedView()
    case .controller: PlantedController()
    case .coordinator: PlantedCoordinator()
    case .router: PlantedRouter()
    case .presenter: PlantedPresenter()
    case .interactor: PlantedInteractor()
    case .viewModel: PlantedViewModel()
    case .actionCreator: PlantedActionCreator()
    case .dispatcher: PlantedDispatcher()
    case .store: PlantedStore()
    case .reducer: PlantedReducer()
    case .model: PlantedModel()
    case .composition: PlantedComposition()
    default: nil
    }
  }
}

// MARK: One of each role

@Traced(.view)
final class PlantedView: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.controller)
final class PlantedController: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.presenter)
final class PlantedPresenter: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.coordinator)
final class PlantedCoordinator: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.router)
final class PlantedRouter: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.interactor)
final class PlantedInteractor: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.viewModel)
final class PlantedViewModel: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.actionCreator)
final class PlantedActionCreator: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.dispatcher)
final class PlantedDispatcher: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.store)
final class PlantedStore: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.reducer)
final class PlantedReducer: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.model)
final class PlantedModel: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}

@Traced(.composition)
final class PlantedComposition: Intruder {
  var mark = 0
  private var kept: AnyObject?

  func act() { mark += 1 }

  func observe(_ listener: @escaping (Int) -> Void) -> AnyObject {
    PlantedToken(bound(.closure, "mark", listener))
  }

  func commit(_ act: PlantedAct, on other: any Intruder) {
    kept = act.commit(on: other) { [weak self] mark in self?.mark = mark }
  }
}
