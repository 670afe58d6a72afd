import Trace
import TraceTesting

extension LogWriter {
  /// A counter in passive MVP, opened, tapped twice, left.
  static func counter() -> LogWriter {
    var writer = LogWriter([
      "CounterApp": .composition, "CounterViewController": .view, "CounterScreen": .view,
      "CounterPresenter": .presenter, "TallyCounter": .model,
    ])
    writer.participant("CounterApp")
    writer.step("open", purpose: .opensApp)
    writer.made("TallyCounter", by: "CounterApp")
    writer.made("CounterViewController", by: "CounterApp")
    writer.made("CounterPresenter", by: "CounterApp")
    var (tap, change) = (0, 0)
    writer.call("CounterApp", "CounterViewController", "viewDidLoad()") { writer in
      writer.made("CounterScreen", by: "CounterViewController")
      tap = writer.bind(
        "CounterScreen", "CounterViewController", "increment.touchUpInside", .targetAction)
      writer.call("CounterViewController", "CounterPresenter", "viewDidLoad()") { writer in
        change = writer.bind("TallyCounter", "CounterPresenter", "observe")
        writer.show("0000", by: change)
      }
    }
    for (step, count) in ["0001", "0002"].enumerated() {
      writer.step("tap", target: "increment")
      writer.increment(to: count, tap, change)
      for _ in 0..<step {
        writer.input("tap", target: "increment")
        writer.increment(to: count, tap, change)
      }
    }
    writer.step("leave", purpose: .leavesApp)
    for type in [
      "CounterApp", "TallyCounter", "CounterViewController", "CounterPresenter", "CounterScreen",
    ] {
      writer.destroy(type)
    }
    return writer
  }

  private mutating func made(_ type: String, by creator: String) {
    create(type, by: creator)
    call(creator, type, "init(model:)", with: [.participant("TallyCounter#1")])
  }

  private mutating func increment(to count: String, _ tap: Binding.ID, _ change: Binding.ID) {
    notify(tap) { writer in
      writer.call("CounterViewController", "CounterPresenter", "increment()") { writer in
        writer.call("CounterPresenter", "TallyCounter", "increment()") { writer in
          writer.change("TallyCounter", "TallyCounter", "count")
          writer.show(count, by: change)
        }
      }
    }
  }

  private mutating func show(_ text: String, by change: Binding.ID) {
    notify(change) { writer in
      writer.call(
        "CounterPresenter", "CounterPresenter", "counterDidChange(_:)", with: [.text(text)]
      ) { writer in
        for (digit, character) in text.reversed().enumerated() {
          writer.show("\(character)", at: digit)
        }
      }
    }
  }

  private mutating func show(_ digit: String, at index: Int) {
    call(
      "CounterPresenter", "CounterViewController", "show(_:at:)",
      with: [.text(digit), .integer(index)]
    ) { writer in
      writer.effect(
        "CounterViewController", "CounterScreen", widget: "digit.\(index)", to: .text(digit))
    }
  }
}
