import Comparison
import Metrics
import Trace

/// The code of a sample with one made-up file, in which the given roles decide.
struct MadeUpCode {
  let code: PatternCode
  let roles: Set<Role>

  init(_ text: String, deciding roles: Set<Role>) {
    let file = SourceFile(path: "Sources/Patterns/Made/Counter/Code.swift", text: text)
    let library = SourceLibrary([file], samples: ["Counter"])
    code = PatternCode(
      library.facts(module: "Made", sample: "Counter"), own: library.files.compactMap(\.shape))
    self.roles = roles
  }

  /// A log whose lines are those of made-up code.
  static func placed(_ log: EventLog) -> EventLog {
    let location = { (line: SourceLine?) in
      line.map { SourceLine(file: "Sources/Patterns/Made/Counter/Code.swift", line: $0.line) }
    }
    let events = log.events.map { event in
      Event(
        id: event.id, step: event.step, parent: event.parent, cause: event.cause, from: event.from,
        to: event.to, event.payload, location: location(event.location),
        caller: location(event.caller),
        time: event.time)
    }
    return EventLog(participants: log.participants, bindings: log.bindings, events: events)
  }

  /// Returns how much of its logic another one has.
  func shared(with other: MadeUpCode) -> SharedLogic {
    SharedLogic((code, roles), (other.code, other.roles))
  }
}

extension MadeUpCode {
  static let presenter = MadeUpCode(source, deciding: [.presenter])

  /// The presenter, of which nothing is different but what its role is called.
  static let labelled = MadeUpCode(
    source.replacing("@Traced(.presenter)", with: "@Traced(.controller)"), deciding: [.controller])

  private static let source =
    """
    @Traced(.presenter)
    final class CounterPresenter {
      private let counter: Counter

      init(counter: Counter) {
        self.counter = counter
      }

      func didTapUp() { counter.up() }

      private func show(_ count: Int) {
        view?.show(String(count))
      }
    }
    """

  /// The presenter under another role's name.
  static let renamed = MadeUpCode(
    """
    @Traced(.viewModel)
    final class CounterViewModel {
      private let counter: Counter

      init(counter: Counter) {
        self.counter = counter
      }

      func didTapUp() { counter.up() }

      private func show(_ count: Int) {
        view?.show(String(count))
      }
    }
    """, deciding: [.viewModel])

  static let viewModel = MadeUpCode(
    """
    @Traced(.viewModel)
    final class CounterViewModel {
      private let counter: Counter
      private(set) var text = ""

      func up() { counter.up() }

      init(counter: Counter) {
        self.counter = counter
      }

      private func show(_ count: Int) {
        text = String(count)
      }
    }
    """, deciding: [.viewModel])

  static let unrelated = MadeUpCode(
    """
    @Traced(.store)
    final class SearchStore {
      func reduce(_ action: SearchAction) {
        switch action {
        case .typed(let text): state.query = text
        case .answered(let list): state.results = list
        }
      }
    }
    """, deciding: [.store])
}
