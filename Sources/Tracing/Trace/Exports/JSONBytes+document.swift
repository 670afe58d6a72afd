extension JSONBytes {
  /// A whole trace, its keys sorted.
  ///
  /// - Parameters:
  ///   - title: Which performance it is of.
  ///   - log: What was recorded.
  ///   - frames: What was to be seen after each step, as a JSON array.
  ///   - version: The version of the format.
  /// - Throws: What encoding a number throws that is not finite.
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
    append(raw: #","pattern":"#)
    append(title.pattern)
    append(raw: #","sample":"#)
    append(title.sample)
    append(raw: #","scenario":"#)
    append(title.scenario)
    append(raw: #","version":"#)
    append(version)
    append(raw: "}")
  }

  private static func append(_ json: inout JSONBytes, _ binding: Binding) {
    json.append(raw: #"{"id":"#)
    json.append(binding.id)
    json.append(raw: #","mechanism":"#)
    json.append(binding.mechanism.rawValue)
    json.append(raw: #","member":"#)
    json.append(binding.member)
    json.append(raw: #","operators":"#)
    json.append(binding.operators)
    json.append(raw: #","sink":"#)
    json.append(binding.sink)
    json.append(raw: #","source":"#)
    json.append(binding.source)
    json.append(raw: "}")
  }

  private static func append(_ json: inout JSONBytes, _ participant: Participant) {
    json.append(raw: #"{"id":"#)
    json.append(participant.id)
    json.append(raw: #","number":"#)
    json.append(participant.number)
    json.append(raw: #","role":"#)
    json.append(participant.role.rawValue)
    json.append(raw: #","screen":"#)
    json.append(participant.isScreen)
    json.append(raw: #","type":"#)
    json.append(participant.type)
    json.append(raw: "}")
  }
}
