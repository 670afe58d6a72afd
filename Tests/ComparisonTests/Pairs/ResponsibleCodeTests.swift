import Comparison
import Metrics
import Testing
import Trace
import TraceTesting

@Suite("The code that is responsible")
struct ResponsibleCodeTests {
  private static let code = MadeUpCode(
    """
    @Traced(.view)
    final class Screen {
      func viewDidLoad() {
        button.addAction(
          Action { [weak self] _ in self?.presenter.didTap() })
      }

      func show(_ text: String) {
        label.text = text
      }
    }

    @Traced(.presenter)
    final class Presenter {
      func didTap() {
        counter.up()
      }

      func changed() {
        view?.show("1")
      }
    }
    """, deciding: [])

  /// What a tap leads to, each event with the lines of the code above.
  private static var log: EventLog {
    var writer = LogWriter(["Counter": .model, "Screen": .view, "Presenter": .presenter])
    writer.step("open", purpose: .opensApp)
    var change = 0
    writer.call(nil, "Screen", "viewDidLoad()", place: 3) { log in
      change = log.bind("Counter", "Presenter", "count", place: nil)
    }
    writer.step("tap")
    let tap = writer.bind("Screen", "Screen", "up", .targetAction, place: nil)
    writer.notify(tap) { log in
      log.call("Screen", "Presenter", "didTap()", place: 15, caller: 5) { log in
        log.change("Counter", "Counter", "count", caller: 16)
        log.notify(change) { log in
          log.call("Counter", "Presenter", "changed()", place: 19) { log in
            log.call("Presenter", "Screen", "show(_:)", place: 8, caller: 20) {
              $0.effect("Screen", "Screen", caller: 9)
            }
          }
        }
      }
    }
    return MadeUpCode.placed(writer.log)
  }

  @Test("is found in recordings")
  func found() {
    let found = ResponsibleCode(of: [Self.log], in: Self.code.code)
    let names = { (responsibility: Responsibility) in found[responsibility].map(\.name) }
    #expect(names(.hearsTheInput) == ["Screen.viewDidLoad()"])
    #expect(found[.hearsTheInput].map(\.kind) == [.statement])
    #expect(found[.hearsTheInput].map(\.lines) == [4...5])
    #expect(names(.decides) == ["Presenter.didTap()"])
    #expect(names(.changesTheModel) == ["Presenter.didTap()"])
    #expect(names(.hearsTheOutcome) == ["Presenter.changed()"])
    #expect(names(.formats) == ["Screen.show(_:)"])
    #expect(names(.navigates) == [])
  }
}
