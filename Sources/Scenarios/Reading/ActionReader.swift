import Diagnostics
import Documents
import HeadlessUI
import Samples

/// Reads what stands beside the word that a step begins with.
struct ActionReader {
  let fields: Fields
  let names: Names

  /// The action; `nil` where a fault has been put down.
  func read(_ verb: Verb) -> Step.Action? {
    switch verb {
    case .open: .open
    case .leave: .leave
    case .back: .back
    case .tap: tap()
    case .type: type()
    case .clear: widget("clear").map { .clear(field: $0) }
    case .submit: widget("submit").map { .submit(field: $0) }
    case .select: select()
    case .scroll: scroll()
    case .tab: text("tab").map { .tab($0) }
    case .choose: text("choose").map { .choose(title: $0) }
    case .wait: wait()
    case .respond:
      fields.required("respond")?.int(in: 1...Int.max, collector).map { .respond(request: $0) }
    case .fail: fail()
    case .push: push()
    case .expect: expect()
    }
  }

  private var collector: DiagnosticCollector { fields.collector }

  private func text(_ key: String) -> String? { fields.required(key)?.string(collector) }

  private func widget(_ key: String) -> String? {
    guard let value = fields.required(key), let name = value.string(collector) else { return nil }
    names.check(widget: name, at: value.location, collector)
    return name
  }

  private func tap() -> Step.Action? {
    let widget = widget("tap")
    let times = fields.int("times", in: 1...10_000, default: 1)
    return widget.map { .tap(widget: $0, times: times) }
  }

  private func type() -> Step.Action? {
    let text = text("type")
    let field = widget("into")
    guard let text, let field else { return nil }
    return .type(text: text, field: field)
  }

  private func select() -> Step.Action? {
    guard let value = fields.required("select"), let text = value.string(collector),
      let path = names.path(text, at: value.location, collector)
    else { return nil }
    guard case .row(let row) = path.part else {
      collector.report(
        Diagnostic(
          "wrong-type", at: value.location, "'\(text)' stands where a row is expected",
          suggestion: "write '\(path.widget)[0]' for the first row"))
      return nil
    }
    return .select(list: path.widget, row: row)
  }

  private func scroll() -> Step.Action? {
    let list = widget("scroll")
    let end = fields.oneOf("to", as: ListEnd.self)
    guard let list, let end else { return nil }
    return .scroll(list: list, to: end)
  }

  private func wait() -> Step.Action? {
    guard let value = fields.required("wait"), let text = value.string(collector) else {
      return nil
    }
    if let milliseconds = Seconds.milliseconds(text) { return .wait(milliseconds: milliseconds) }
    collector.report(
      Diagnostic(
        "wrong-type", at: value.location, "'\(text)' stands where a time is expected",
        explanation: "A time is written in seconds, with at most three decimals and an 's'; "
          + "the longest is a day, \(Seconds.text(Seconds.longest)).",
        suggestion: Seconds.suggestion(for: text) ?? "write '0.5s' for half a second"))
    return nil
  }

  private func fail() -> Step.Action? {
    let value = fields.required("fail")
    let request = value.flatMap(failing)
    let error = fields.oneOf("error", as: ServerError.self)
    guard let request, let error else { return nil }
    return .fail(request, error: error)
  }

  private func failing(_ value: Value) -> FailingRequest? {
    if value.text == "next" { return .next }
    if let text = value.text, let next = NearMiss.suggestion(for: text, in: ["next"]) {
      collector.report(
        Diagnostic(
          "wrong-type", at: value.location, "'\(text)' stands where a request is expected",
          explanation: "It is the request's number, or 'next'.", suggestion: next))
      return nil
    }
    return value.int(in: 1...Int.max, collector).map { .number($0) }
  }

  private func push() -> Step.Action? {
    guard let value = fields.required("push"), let event = value.string(collector) else {
      return nil
    }
    names.check(event: event, at: value.location, collector)
    return .push(event: event)
  }

  private func expect() -> Step.Action? {
    guard let value = fields.required("expect") else { return nil }
    guard let entries = value.entries else {
      collector.report(.wrongType(value, expected: "a mapping"))
      return nil
    }
    if entries.isEmpty {
      collector.report(
        Diagnostic("empty-step", at: value.location, "the step expects nothing"))
    }
    let reader = ExpectationReader(names: names, collector: collector)
    return .expect(entries.compactMap(reader.read))
  }
}
