/// A log in Chrome's trace event format.
///
/// Virtual time does not move inside a step, so an event's identifier is its time in microseconds.
/// Participants are threads. Inputs, calls, resumptions, notifications and events that contain
/// others are complete slices; the rest are instants. Format: "Trace Event Format", Google, 2016.
struct ChromeTrace {
  let tree: EventTree
  let title: String

  var text: String {
    var json = JSONBytes()
    json.append(raw: "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n")
    writeNames(to: &json)
    for event in tree.log.events where !tree.isReturnOfCall(event) {
      write(event, to: &json)
      writeFlow(to: event, &json)
    }
    json.append(raw: "\n]}\n")
    return String(decoding: json.bytes, as: UTF8.self)
  }

  // MARK: Names

  private func writeNames(to json: inout JSONBytes) {
    write("process_name", thread: 0, to: &json)
    json.append(#""name":"#, title)
    json.append(raw: "}}")
    let names = ["script"] + tree.log.participants.map { "\($0.id) «\($0.role.rawValue)»" }
    for (thread, name) in names.enumerated() {
      json.append(raw: ",\n")
      write("thread_name", thread: thread, to: &json)
      json.append(#""name":"#, name)
      json.append(raw: "}},\n")
      write("thread_sort_index", thread: thread, to: &json)
      json.append(#""sort_index":"#, thread)
      json.append(raw: "}}")
    }
  }

  private func write(_ name: String, thread: Int, to json: inout JSONBytes) {
    json.append(#"{"name":"#, name)
    json.append(#","ph":"M","pid":1,"tid":"#, thread)
    json.append(raw: #","args":{"#)
  }

  // MARK: Events

  private func write(_ event: Event, to json: inout JSONBytes) {
    begin(event, title: tree.text(of: event), category: event.kind.rawValue, to: &json)
    if isSlice(event) {
      json.append(#","ph":"X","dur":"#, tree.last(inside: event.id) - event.id + 1)
    } else {
      json.append(raw: #","ph":"i","s":"t""#)
    }
    writeDetails(of: event, to: &json)
    json.append(raw: "}")
  }

  /// Begins an event on its own line, with its name, category, thread and time.
  private func begin(
    _ event: Event, title: String, category: String, to json: inout JSONBytes
  ) {
    json.append(",\n{\"name\":", title)
    json.append(#","cat":"#, category)
    json.append(#","pid":1,"tid":"#, event.to.flatMap { tree.numbers[$0] } ?? 0)
    json.append(#","ts":"#, event.id)
  }

  /// Writes the details of an event: actor, result, binding, and both source lines.
  private func writeDetails(of event: Event, to json: inout JSONBytes) {
    let texts: [(key: StaticString, text: String?)] = [
      (#""from":"#, event.from), (#""result":"#, tree.result(of: event.id)),
      (#""place":"#, event.location.map { "\($0.file):\($0.line)" }),
      (#""caller":"#, event.caller.map { "\($0.file):\($0.line)" }),
    ]
    guard event.binding != nil || texts.contains(where: { $0.text != nil }) else { return }
    json.append(raw: #","args":{"#)
    for (key, text) in texts { json.member(key, text) }
    json.member(#""binding":"#, event.binding)
    json.endObject()
  }

  /// Writes a flow arrow from the cause between slices; an instant cannot have one.
  private func writeFlow(to event: Event, _ json: inout JSONBytes) {
    guard let cause = event.cause.flatMap(tree.log.event), isSlice(event) else { return }
    begin(cause, title: "cause", category: "cause", to: &json)
    json.append(#","ph":"s","id":"#, event.id)
    json.append(raw: "}")
    begin(event, title: "cause", category: "cause", to: &json)
    json.append(#","ph":"f","bp":"e","id":"#, event.id)
    json.append(raw: "}")
  }

  private func isSlice(_ event: Event) -> Bool {
    switch event.kind {
    case .call, .input, .resume, .notify: true
    default: !tree.children(of: event.id).isEmpty
    }
  }
}
