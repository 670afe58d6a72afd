/// A log in Chrome's trace event format.
///
/// Virtual time is still inside a step, so an event's identifier is its time in microseconds.
/// Participants are threads. What contains events, and every call, is a complete slice; the rest
/// are instants. Format: "Trace Event Format", Google, 2016.
struct ChromeTrace {
  private let tree: EventTree
  private let title: String
  private let threads: [Participant.ID: Int]

  init(_ tree: EventTree, title: String) {
    self.tree = tree
    self.title = title
    threads = Dictionary(tree.log.participants.enumerated().map { ($1.id, $0 + 1) }) { first, _ in
      first
    }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] {
    var json = JSONBytes()
    json.append(raw: "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n")
    writeNames(to: &json)
    for event in tree.log.events where !tree.isReturnOfCall(event) {
      write(event, to: &json)
      writeFlow(to: event, &json)
    }
    json.append(raw: "\n]}\n")
    return json.bytes
  }

  // MARK: Names

  private func writeNames(to json: inout JSONBytes) {
    write("process_name", thread: 0, to: &json)
    json.append(raw: #""name":"#)
    json.append(title)
    json.append(raw: "}}")
    let names = ["script"] + tree.log.participants.map(\.threadName)
    for (thread, name) in names.enumerated() {
      json.append(raw: ",\n")
      write("thread_name", thread: thread, to: &json)
      json.append(raw: #""name":"#)
      json.append(name)
      json.append(raw: "}},\n")
      write("thread_sort_index", thread: thread, to: &json)
      json.append(raw: #""sort_index":"#)
      json.append(thread)
      json.append(raw: "}}")
    }
  }

  private func write(_ name: String, thread: Int, to json: inout JSONBytes) {
    json.append(raw: #"{"name":"#)
    json.append(name)
    json.append(raw: #","ph":"M","pid":1,"tid":"#)
    json.append(thread)
    json.append(raw: #","args":{"#)
  }

  // MARK: Events

  private func write(_ event: Event, to json: inout JSONBytes) {
    begin(event, title: tree.text(of: event), category: event.kind.rawValue, to: &json)
    if isSlice(event) {
      json.append(raw: #","ph":"X","dur":"#)
      json.append(tree.last(inside: event.id) - event.id + 1)
    } else {
      json.append(raw: #","ph":"i","s":"t""#)
    }
    writeDetails(of: event, to: &json)
    json.append(raw: "}")
  }

  /// An event's name, time and thread, each on a line of its own.
  private func begin(
    _ event: Event, title: String, category: String, to json: inout JSONBytes
  ) {
    json.append(raw: ",\n{\"name\":")
    json.append(title)
    json.append(raw: #","cat":"#)
    json.append(category)
    json.append(raw: #","pid":1,"tid":"#)
    json.append(event.to.flatMap { threads[$0] } ?? 0)
    json.append(raw: #","ts":"#)
    json.append(event.id)
  }

  /// Writes the details of an event: who acted, what a call gave back, by which binding, and both
  /// lines of source.
  private func writeDetails(of event: Event, to json: inout JSONBytes) {
    var details: [(key: StaticString, text: String)] = []
    if let from = event.from { details.append((#""from":"#, from)) }
    if let result = tree.result(of: event.id) { details.append((#""result":"#, result)) }
    if let location = event.location {
      details.append((#""place":"#, "\(location.file):\(location.line)"))
    }
    if let caller = event.caller {
      details.append((#""caller":"#, "\(caller.file):\(caller.line)"))
    }
    guard !details.isEmpty || event.binding != nil else { return }
    var separator: StaticString = #","args":{"#
    for detail in details {
      json.append(raw: separator)
      json.append(raw: detail.key)
      json.append(detail.text)
      separator = ","
    }
    if let binding = event.binding {
      json.append(raw: separator)
      json.append(raw: #""binding":"#)
      json.append(binding)
    }
    json.append(raw: "}")
  }

  /// A flow arrow from the cause, between slices; an instant cannot carry one.
  private func writeFlow(to event: Event, _ json: inout JSONBytes) {
    guard let cause = event.cause.flatMap(tree.log.event), isSlice(event) else { return }
    begin(cause, title: "cause", category: "cause", to: &json)
    json.append(raw: #","ph":"s","id":"#)
    json.append(event.id)
    json.append(raw: "}")
    begin(event, title: "cause", category: "cause", to: &json)
    json.append(raw: #","ph":"f","bp":"e","id":"#)
    json.append(event.id)
    json.append(raw: "}")
  }

  private func isSlice(_ event: Event) -> Bool {
    switch event.kind {
    case .call, .input, .resume, .notify: true
    default: !tree.children(of: event.id).isEmpty
    }
  }
}

extension Participant {
  fileprivate var threadName: String { "\(id) «\(role.rawValue)»" }
}
