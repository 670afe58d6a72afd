import Trace

extension LogMaker {
  /// A counter in passive MVP, opened, tapped twice, left.
  static func counter() -> LogMaker {
    let maker = LogMaker()
    let root = maker.participant("CounterApp", .composition)
    var (view, screen, presenter, model) = ("", "", "", "")
    var (tap, told) = (0, 0)
    maker.add(.input, nil, nil, "open") {
      model = maker.create(root, "TallyCounter", .model)
      view = maker.create(root, "CounterViewController", .view)
      presenter = maker.create(root, "CounterPresenter", .presenter)
      maker.call(root, view, "viewDidLoad()") {
        screen = maker.create(view, "CounterScreen", .view)
        tap = maker.bind(.targetAction, screen, view, "increment.touchUpInside")
        maker.call(view, presenter, "viewDidLoad()") {
          told = maker.bind(.observer, model, presenter, "observe")
          maker.show("0000", model, presenter, view, screen, told)
        }
      }
    }
    for (step, count) in ["0001", "0002"].enumerated() {
      maker.step(step + 1)
      for _ in 0...step {
        maker.add(.input, nil, nil, "tap", ["increment"]) {
          maker.add(.notify, screen, view, "increment.touchUpInside", binding: tap) {
            maker.call(view, presenter, "increment()") {
              maker.call(presenter, model, "increment()") {
                maker.add(.state, model, model, "count", ["\(step)"], value: "\(step + 1)")
                maker.show(count, model, presenter, view, screen, told)
              }
            }
          }
        }
      }
    }
    maker.step(3)
    maker.add(.input, nil, nil, "leave")
    for participant in [root, model, view, presenter, screen] {
      maker.add(.destroy, nil, participant, "deinit")
    }
    return maker
  }

  private func show(
    _ text: String, _ model: String, _ presenter: String, _ view: String, _ screen: String,
    _ told: Int
  ) {
    add(.notify, model, presenter, "observe", binding: told) {
      call(presenter, presenter, "counterDidChange(_:)", [text]) {
        for (digit, character) in text.reversed().enumerated() {
          call(presenter, view, "show(_:at:)", ["\"\(character)\"", "\(digit)"]) {
            add(
              .effect, view, screen, "digit.\(digit).text", ["\"0\""], value: "\"\(character)\"",
              redundant: character == "0")
          }
        }
      }
    }
  }
}
