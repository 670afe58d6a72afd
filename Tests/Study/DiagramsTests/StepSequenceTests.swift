import Diagrams
import Testing
import Trace
import TraceTesting

@Suite("A score")
struct StepSequenceTests {
  @Test("orders participants from the screen to the model, whoever came first")
  func order() {
    let sequence = StepSequence(step: 0, of: LogWriter.counter().log)
    #expect(sequence.badges.map(\.text) == ["⌂", "V1", "V2", "P", "M"])
  }

  @Test("shows only who takes part in the step")
  func presence() {
    let sequence = StepSequence(step: 1, of: LogWriter.counter().log)
    #expect(sequence.badges.map(\.text) == ["V1", "V2", "P", "M"])
  }

  @Test("joins a notification and the call that it is")
  func joining() throws {
    let rows = StepSequence(step: 1, of: LogWriter.counter().log).rows
    let told = try #require(rows.first { $0.label == "counterDidChange(\"0001\")" })
    #expect(told.kind == .notify)
    #expect(told.from == "TallyCounter#1")
    #expect(told.to == "CounterPresenter#1")
    #expect(told.length == 8)
  }

  @Test("shows alike chains once, with their number")
  func repeats() {
    let rows = StepSequence(step: 2, of: LogWriter.counter().log).rows
    #expect(rows.filter { $0.kind == .input }.map(\.times) == [2])
  }

  @Test("leaves a single input out: it is the step")
  func cue() {
    let rows = StepSequence(step: 1, of: LogWriter.counter().log).rows
    #expect(!rows.contains { $0.kind == .input })
  }

  @Test("shows a chain that goes another way by itself")
  func differences() {
    var writer = LogWriter(["Screen": .view])
    for member in ["a()", "b()", "a()"] {
      writer.input("tap", target: "x")
      writer.call(nil, "Screen", member)
    }
    let rows = StepSequence(step: 0, of: writer.log).rows
    #expect(rows.filter { $0.kind == .input }.map(\.times) == [2, 1])
  }

  @Test("shows alike deliveries that follow one another within a chain once, and others apart")
  func deliveries() {
    var writer = LogWriter(["Table": .view, "Screen": .view])
    let binding = writer.bind("Table", "Screen", "dataSource", .delegate)
    writer.call("Screen", "Model", "change()") { writer in
      writer.call("Model", "Table", "reload()") { writer in
        for row in [0, 1, 2] {
          writer.notify(binding) { $0.call("Table", "Screen", "cell(_:)", with: [.integer(row)]) }
        }
        writer.notify(binding) { $0.call("Table", "Screen", "title()") }
        writer.notify(binding) { $0.call("Table", "Screen", "cell(_:)", with: [.integer(3)]) }
        writer.call("Table", "Model", "count()")
        writer.notify(binding) { $0.call("Table", "Screen", "cell(_:)", with: [.integer(4)]) }
      }
    }
    let rows = StepSequence(step: 0, of: writer.log).rows.filter { $0.kind == .notify }
    #expect(rows.map(\.shownLabel) == ["cell(0) ×3", "title()", "cell(3)", "cell(4)"])
  }

  @Test("says what came back beside the call, and nothing of an empty return")
  func returns() {
    var writer = LogWriter(["Screen": .view, "Model": .model])
    writer.call("Screen", "Model", "count()", returns: .integer(3))
    writer.call("Screen", "Model", "reset()")
    let rows = StepSequence(step: 0, of: writer.log).rows
    #expect(rows.map(\.label) == ["count()", "reset()"])
    #expect(rows.map(\.value) == ["→ 3", nil])
  }

  @Test("names what is created, once")
  func creation() {
    let sequence = StepSequence(step: 0, of: LogWriter.counter().log)
    let created = sequence.rows.filter { $0.kind == .create }.map(\.label)
    #expect(
      created == [
        "TallyCounter#1", "CounterViewController#1", "CounterPresenter#1", "CounterScreen#1",
      ])
  }

  @Test("gathers the lives that end together")
  func ends() {
    let rows = StepSequence(step: 3, of: LogWriter.counter().log).rows
    #expect(rows.map(\.kind) == [.destroy])
    #expect(rows.last?.times == 5)
  }
}
