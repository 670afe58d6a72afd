import HeadlessUI
import Testing
import Trace
import TraceTesting

@Suite("Reads of widgets")
struct ReadTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let read: @MainActor @Sendable (TracedScreen) -> Any?

    init(_ text: String, _ read: @escaping @MainActor @Sendable (TracedScreen) -> Any?) {
      testDescription = text
      self.read = read
    }
  }

  nonisolated static let cases = [
    Case("label.text = \"first\"") { $0.label.text },
    Case("label.textColor = label") { $0.label.textColor },
    Case("label.isHidden = false") { $0.label.isHidden },
    Case("label.alpha = 1.0") { $0.label.alpha },
    Case("button.title = \"Go\"") { $0.button.currentTitle },
    Case("button.titleColor = label") { $0.button.currentTitleColor },
    Case("button.isEnabled = true") { $0.button.isEnabled },
    Case("field.text = \"\"") { $0.field.text },
    Case("field.placeholder = \"Write\"") { $0.field.placeholder },
    Case("field.isFirstResponder = false") { $0.field.isFirstResponder },
    Case("search.text = \"\"") { $0.search.text },
    Case("search.placeholder = \"Look for\"") { $0.search.placeholder },
    Case("search.isFirstResponder = false") { $0.search.isFirstResponder },
    Case("list.rowCount = 0") { $0.list.rowCount },
    Case("list.visibleRows = []") { $0.list.visibleRows },
    Case("list.contentOffset = 0") { $0.list.contentOffset },
    Case("list.isAtBottom = true") { $0.list.isAtBottom },
    Case("spinner.isAnimating = false") { $0.spinner.isAnimating },
  ]

  @Test("by another participant than the owner are recorded, with what was found", arguments: cases)
  func others(_ example: Case) {
    let log = recording { _ in
      let screen = TracedScreen()
      Participant().perform { _ = example.read(screen) }
    }
    #expect(
      log.lines(.read) == ["read Participant#1 → TracedScreen#1 \(example.testDescription)"])
  }

  @Test("by the owner, or by nobody who takes part, are not", arguments: cases)
  func owner(_ example: Case) {
    let log = recording { recorder in
      let screen = TracedScreen()
      _ = example.read(screen)
      recorder.input(Input("tap")) { _ = example.read(screen) }
      screen.perform { _ = example.read(screen) }
    }
    #expect(log.lines(.read) == [])
  }

  nonisolated struct Library: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let act: @MainActor @Sendable (TracedScreen, Window) throws -> Void

    init(
      _ text: String, _ act: @escaping @MainActor @Sendable (TracedScreen, Window) throws -> Void
    ) {
      testDescription = text
      self.act = act
    }
  }

  nonisolated static let library = [
    Library("takes a frame") { _, window in _ = window.snapshot() },
    Library("taps") { _, window in try window.tap("button") },
    Library("types") { _, window in try window.type("x", into: "field") },
    Library("clears") { _, window in try window.clear("search") },
    Library("submits") { _, window in try window.submit("search") },
    Library("scrolls") { _, window in try window.scroll("list", to: .bottom) },
    Library("reloads") { screen, _ in screen.list.reloadData() },
    Library("starts and stops") { screen, _ in
      screen.spinner.startAnimating()
      screen.spinner.stopAnimating()
    },
    Library("sets a title") { screen, _ in screen.button.setTitle("Stop", for: .normal) },
    Library("takes the keyboard") { screen, _ in
      screen.field.becomeFirstResponder()
      screen.search.becomeFirstResponder()
      screen.search.resignFirstResponder()
    },
    Library("notifies of a tap") { screen, _ in
      screen.button.sendActions(for: .touchUpInside)
    },
  ]

  @Test("by the library itself are not, whoever has it act", arguments: library)
  func library(_ example: Library) throws {
    let log = try recording { _ in
      let screen = TracedScreen()
      let window = Window(rootViewController: PlainController(screen))
      window.makeKeyAndVisible()
      var thrown: (any Error)?
      Participant().perform {
        do { try example.act(screen, window) } catch { thrown = error }
      }
      if let thrown { throw thrown }
    }
    #expect(log.lines(.read) == [])
  }
}
