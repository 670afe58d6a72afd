// The same JSON as that of `Event+Codable.swift`, its keys sorted.

extension JSONBytes {
  mutating func append(_ event: Event) throws {
    let said = EventMembers(event)
    append(raw: "{")
    if let arguments = said.arguments { try member(#""arguments":"#, arguments) }
    if let binding = event.binding { member(#""binding":"#, binding) }
    if let caller = event.caller { member(#""caller":"#, caller) }
    if let came = said.came { member(#""came":"#, came) }
    if let cause = event.cause { member(#""cause":"#, cause) }
    if let due = said.due { member(#""due":"#, due) }
    if let error = said.error { try member(#""error":"#, error) }
    if let from = event.from { member(#""from":"#, from) }
    member(#""id":"#, event.id)
    member(#""kind":"#, event.kind.rawValue)
    if let label = said.label { member(#""label":"#, label) }
    if let labels = event.member?.labels { member(#""labels":"#, labels) }
    if let member = event.member { self.member(#""member":"#, member.name) }
    if let navigation = said.navigation { member(#""navigation":"#, navigation.rawValue) }
    if let new = said.new { try member(#""new":"#, new) }
    if let old = said.old { try member(#""old":"#, old) }
    if let parent = event.parent { member(#""parent":"#, parent) }
    if let location = event.location { member(#""place":"#, location) }
    if let property = said.property { member(#""property":"#, property) }
    if let input = said.input { member(#""purpose":"#, input.purpose.rawValue) }
    if event.kind == .effect {
      append(raw: event.isRedundant ? #""redundant":true,"# : #""redundant":false,"#)
    }
    member(#""step":"#, event.step)
    if let target = said.input?.target { member(#""target":"#, target) }
    append(raw: #""time":"#)
    append(event.time)
    if let to = event.to { append(#","to":"#, to) }
    if let value = said.value { try append(#","value":"#, value) }
    if let values = said.values { try append(#","values":"#, values) }
    if let input = said.input { append(#","verb":"#, input.verb) }
    if let went = said.went { append(#","went":"#, went) }
    if let widget = said.widget { append(#","widget":"#, widget) }
    append(raw: "}")
  }

  private mutating func append(_ key: StaticString, _ text: String) {
    append(raw: key)
    append(text)
  }

  private mutating func append(_ key: StaticString, _ texts: [String]) {
    append(raw: key)
    append(texts)
  }

  private mutating func append(_ key: StaticString, _ value: TraceValue) throws {
    append(raw: key)
    try append(value)
  }

  private mutating func append(_ key: StaticString, _ values: [TraceValue]) throws {
    append(raw: key)
    try append(values)
  }

  // Before `time`, which every event has, each member ends with a comma.

  private mutating func member(_ key: StaticString, _ text: String) {
    append(key, text)
    append(raw: ",")
  }

  private mutating func member(_ key: StaticString, _ texts: [String]) {
    append(key, texts)
    append(raw: ",")
  }

  private mutating func member(_ key: StaticString, _ value: TraceValue) throws {
    try append(key, value)
    append(raw: ",")
  }

  private mutating func member(_ key: StaticString, _ values: [TraceValue]) throws {
    try append(key, values)
    append(raw: ",")
  }

  private mutating func member(_ key: StaticString, _ number: Int) {
    append(raw: key)
    append(number)
    append(raw: ",")
  }

  private mutating func member(_ key: StaticString, _ line: SourceLine) {
    append(raw: key)
    append(raw: #"{"file":"#)
    append(line.file)
    append(raw: #","line":"#)
    append(line.line)
    append(raw: "},")
  }
}

/// The contents of an event, whatever its kind.
private struct EventMembers {
  var input: Input?
  var arguments: [TraceValue]?
  var values: [TraceValue]?
  var value: TraceValue?
  var error: TraceValue?
  var property: String?
  var widget: String?
  var old: TraceValue?
  var new: TraceValue?
  var navigation: Navigation?
  var came: [Participant.ID]?
  var went: [Participant.ID]?
  var label: String?
  var due: Int?

  init(_ event: Event) {
    switch event.payload {
    case .input(let input):
      self.input = input
      values = input.values.isEmpty ? nil : input.values
    case .call(_, let arguments): self.arguments = arguments
    case .return(_, .value(let value)): self.value = value
    case .return(_, .error(let error)): self.error = error
    case .read(let property, let value): (self.property, self.value) = (property, value)
    case .state(let property, let old, let new):
      (self.property, self.old, self.new) = (property, old, new)
    case .notify(_, let values): self.values = values
    case .effect(let widget, let property, let old, let new):
      (self.widget, self.property, self.old, self.new) = (widget, property, old, new)
    case .navigate(let navigation, let came, let went):
      (self.navigation, self.came, self.went) = (navigation, came, went)
    case .schedule(let label, let due): (self.label, self.due) = (label, due)
    case .resume(let label): self.label = label
    case .return(_, .nothing), .bind, .unbind, .create, .destroy: break
    }
  }
}
