import ClassicMVC
import CocoaMVC
import Flux
import FluxMVVM
import HeadlessUI
import Identifiers
import InputsOutputsMVVM
import MVC2
import MVVM
import MVVMC
import ObservableMV
import PassiveMVP
import ReactiveMVVM
import Samples
import Scenarios
import StorePattern
import SupervisingMVP
import TCA
import Testing
import Trace
import VIPER

/// An app whose first button keeps the screen on which it is.
@Traced(.composition)
final class CyclicApp<Root: App>: App {
  let window: Window
  private let root: Root

  init(setup: Root.Setup, environment: Environment) {
    root = Root(setup: setup, environment: environment)
    window = root.window
    let screen = window.rootViewController
    let button = screen.view.subviews.lazy.compactMap { $0 as? Button }.first
    button?.addAction(Action { _ in screen.view.endEditing() }, for: .touchUpInside)
  }
}

@Suite("A strong cycle")
struct PlantedCycleTests {
  private struct Case {
    let cyclic: Implementation
    let sound: Implementation

    init<Root: App>(_ root: Root.Type, _ pattern: PatternID) {
      cyclic = Implementation(CyclicApp<Root>.self, pattern: pattern)
      sound = Implementation(root, pattern: pattern)
    }
  }

  private static let all = [
    Case(CocoaMVC.TallyCounterApp.self, "cocoa-mvc"),
    Case(ClassicMVC.TallyCounterApp.self, "classic-mvc"),
    Case(MVC2.TallyCounterApp.self, "mvc2"),
    Case(SupervisingMVP.TallyCounterApp.self, "supervising-mvp"),
    Case(PassiveMVP.TallyCounterApp.self, "passive-mvp"),
    Case(VIPER.TallyCounterApp.self, "viper"),
    Case(MVVM.TallyCounterApp.self, "mvvm"),
    Case(ReactiveMVVM.TallyCounterApp.self, "reactive-mvvm"),
    Case(MVVMC.TallyCounterApp.self, "mvvm-c"),
    Case(InputsOutputsMVVM.TallyCounterApp.self, "inputs-outputs-mvvm"),
    Case(ObservableMV.TallyCounterApp.self, "observable-mv"),
    Case(Flux.TallyCounterApp.self, "flux"),
    Case(TCA.TallyCounterApp.self, "tca"),
    Case(FluxMVVM.TallyCounterApp.self, "flux-mvvm"),
    Case(StorePattern.TallyCounterApp.self, "store-pattern"),
  ]

  @Test("is found when the app is left, whatever the pattern")
  func cycles() throws {
    #expect(Set(Self.all.map(\.sound.pattern)) == Set(PatternRules.all.map(\.pattern)))
    for row in Self.all { try expectFound(row) }
  }

  private func expectFound(_ row: Case) throws {
    let scenario = try PackageFolder.scenario(of: "tally-counter", "  - tap: increment")
    #expect(Performance.play(scenario, on: row.sound).failure == nil, "\(row.sound.pattern)")
    let failure = try #require(Performance.play(scenario, on: row.cyclic).failure)
    #expect(failure.message.contains("participants outlive the app"), "\(failure)")
    #expect(failure.found?.contains("CounterViewController#1") == true, "\(failure)")
  }
}
