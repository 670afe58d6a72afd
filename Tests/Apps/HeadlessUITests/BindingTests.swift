import HeadlessUI
import Testing
import Trace
import TraceTesting

@Suite("Bindings of widgets")
struct BindingTests {
  @Test("An action binds the widget's owner to whoever adds it, until it is removed")
  func targetAction() throws {
    let log = recording { recorder in
      let (screen, presenter) = (TracedScreen(), Participant())
      let action = Action {}
      presenter.perform { screen.button.addAction(action, for: .touchUpInside) }
      screen.button.sendActions(for: .touchUpInside)
      screen.button.removeAction(action, for: .touchUpInside)
      screen.button.sendActions(for: .touchUpInside)
      recorder.endStep()
    }
    let binding = try #require(log.bindings.first)
    #expect(binding.mechanism == .targetAction)
    #expect(
      log.lines(.bind, .notify, .unbind) == [
        "bind TracedScreen#1 → Participant#1 bind target-action button.touchUpInside",
        "notify TracedScreen#1 → Participant#1 button.touchUpInside",
        "unbind TracedScreen#1 → Participant#1 unbind button.touchUpInside",
      ])
  }

  @Test("A target is bound itself, whoever adds it")
  func target() {
    let log = recording { recorder in
      let (screen, presenter, other) = (TracedScreen(), Participant(), Participant())
      other.perform {
        screen.button.addTarget(presenter, action: { _ in {} }, for: .touchUpInside)
      }
      screen.button.sendActions(for: .touchUpInside)
      recorder.endStep()
    }
    #expect(
      log.lines(.bind, .notify) == [
        "bind TracedScreen#1 → Participant#1 bind target-action button.touchUpInside",
        "notify TracedScreen#1 → Participant#1 button.touchUpInside",
      ])
  }

  @Test("An action ends with its control")
  func releasedControl() {
    let log = recording { recorder in
      let presenter = Participant()
      do {
        let screen = TracedScreen()
        presenter.perform { screen.button.addAction(Action {}, for: .touchUpInside) }
      }
      recorder.endStep()
    }
    #expect(log.lines(.unbind).count == 1)
  }

  @Test("A delegate is bound, told by way of the binding, and unbound by another or none")
  func delegates() {
    let log = recording { recorder in
      let (screen, first, second) = (TracedScreen(), Delegate(), Delegate())
      screen.search.delegate = first
      screen.search.becomeFirstResponder()
      screen.search.delegate = second
      screen.search.resignFirstResponder()
      screen.search.delegate = nil
      screen.search.becomeFirstResponder()
      recorder.endStep()
    }
    #expect(
      log.lines(.bind, .notify, .unbind) == [
        "bind TracedScreen#1 → Delegate#1 bind delegate search.delegate",
        "notify TracedScreen#1 → Delegate#1 search.delegate",
        "unbind TracedScreen#1 → Delegate#1 unbind search.delegate",
        "bind TracedScreen#1 → Delegate#2 bind delegate search.delegate",
        "notify TracedScreen#1 → Delegate#2 search.delegate",
        "unbind TracedScreen#1 → Delegate#2 unbind search.delegate",
      ])
  }

  @Test("A delegate that is released is unbound at the end of the step")
  func releasedDelegate() {
    let log = recording { recorder in
      let screen = TracedScreen()
      do {
        let delegate = Delegate()
        screen.search.delegate = delegate
      }
      recorder.endStep()
      screen.search.becomeFirstResponder()
    }
    #expect(log.lines(.unbind).count == 1)
    #expect(log.lines(.notify) == [])
  }

  @Test("A navigation controller's delegate is bound to it, and told by way of the binding")
  func navigationDelegate() {
    let log = recording { recorder in
      let navigation = NavigationController(rootViewController: PlainController(View()))
      let window = Window(rootViewController: navigation)
      window.makeKeyAndVisible()
      let second = PlainController(View())
      do {
        let delegate = Delegate()
        navigation.delegate = delegate
        Participant().perform { navigation.pushViewController(second, animated: true) }
      }
      recorder.endStep()
      navigation.popViewController(animated: true)
    }
    #expect(
      log.lines(.bind, .notify, .unbind) == [
        "bind NavigationController#1 → Delegate#1 bind delegate delegate",
        "notify NavigationController#1 → Delegate#1 delegate(ViewController#2)",
        "notify NavigationController#1 → Delegate#1 delegate(ViewController#2)",
        "unbind NavigationController#1 → Delegate#1 unbind delegate",
      ])
    let push = log.events.first { $0.kind == .navigate }
    let told = log.events.filter { $0.kind == .notify }
    #expect(told.map(\.parent) == [push?.id, push?.id])
  }

  @Test("An alert's action binds the alert to whoever adds it, and ends with the alert")
  func alerts() throws {
    let journal = Journal()
    let log = try recording { recorder in
      let (root, presenter) = (PlainController(View()), Participant())
      let window = Window(rootViewController: root)
      window.makeKeyAndVisible()
      presenter.perform {
        let alert = AlertController(message: "Well?")
        alert.addAction(
          AlertAction(title: "Yes", style: .default) { _ in
            journal.note("yes, with alert \(window.snapshot().alert?.message ?? "gone")")
          })
        root.present(alert, animated: true)
      }
      try window.choose("Yes")
      recorder.endStep()
    }
    #expect(journal.lines == ["yes, with alert gone"])
    #expect(
      log.lines(.bind, .notify, .unbind, .destroy) == [
        "bind AlertController#1 → Participant#1 bind closure Yes",
        "notify AlertController#1 → Participant#1 Yes",
        "destroy - → AlertController#1 destroy",
        "unbind AlertController#1 → Participant#1 unbind Yes",
      ])
  }
}

private final class Delegate: SearchBarDelegate, NavigationControllerDelegate, nonisolated Traceable
{
  nonisolated let _life = Life(of: Delegate.self, .controller)
}
