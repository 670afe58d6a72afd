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

      func leave() {
        request.cancel()
      }
    }
    """, deciding: [])

  /// The events that a tap leads to, each with the lines of the code above.
  private static var log: EventLog {
    var writer = LogWriter(["Counter": .model, "Screen": .view, "Presenter": .presenter])
    writer.step("open", purpose: .opensApp)
    var change = 0
    writer.call(nil, "Screen", "viewDidLoad()", location: 3) { log in
      change = log.bind("Counter", "Presenter", "count", location: nil)
    }
    writer.step("tap")
    let tap = writer.bind("Screen", "Screen", "up", .targetAction, location: nil)
    writer.notify(tap) { log in
      log.call("Screen", "Presenter", "didTap()", location: 15, caller: 5) { log in
        log.call("Presenter", "Counter", "up()", location: nil, caller: 16) { log in
          log.change("Counter", "Counter", "count")
          log.notify(change) { log in
            log.call(
              "Counter", "Presenter", "changed()", with: [.structure("Count", [])], location: 19
            ) { log in
              log.call("Presenter", "Screen", "show(_:)", location: 8, caller: 20) {
                $0.effect("Screen", "Screen", caller: 9)
              }
            }
          }
        }
      }
    }
    // The model is told by an answer, and a screen is left.
    writer.step("respond")
    writer.call("Counter", "Presenter", "leave()", location: 23) { log in
      log.call("Presenter", "Counter", "cancel()", location: nil, caller: 24)
      log.call("Counter", "Counter", "cancel()", location: nil)
    }
    return MadeUpCode.placed(writer.log)
  }

  @Test("is found in recordings")
  func found() {
    let found = ResponsibleCode(
      of: [Self.log], in: Self.code.code, domain: DomainNames(values: ["Count"]))
    let names = { (responsibility: Responsibility) in found[responsibility].map(\.name) }
    #expect(names(.receivesTheInput) == ["Screen.viewDidLoad()"])
    #expect(found[.receivesTheInput].map(\.kind) == [.statement])
    #expect(found[.receivesTheInput].map(\.lines) == [4...5])
    #expect(names(.decides) == ["Presenter.didTap()"])
    #expect(names(.changesTheModel) == ["Presenter.didTap()"])
    #expect(names(.receivesTheOutcome) == ["Presenter.changed()"])
    #expect(names(.formats) == ["Presenter.changed()"])
    #expect(names(.releases) == ["Presenter.leave()"])
    #expect(names(.navigates) == [])
  }

  // MARK: Each responsibility by itself

  /// A function for each, so that none can be taken for another.
  private static let apart = MadeUpCode(
    """
    @Traced(.view)
    final class Screen {
      func viewDidLoad() {
        button.addAction(Action { [weak self] _ in self?.presenter.didTap() })
      }

      func show(_ text: String) {
        label.text = text
      }
    }

    @Traced(.presenter)
    final class Presenter {
      func didTap() {
        decide()
      }

      private func decide() {
        counter.up()
      }

      func changed() {
        present()
      }

      private func present() {
        view?.show("1")
      }

      func open() {
        navigator.push(detail)
      }

      deinit {
        request.cancel()
      }
    }
    """, deciding: [])

  private static var courseApart: EventLog {
    var writer = LogWriter(
      ["Counter": .model, "Layout": .view, "Screen": .view, "Presenter": .presenter],
      screen: ["Layout"])
    writer.step("open", purpose: .opensApp)
    var (change, tap) = (0, 0)
    writer.call(nil, "Screen", "viewDidLoad()", location: 3) { log in
      change = log.bind("Counter", "Presenter", "count", location: nil)
      tap = log.bind("Layout", "Screen", "up", .targetAction, location: nil)
    }
    writer.step("tap")
    writer.notify(tap) { log in
      log.call("Screen", "Presenter", "didTap()", location: 14, caller: 4) { log in
        log.call("Presenter", "Presenter", "decide()", location: 18, caller: 15) { log in
          log.call("Presenter", "Counter", "up()", location: nil, caller: 19) { log in
            log.change("Counter", "Counter", "count")
            log.notify(change) { log in
              log.call(
                "Counter", "Presenter", "changed()", with: [.structure("Count", [])], location: 22
              ) { log in
                log.call(
                  "Presenter", "Presenter", "present()", with: [.structure("Count", [])],
                  location: 26,
                  caller: 23
                ) { log in
                  log.call("Presenter", "Screen", "show(_:)", location: 7, caller: 27) {
                    $0.effect("Screen", "Screen", caller: 8)
                  }
                }
              }
            }
          }
        }
      }
    }
    writer.step("tap")
    writer.notify(tap) { log in
      log.call("Screen", "Presenter", "open()", location: 30, caller: 4) { log in
        log.navigate("Presenter", "Screen", .push, caller: 31)
      }
    }
    writer.step("leave", purpose: .leavesApp)
    writer.call("Presenter", "Presenter", "deinit", location: 34)
    return MadeUpCode.placed(writer.log)
  }

  @Test("is that which did it, and no other", arguments: Responsibility.allCases)
  func apart(_ responsibility: Responsibility) {
    let expected: [Responsibility: Set<String>] = [
      .buildsTheScreen: ["Screen.viewDidLoad()"], .receivesTheInput: ["Screen.viewDidLoad()"],
      // To open a screen is a decision, too.
      .decides: ["Presenter.decide()", "Presenter.open()"],
      .changesTheModel: ["Presenter.decide()"], .receivesTheOutcome: ["Presenter.changed()"],
      .formats: ["Presenter.present()"], .navigates: ["Presenter.open()"],
      .releases: ["Presenter.deinit"],
    ]
    let found = ResponsibleCode(
      of: [Self.courseApart], in: Self.apart.code, domain: DomainNames(values: ["Count"]))
    #expect(Set(found[responsibility].map(\.name)) == expected[responsibility])
  }
}
