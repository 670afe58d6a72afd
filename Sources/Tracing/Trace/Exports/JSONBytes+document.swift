extension JSONBytes {
  /// Appends a whole trace with sorted keys; `frames` is a JSON array.
  mutating func append(
    _ title: TraceTitle, _ log: EventLog, frames: some Sequence<UInt8>, version: Int
  ) throws {
    append(raw: #"{"bindings":"#)
    append(log.bindings, Self.append)
    append(raw: #","events":"#)
    try append(log.events) { try $0.append($1) }
    append(raw: #","format":"counterpoint-trace","frames":"#)
    append(json: frames)
    append(raw: #","participants":"#)
    append(log.participants, Self.append)
    append(#","pattern":"#, title.pattern)
    append(#","sample":"#, title.sample)
    append(#","scenario":"#, title.scenario)
    append(#","version":"#, version)
    append(raw: "}")
  }

  private static func append(_ json: inout JSONBytes, _ binding: Binding) {
    json.append(raw: "{")
    json.member(#""id":"#, binding.id)
    json.member(#""mechanism":"#, binding.mechanism.rawValue)
    json.member(#""member":"#, binding.member)
    json.member(#""operators":"#, binding.operators)
    json.member(#""sink":"#, binding.sink)
    json.member(#""source":"#, binding.source)
    json.endObject()
  }

  private static func append(_ json: inout JSONBytes, _ participant: Participant) {
    json.append(raw: "{")
    json.member(#""id":"#, participant.id)
    json.member(#""number":"#, participant.number)
    json.member(#""role":"#, participant.role.rawValue)
    json.member(#""screen":"#, participant.isScreen)
    json.member(#""type":"#, participant.type)
    json.endObject()
  }

  /// Appends the same JSON as `Event+Codable.swift`, with sorted keys.
  private mutating func append(_ event: Event) throws {
    let said = EventMembers(event)
    append(raw: "{")
    try member(#""arguments":"#, said.arguments)
    member(#""binding":"#, said.binding)
    member(#""caller":"#, event.caller)
    member(#""came":"#, said.came)
    member(#""cause":"#, event.cause)
    member(#""due":"#, said.due)
    try member(#""error":"#, said.error)
    member(#""from":"#, event.from)
    member(#""id":"#, event.id)
    member(#""kind":"#, event.kind.rawValue)
    member(#""label":"#, said.label)
    member(#""labels":"#, said.labels)
    member(#""member":"#, said.member)
    member(#""navigation":"#, said.navigation?.rawValue)
    try member(#""new":"#, said.new)
    try member(#""old":"#, said.old)
    member(#""parent":"#, event.parent)
    member(#""place":"#, event.location)
    member(#""property":"#, said.property)
    member(#""purpose":"#, said.purpose?.rawValue)
    member(#""redundant":"#, said.redundant)
    member(#""step":"#, event.step)
    member(#""target":"#, said.target)
    member(#""time":"#, event.time)
    member(#""to":"#, event.to)
    try member(#""value":"#, said.value)
    try member(#""values":"#, said.values)
    member(#""verb":"#, said.verb)
    member(#""went":"#, said.went)
    member(#""widget":"#, said.widget)
    endObject()
  }
}
