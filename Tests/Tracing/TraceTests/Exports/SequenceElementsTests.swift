import Testing
import TraceTesting

@testable import Trace

@Suite("The elements of a sequence diagram")
struct SequenceElementsTests {
  private func sequence(of write: (inout LogWriter) -> Void) -> SequenceElements {
    var writer = LogWriter(["Screen": .view, "Presenter": .presenter, "Stack": .view])
    writer.step("tap", target: "up")
    write(&writer)
    return ExportedLog(writer.log, .example).sequence
  }

  @Test("are messages for changes that a participant makes at another, in their order")
  func changes() {
    let found = sequence { log in
      log.effect("Presenter", "Screen")
      log.effect("Presenter", "Screen", .text("1"), to: .text("1"))
      log.change("Presenter", "Model", "count")
      log.navigate("Presenter", "Stack", .push, came: ["Screen"]) { log in
        log.call("Stack", "Screen", "load()")
      }
    }
    let presenter = "Presenter#1"
    #expect(
      found.elements == [
        .step("Opening"),
        .message(
          from: presenter, to: "Screen#1", text: #"label.text "0" → "1""#, isNotification: false),
        .message(
          from: presenter, to: "Screen#1", text: #"label.text "1" → "1" (again)"#,
          isNotification: false),
        .message(from: presenter, to: "Model#1", text: "count 0 → 1", isNotification: false),
        .message(from: presenter, to: "Stack#1", text: "push Screen#1", isNotification: false),
        .message(from: "Stack#1", to: "Screen#1", text: "load()", isNotification: false),
        .begin("Screen#1"), .end("Screen#1"),
      ])
    #expect(!found.hasOutside)
  }

  @Test("are notes for changes of a participant's own, and for those of nobody")
  func ownChanges() {
    let found = sequence { log in
      log.change("Model", "Model", "count")
      log.effect(nil, "Screen")
    }
    #expect(
      found.elements == [
        .step("Opening"), .note(over: ["Model#1"], text: "count 0 → 1"),
        .note(over: ["Screen#1"], text: #"label.text "0" → "1""#),
      ])
  }

  @Test("have a step's further inputs at the script, not at the app")
  func inputs() {
    let found = sequence { log in
      log.change("Model", "Model", "count")
      log.input("tap", target: "up")
      log.change("Model", "Model", "count", .integer(1), to: .integer(2))
    }
    #expect(
      found.elements == [
        .step("Opening"), .note(over: ["Model#1"], text: "count 0 → 1"), .input("tap up"),
        .note(over: ["Model#1"], text: "count 1 → 2"),
      ])
    #expect(found.hasOutside)
    #expect(
      PlantUMLText(sequence: found, title: "a test").text.contains("\nnote over script : tap up\n"))
    #expect(
      MermaidText(sequence: found, title: "a test").text.contains("\n  Note over script: tap up\n"))
  }
}
