/// A log in OpenTelemetry's protocol, as JSON: one trace with a span for each event except
/// returns.
///
/// An event inside another is a span inside its span; later work has a link to its cause. A span
/// begins at the virtual time of its event, and each event in a step takes a microsecond. Span
/// numbers are those of events, and the trace's number is computed from the log, so that the same
/// log has the same bytes. Format: OTLP 1, `ExportTraceServiceRequest`,
/// https://opentelemetry.io/docs/specs/otlp/.
struct OpenTelemetryTrace {
  private let tree: EventTree
  private let title: String
  private let trace: String

  init(_ tree: EventTree, title: String) {
    self.tree = tree
    self.title = title
    trace = Self.digest(of: tree, title)
  }

  var text: String {
    let events = tree.log.events.enumerated().filter { index, event in
      event.id == index + 1 && !tree.isReturnOfCall(event)
    }
    let spans = JSONTree.lines([whole] + events.map { span(of: $1) })
    return JSONTree.object([
      "resourceSpans": .list([
        .object([
          "resource": .object(["attributes": attributes([("service.name", .text(title))])]),
          "scopeSpans": .list([
            .object(["scope": .object(["name": .text("counterpoint")]), "spans": spans])
          ]),
        ])
      ])
    ]).document
  }

  // MARK: Spans

  /// The span of the whole recording, which contains all others.
  private var whole: JSONTree {
    .object([
      "traceId": .text(trace), "spanId": .text(Self.span(tree.log.events.count + 1)),
      "name": .text(title), "kind": .number(1), "startTimeUnixNano": .text("0"),
      "endTimeUnixNano": .text(end(of: tree.log.events.count)),
    ])
  }

  private func span(of event: Event) -> JSONTree {
    let parent = tree.log.parent(of: event)?.id ?? tree.log.events.count + 1
    return .object([
      "traceId": .text(trace), "spanId": .text(Self.span(event.id)),
      "parentSpanId": .text(Self.span(parent)),
      "name": .text(functionName(of: event) ?? tree.text(of: event)), "kind": .number(1),
      "startTimeUnixNano": .text(start(of: event.id)),
      "endTimeUnixNano": .text(end(of: tree.last(inside: event.id))),
      "attributes": attributes(of: event), "links": link(to: event.cause),
      "status": error(of: event).map { .object(["code": .number(2), "message": .text($0)]) },
    ])
  }

  private func link(to cause: Event.ID?) -> JSONTree? {
    guard let cause = cause.flatMap(tree.log.event) else { return nil }
    return .list([.object(["traceId": .text(trace), "spanId": .text(Self.span(cause.id))])])
  }

  private func error(of event: Event) -> String? {
    guard case .return(_, .error(let error))? = tree.returned(from: event.id)?.payload else {
      return nil
    }
    return Event.text(of: error)
  }

  // MARK: Attributes

  private func attributes(of event: Event) -> JSONTree {
    let (from, to) = (event.from, event.to)
    let texts: [(String, String?)] = [
      ("counterpoint.from", from), ("counterpoint.from.role", from.flatMap(role)),
      ("counterpoint.to", to), ("counterpoint.to.role", to.flatMap(role)),
      ("counterpoint.text", tree.text(of: event)),
      ("counterpoint.result", tree.result(of: event.id)),
      ("counterpoint.mechanism", event.binding.flatMap(tree.log.binding)?.mechanism.rawValue),
      ("counterpoint.caller", event.caller.map { "\($0.file):\($0.line)" }),
      ("code.function.name", functionName(of: event)), ("code.file.path", event.location?.file),
    ]
    var found: [(String, JSONTree)] = [
      ("counterpoint.kind", .text(event.kind.rawValue)), ("counterpoint.step", .number(event.step)),
    ]
    found += texts.compactMap { key, text in text.map { (key, .text($0)) } }
    if let line = event.location?.line { found.append(("code.line.number", .number(line))) }
    return attributes(found)
  }

  private func attributes(_ attributes: [(String, JSONTree)]) -> JSONTree {
    .list(
      attributes.map { key, value in
        // Protocol Buffers' JSON represents 64-bit integers as strings.
        let typed: JSONTree =
          if case .number(let number) = value {
            .object(["intValue": .text("\(number)")])
          } else {
            .object(["stringValue": value])
          }
        return .object(["key": .text(key), "value": typed])
      })
  }

  private func role(of participant: Participant.ID) -> String? {
    tree.participants[participant]?.role.rawValue
  }

  private func functionName(of event: Event) -> String? {
    guard event.kind == .call, let member = event.member else { return nil }
    return [tree.receiver(of: event)?.type, member.description]
      .compactMap(\.self).joined(separator: ".")
  }

  // MARK: Numbers and times

  private static func span(_ number: Int) -> String { hexadecimal(number, digits: 16) }

  private static func hexadecimal(_ number: some BinaryInteger, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private func start(of id: Event.ID) -> String { "\(nanoseconds(of: id))" }
  private func end(of id: Event.ID) -> String { "\(nanoseconds(of: id) + 1_000)" }

  private func nanoseconds(of id: Event.ID) -> Int {
    (tree.log.event(id)?.time ?? 0) * 1_000_000 + id * 1_000
  }

  /// Returns the number of a trace: the 128-bit FNV-1a hash of its title and its events.
  private static func digest(of tree: EventTree, _ title: String) -> String {
    var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    func add(_ text: String) {
      for byte in text.utf8 + [0] {
        hash = (hash ^ UInt128(byte)) &* 0x1_0000_0000_0000_0000_0001_3b
      }
    }
    add(title)
    for event in tree.log.events {
      add(event.from ?? "")
      add(event.to ?? "")
      add(tree.text(of: event))
      add(tree.result(of: event.id) ?? "")
    }
    return hexadecimal(hash, digits: 32)
  }
}
