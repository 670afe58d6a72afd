/// The functions that a log calls, by their declarations: AppMap's class map.
struct AppMapFunctions {
  /// A function, as the class map and its calls name it.
  struct CalledFunction: Hashable {
    let name: String
    let place: SourceLine
    /// Indicates whether it is called on a type, or on a value, whose participant is its type.
    let isStatic: Bool
  }

  private let tree: EventTree
  private var receivers: [CalledFunction: Set<Participant>] = [:]

  init(_ tree: EventTree) {
    self.tree = tree
    for event in tree.log.events {
      guard let function = self[event], let receiver = tree.receiver(of: event) else { continue }
      receivers[function, default: []].insert(receiver)
    }
  }

  /// Returns the function that an event calls; `nil` if it is no call or lacks a receiver or
  /// location.
  subscript(event: Event) -> CalledFunction? {
    guard event.kind == .call, let member = event.member, let place = event.location,
      let receiver = tree.receiver(of: event)
    else { return nil }
    return CalledFunction(name: member.description, place: place, isStatic: !receiver.isObject)
  }

  /// Returns the class that declares a function.
  ///
  /// A log has the types of objects. If several types share a function, through inheritance or
  /// generics, the file's name gives the class.
  func className(of function: CalledFunction) -> String {
    let types = Set(receivers[function, default: []].map { $0.type.prefix { $0 != "<" } })
    if types.count == 1, let type = types.first { return String(type) }
    let file = function.place.file.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." && $0 != "+" })
  }

  /// The folders, the classes declared in them, and the called functions of these.
  var classMap: JSONTree {
    .lines(
      grouped(receivers.keys, by: package).map { package, functions in
        let classes = grouped(functions, by: className).map { name, functions in
          JSONTree.object([
            "type": .text("class"), "name": .text(name),
            "children": .lines(functions.sorted(by: Self.isBefore).map(entry)),
          ])
        }
        return .object([
          "type": .text("package"), "name": .text(package), "children": .list(classes),
        ])
      })
  }

  private func entry(_ function: CalledFunction) -> JSONTree {
    let roles = Set(receivers[function, default: []].map(\.role.rawValue))
    return .object([
      "type": .text("function"), "name": .text(function.name),
      "location": .text("\(function.place.file):\(function.place.line)"),
      "static": .boolean(function.isStatic),
      "labels": .list(roles.sorted().map(JSONTree.text)),
    ])
  }

  private func grouped(
    _ functions: some Sequence<CalledFunction>, by name: (CalledFunction) -> String
  ) -> [(String, [CalledFunction])] {
    Dictionary(grouping: functions, by: name).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func package(of function: CalledFunction) -> String {
    let folders = function.place.file.split(separator: "/").dropLast()
    return folders.isEmpty ? "." : folders.joined(separator: "/")
  }

  private static func isBefore(_ one: CalledFunction, _ other: CalledFunction) -> Bool {
    (one.place.file, one.place.line, one.name, one.isStatic ? 1 : 0)
      < (other.place.file, other.place.line, other.name, other.isStatic ? 1 : 0)
  }
}
