import Comparison
import Metrics
import Testing
import Trace

@Suite("Shared logic")
struct SharedLogicTests {
  @Test("is all of it where only the role has another name")
  func renamed() {
    let shared = MadeUpCode.presenter.shared(with: .renamed)
    #expect(shared.logic.counts == (3, 3))
    #expect(shared.logic.percentage == 100)
    #expect(shared.interface.percentage == 100)
  }

  @Test("is the same whatever the role is called, where the code is")
  func labelled() {
    for other in [MadeUpCode.presenter, .viewModel, .renamed, .unrelated] {
      let (one, same) = (
        MadeUpCode.presenter.shared(with: other), MadeUpCode.labelled.shared(with: other)
      )
      #expect(one.logic.shared == same.logic.shared)
      #expect(one.interface.shared == same.interface.shared)
    }
  }

  @Test("is nothing where the code has nothing in common")
  func unrelated() {
    let shared = MadeUpCode.presenter.shared(with: .unrelated)
    #expect(shared.logic.percentage == 0)
    #expect(shared.interface.percentage == 0)
  }

  @Test("counts what functions do apart from what they are called, and lines that moved")
  func viewModel() {
    let shared = MadeUpCode.presenter.shared(with: .viewModel)
    // self.counter = counter, counter.up(); not view?.show(…)
    #expect(shared.logic.shared == 2)
    #expect(shared.logic.percentage == 67)
    #expect(shared.logic.reversePercentage == 67)
    // the class, the property, init and show; not func didTapUp()
    #expect(shared.interface.shared == 4)
    #expect(shared.interface.counts == (5, 6))
    let moved = shared.logic.lines.count { line in
      switch line {
      case .movedFromFirst, .movedToSecond: true
      default: false
      }
    }
    #expect(moved == 2)
  }

  @Test("adds up: every line is shared or in one only")
  func addsUp() {
    for (one, other) in [
      (MadeUpCode.presenter, MadeUpCode.viewModel), (.viewModel, .unrelated),
      (.renamed, .viewModel),
    ] {
      for diff in [one.shared(with: other).logic, one.shared(with: other).interface] {
        var (first, second, shared) = (0, 0, 0)
        for line in diff.lines {
          switch line {
          case .same, .renamed: (first, second, shared) = (first + 1, second + 1, shared + 1)
          case .movedFromFirst: (first, shared) = (first + 1, shared + 1)
          case .onlyFirst: first += 1
          case .movedToSecond, .onlySecond: second += 1
          }
        }
        #expect(diff.counts == (first, second))
        #expect(diff.shared == shared)
      }
    }
  }

  @Test("takes the names of roles out of other names, and no part of a word")
  func names() {
    let names = [
      "CounterViewModel": "CounterRole", "CounterPresenter": "CounterRole", "viewModel": "role",
      "presenter": "role", "CounterViewController": "CounterRole", "viewModels": "viewModels",
      "model": "model", "presents": "presents", "CounterView": "CounterView", "store": "role",
    ]
    for (name, normal) in names { #expect(RoleRenaming.normal(name) == normal) }
  }
}
