import Trace

extension TraceValue {
  /// Values of every case, and of the shapes that a text format could confuse.
  static let examples: [TraceValue] = [
    .null, .boolean(true), .boolean(false), .integer(0), .integer(1), .integer(.min),
    .integer(.max),
    .decimal(1), .decimal(-0.5), .decimal(0.1), .decimal(1e300), .decimal(.leastNonzeroMagnitude),
    .text(""), .text("null"), .text("1"), .text("a \"b\"\\\n\u{0}★👩‍👩‍👧"),
    .longText("begin", leftOut: 12),
    .enumCase("on", []), .enumCase("switching", [.init("to", .boolean(true)), .init(nil, .null)]),
    .structure("Setup", []), .structure("Tally", [.init("digits", .list([.integer(1)]))]),
    .tuple([]), .tuple([.init(nil, .integer(1)), .init("b", .text("2"))]),
    .list([]), .list([.null, .list([]), .list([.null]), .text("a")]),
    .set([]), .set([.integer(1), .set([.text("a")])]),
    .dictionary([]), .dictionary([.init(key: .text("a"), value: .null)]),
    .dictionary([.init(key: .leftOut(3), value: .leftOut(3))]),
    .keyPath(root: "Counter", value: "Int"), .closure, .participant("A#1"),
    .list([.participant("A#1"), .structure("Row", [.init("owner", .participant("B#1"))])]),
    .type("Token"), .described("1.0 seconds"), .leftOut(7),
  ]

  /// A number of its own for each case; a new case does not compile without one.
  var caseNumber: Int {
    switch self {
    case .null: 0
    case .boolean: 1
    case .integer: 2
    case .decimal: 3
    case .text: 4
    case .longText: 5
    case .enumCase: 6
    case .structure: 7
    case .tuple: 8
    case .list: 9
    case .set: 10
    case .dictionary: 11
    case .keyPath: 12
    case .closure: 13
    case .participant: 14
    case .type: 15
    case .described: 16
    case .leftOut: 17
    }
  }

  static let caseCount = 18
}

extension EventPayload<Participant.ID> {
  /// Payloads of every kind.
  static func examples(binding: Binding.ID = 1) -> [Self] {
    [
      .input(Input("back")), .input(Input("open", purpose: .opensApp)),
      .input(Input("type", target: "search", values: [.text("vio")])),
      .input(Input("leave", purpose: .leavesApp)),
      .call(Member("stop"), arguments: []), .call(.deinitialiser, arguments: []),
      .call(Member("move", labels: ["to", "_"]), arguments: [.null, .participant("A#1")]),
      .return(Member("stop"), .nothing), .return(Member("find"), .value(.null)),
      .return(Member("find"), .value(.decimal(2))), .return(Member("find"), .error(.null)),
      .return(.deinitialiser, .error(.enumCase("offline", []))),
      .read(property: "count", value: .integer(1)), .read(property: "next", value: .null),
      .state(property: "count", old: .null, new: .text("")),
      .bind(binding), .unbind(binding), .notify(binding, values: []),
      .notify(binding, values: [.null, .closure]),
      .effect(widget: "label", property: "text", old: .text("a"), new: .text("a")),
      .effect(widget: "label", property: "text", old: .null, new: .text("a")),
    ]
      + Trace.Navigation.allCases.map { .navigate($0, came: ["A#1"], went: []) } + [
        .navigate(.set, came: ["A#1", "B#1"], went: ["A#1"]),
        .schedule(label: "timer", due: 200), .resume(label: "timer"), .create, .destroy,
      ]
  }
}
