public import Trace

extension LogWriter {
  /// A call, and what happens inside it.
  ///
  /// - Parameters:
  ///   - from: Who calls; nothing for the script.
  ///   - to: Who is called.
  ///   - member: The method as its declaration names it: `show(_:at:)`.
  ///   - arguments: Its arguments.
  ///   - location: The line of the method's body.
  ///   - caller: The line that calls.
  ///   - value: What it gives back.
  ///   - body: What happens inside.
  public mutating func call(
    _ from: String?, _ to: String, _ member: String, with arguments: [TraceValue] = [],
    location: Int? = 1, caller: Int? = nil, returns value: TraceValue? = nil,
    _ body: (inout LogWriter) -> Void = { _ in }
  ) {
    let member = Member(declared: member)
    let call = add(
      .call(member, arguments: arguments), from: from, to: to, location: location, caller: caller)
    inside(call) { writer in
      body(&writer)
      writer.add(.return(member, value.map { .value($0) } ?? .nothing), from: to, to: from)
    }
  }

  /// A read of another participant's property.
  @discardableResult
  public mutating func read(
    _ from: String?, _ to: String, _ property: String, _ value: TraceValue = .integer(0),
    caller: Int? = nil
  ) -> Event.ID {
    add(.read(property: property, value: value), from: from, to: to, caller: caller)
  }

  /// A change of a property.
  @discardableResult
  public mutating func change(
    _ from: String?, _ to: String, _ property: String, _ old: TraceValue = .integer(0),
    to new: TraceValue = .integer(1), caller: Int? = nil
  ) -> Event.ID {
    add(.state(property: property, old: old, new: new), from: from, to: to, caller: caller)
  }

  /// A write of a widget's property; a redundant one writes what is there.
  @discardableResult
  public mutating func effect(
    _ from: String?, _ to: String, widget: String = "label",
    property: String = "text",
    _ old: TraceValue = .text("0"), to new: TraceValue = .text("1"), caller: Int? = nil
  ) -> Event.ID {
    add(
      .effect(widget: widget, property: property, old: old, new: new), from: from, to: to,
      caller: caller)
  }

  /// A change of what a container shows, and what happens inside it.
  @discardableResult
  public mutating func navigate(
    _ from: String?, _ to: String, _ navigation: Navigation, came: [String] = [],
    went: [String] = [], caller: Int? = nil, _ body: (inout LogWriter) -> Void = { _ in }
  ) -> Event.ID {
    let (came, went) = (came.map { participant($0) }, went.map { participant($0) })
    let event = add(
      .navigate(navigation, came: came, went: went), from: from, to: to, caller: caller)
    inside(event, body)
    return event
  }
}

extension Member {
  /// A member, from its name as source names a declaration: `move(to:_:)`.
  fileprivate init(declared name: String) {
    guard let parenthesis = name.firstIndex(of: "(") else {
      self.init(name, labels: nil)
      return
    }
    let labels = name[name.index(after: parenthesis)...].split(separator: ":").dropLast()
    self.init(String(name[..<parenthesis]), labels: labels.map(String.init))
  }
}
