/// A log in AppMap's format: which methods were called on which objects, with arguments and
/// results.
///
/// The format only has calls, so calls inside other events belong to the call around them. Its
/// timestamps are virtual times. Format: "AppMap data specification" 1.13,
/// https://github.com/getappmap/appmap.
struct AppMap {
  private let tree: EventTree
  private let title: String
  private let threads: LogThreads
  private let objects: AppMapObjects
  private let functions: AppMapFunctions

  init(_ tree: EventTree, title: String) {
    self.tree = tree
    self.title = title
    threads = LogThreads(tree)
    objects = AppMapObjects(tree: tree)
    functions = AppMapFunctions(tree)
  }

  var text: String {
    JSONTree.object([
      "version": .text("1.13.0"),
      "metadata": .object([
        "name": .text(title),
        // The format requires a URL, and there is none.
        "client": .object(["name": .text("counterpoint"), "url": .text("")]),
        "recorder": .object(["name": .text("counterpoint"), "type": .text("tests")]),
      ]),
      "classMap": functions.classMap,
      "events": .lines(tree.log.events.compactMap(event)),
    ]).document
  }

  /// Returns an event that is a call or the return of one.
  private func event(_ event: Event) -> JSONTree? {
    switch event.payload {
    case .call(let member, let arguments):
      return functions[event].map { function in
        .object([
          "id": .number(event.id), "event": .text("call"), "thread_id": .number(threads[event.id]),
          "timestamp": seconds(event), "defined_class": .text(functions.className(of: function)),
          "method_id": .text(function.name), "path": .text(function.place.file),
          "lineno": .number(function.place.line), "static": .boolean(function.isStatic),
          "receiver": event.to.map { objects.parameter(.participant($0)) },
          "parameters": .list(parameters(of: member, arguments)),
        ])
      }
    case .return(_, let outcome):
      guard let call = tree.log.parent(of: event), functions[call] != nil,
        tree.returned(from: call.id)?.id == event.id
      else { return nil }
      var value: JSONTree?
      var errors: JSONTree?
      switch outcome {
      case .nothing: break
      case .value(let returned): value = objects.parameter(returned)
      case .error(let error): errors = .list([objects.exception(error, in: event)])
      }
      return .object([
        "id": .number(event.id), "event": .text("return"), "thread_id": .number(threads[event.id]),
        "timestamp": seconds(event), "parent_id": .number(call.id), "return_value": value,
        "exceptions": errors,
      ])
    default: return nil
    }
  }

  private func seconds(_ event: Event) -> JSONTree { .decimal(Double(event.time) / 1000) }

  private func parameters(of member: Member, _ arguments: [TraceValue]) -> [JSONTree] {
    let labels = member.labels ?? []
    return arguments.enumerated().map { index, value in
      let label = labels.indices.contains(index) ? labels[index] : "_"
      return objects.parameter(value, name: label == "_" ? nil : label)
    }
  }
}
