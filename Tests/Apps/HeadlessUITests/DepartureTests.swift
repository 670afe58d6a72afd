import HeadlessUI
import Testing
import Trace
import TraceTesting

@Suite("Screens that are left")
struct DepartureTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Leaves screens, and returns them.
    let leave: @MainActor @Sendable (NavigationController) -> [ViewController]
  }

  nonisolated static let cases = [
    Case(testDescription: "by a pop") { navigation in
      navigation.push(1)
      return [navigation.popViewController(animated: false)].compactMap(\.self)
    },
    Case(testDescription: "by a pop to one beneath") { navigation in
      let screens = navigation.push(4)
      return navigation.popToViewController(screens[1], animated: false) ?? []
    },
    Case(testDescription: "by a pop of thirty to the root") { navigation in
      navigation.push(30)
      return navigation.popToRootViewController(animated: false) ?? []
    },
    Case(testDescription: "by another stack") { navigation in
      navigation.push(2)
      let old = navigation.viewControllers
      navigation.setViewControllers([old[1], PlainController(View())], animated: false)
      return [old[0], old[2]]
    },
    Case(testDescription: "by other tabs") { navigation in
      let tabs = TabBarController(viewControllers: [
        PlainController(View()), PlainController(View()),
      ])
      navigation.pushViewController(tabs, animated: false)
      let old = tabs.viewControllers
      tabs.viewControllers = [old[0]]
      return [old[1]]
    },
    Case(testDescription: "by a dismissal, with what they presented in turn") { navigation in
      let screens = (0..<3).map { _ in PlainController(View()) }
      navigation.present(screens[0], animated: false)
      screens[0].present(screens[1], animated: false)
      screens[1].present(screens[2], animated: false)
      navigation.dismiss(animated: false)
      return screens
    },
    Case(testDescription: "by a dismissal of their stack") { navigation in
      let presented = NavigationController(rootViewController: PlainController(View()))
      presented.push(2)
      navigation.present(presented, animated: false)
      navigation.dismiss(animated: false)
      return [presented] + presented.viewControllers
    },
    Case(testDescription: "by a pop of the tabs that they are in") { navigation in
      let stack = NavigationController(rootViewController: PlainController(View()))
      let tabs = TabBarController(viewControllers: [PlainController(View()), stack])
      navigation.pushViewController(tabs, animated: false)
      navigation.popViewController(animated: false)
      return [tabs] + tabs.viewControllers + stack.viewControllers
    },
  ]

  private func log(_ example: Case, keeping kept: inout [ViewController]) throws -> EventLog {
    try recording { recorder in
      let navigation = NavigationController(rootViewController: PlainController(View()))
      let window = Window(rootViewController: navigation)
      window.makeKeyAndVisible()
      recorder.input(Input("tap")) { kept = example.leave(navigation) }
      try #require(!kept.isEmpty)
      recorder.endStep()
    }
  }

  @Test("are all found if they are kept", arguments: cases)
  func kept(_ example: Case) throws {
    var kept: [ViewController] = []
    let log = try log(example, keeping: &kept)
    let found = Invariant.screensDie.violations(in: log).map(\.sentence)
    #expect(found.count { $0.contains("is still alive after navigate") } == kept.count, "\(found)")
  }

  @Test("are not missed if nobody keeps them", arguments: cases)
  func released(_ example: Case) throws {
    let log = try recording { recorder in
      let navigation = NavigationController(rootViewController: PlainController(View()))
      let window = Window(rootViewController: navigation)
      window.makeKeyAndVisible()
      let count = recorder.input(Input("tap")) { example.leave(navigation).count }
      try #require(count > 0)
      recorder.endStep()
    }
    #expect(Invariant.screensDie.violations(in: log).map(\.sentence) == [])
  }

  @Test("are none where they move into another container")
  func moved() {
    let log = recording { recorder in
      let (first, second) = (NavigationController(), NavigationController())
      let tabs = TabBarController(viewControllers: [first, second])
      let window = Window(rootViewController: tabs)
      window.makeKeyAndVisible()
      let screens = first.push(3)
      recorder.input(Input("tap")) {
        second.setViewControllers([screens[2], screens[1]], animated: false)
        tabs.viewControllers = [first, screens[1], second]
      }
      recorder.endStep()
      #expect(first.viewControllers.map(ObjectIdentifier.init) == [ObjectIdentifier(screens[0])])
      #expect(second.viewControllers.map(ObjectIdentifier.init) == [ObjectIdentifier(screens[2])])
    }
    #expect(Invariant.screensDie.violations(in: log).map(\.sentence) == [])
  }

  @Test("are none when another tab is selected, or another screen put on top")
  func hidden() {
    let log = recording { recorder in
      let navigation = NavigationController(rootViewController: PlainController(View()))
      let tabs = TabBarController(viewControllers: [navigation, PlainController(View())])
      let window = Window(rootViewController: tabs)
      window.makeKeyAndVisible()
      recorder.input(Input("tap")) {
        navigation.push(2)
        tabs.selectedIndex = 1
        navigation.setViewControllers(navigation.viewControllers.reversed(), animated: false)
      }
      recorder.endStep()
      #expect(navigation.viewControllers.count == 3)
    }
    #expect(log.events.count { $0.kind == .navigate } == 4)
    #expect(Invariant.screensDie.violations(in: log).map(\.sentence) == [])
  }
}

extension NavigationController {
  /// Pushes so many new screens.
  @discardableResult
  fileprivate func push(_ count: Int) -> [ViewController] {
    let screens = (0..<count).map { _ in PlainController(View()) }
    for screen in screens { pushViewController(screen, animated: false) }
    return screens
  }
}
