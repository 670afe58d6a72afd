import Comparison
import Testing
import Trace

@Suite("A comparison of messages")
struct MessageDiffTests {
  private static let input = ComparedMessage(
    kind: "input", from: nil, to: .screen, label: "tap up", isLandmark: true)
  private static let change = ComparedMessage(
    kind: "state", from: .role(.model), to: .role(.model), label: "count", value: "0 → 1",
    isLandmark: true)

  private static func call(_ from: Role, _ to: Role, _ label: String) -> ComparedMessage {
    ComparedMessage(kind: "call", from: .role(from), to: .role(to), label: label)
  }

  private static func effect(_ widget: Int, isRedundant: Bool = false) -> ComparedMessage {
    ComparedMessage(
      kind: "effect", from: .role(.view), to: .screen, label: "digit.\(widget).text",
      value: "\(widget)",
      isRedundant: isRedundant, isLandmark: true)
  }

  private static let presenter = [
    input, call(.view, .presenter, "didTapUp()"), call(.presenter, .model, "up()"), change,
    effect(0),
  ]

  private static let viewModel = [
    input, call(.view, .viewModel, "up()"), call(.viewModel, .model, "up()"), change,
    call(.viewModel, .view, "text"), effect(0),
  ]

  @Test("finds equal recordings the same, whatever they contain")
  func equal() {
    for messages in [Self.presenter, Self.viewModel, []] {
      let diff = MessageDiff(messages, messages)
      #expect(diff.counts == (messages.count, 0, 0))
      #expect(diff.lines.map(\.side) == messages.indices.map { .both($0, $0) })
    }
  }

  @Test("takes the deciding roles to be the same, and words not")
  func roles() {
    let diff = MessageDiff(
      Self.presenter, Self.viewModel, deciding: ([.presenter], [.viewModel]))
    #expect(diff.counts == (4, 1, 2))
    #expect(
      diff.lines.map(\.side) == [
        .both(0, 0), .first(1), .second(1), .both(2, 2), .both(3, 3), .second(4), .both(4, 5),
      ])
    #expect(
      MessageDiff(Self.presenter, Self.viewModel, deciding: ([.presenter], [])).counts == (3, 2, 3))
  }

  @Test("is the same whatever the roles are called, and keeps the screen apart")
  func labels() {
    let shown = ComparedMessage(
      kind: "call", from: .role(.controller), to: .screen, label: "scroll")
    let named = [
      Self.call(.controller, .viewModel, "up()"), Self.call(.view, .presenter, "up()"),
    ]
    for message in named {
      #expect(MessageDiff([message], [named[0]]).counts == (1, 0, 0))
    }
    #expect(MessageDiff([shown], [Self.call(.controller, .view, "scroll")]).counts == (0, 1, 1))
  }

  @Test("aligns what both share before anything else")
  func landmarks() {
    let noise = (0..<5).map { Self.call(.view, .view, "layout \($0)") }
    let diff = MessageDiff(noise + [Self.change], [Self.change] + noise)
    #expect(diff.counts == (1, 5, 5))
  }

  @Test("folds what repeats mark for mark, redundancy included")
  func folds() {
    let effects = [Self.effect(0)] + (1...4).map { Self.effect($0, isRedundant: true) }
    let diff = MessageDiff(effects, [])
    #expect(diff.lines.map(\.times) == [1, 4])
    #expect(diff.counts == (0, 5, 0))
    let pairs = (0..<3).flatMap { [Self.call(.presenter, .view, "show(\($0))"), Self.effect($0)] }
    let folded = MessageDiff(pairs, [])
    #expect(folded.lines.map(\.times) == [3, 3])
    #expect(folded.lines.map(\.block) == [2, 0])
  }

  @Test("adds up to the messages of both")
  func addsUp() {
    let diff = MessageDiff(
      Self.presenter, Self.viewModel, deciding: ([.presenter], [.viewModel]))
    #expect(diff.counts.both + diff.counts.first == Self.presenter.count)
    #expect(diff.counts.both + diff.counts.second == Self.viewModel.count)
  }
}
