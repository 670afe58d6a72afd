extension RecorderState {
  /// Creates a binding and records it.
  ///
  /// Deliveries begin at `line`, a line of the sink. Streams need it: their deliveries are not
  /// calls, so the line that is running then is the sender's.
  mutating func bind(
    _ mechanism: Mechanism, source: ParticipantIndex?, sink: ParticipantIndex?, member: String,
    operators: [String] = [], at location: SourceLine?, line: SourceLine? = nil
  ) -> Binding.ID {
    bindings.append(
      BindingDraft(
        mechanism: mechanism, source: source, sink: sink, member: member, operators: operators,
        line: line))
    add(.bind(bindings.count), from: source, to: sink, at: location, by: line)
    return bindings.count
  }

  /// Creates the binding of a weak delegate-like property, and ends its earlier one.
  mutating func bindDelegate(
    _ mechanism: Mechanism, source: ParticipantIndex, sink: ParticipantIndex?, property: String,
    at location: SourceLine
  ) {
    unbindDelegate(source: source, property: property)
    guard let sink else { return }
    let id = bind(mechanism, source: source, sink: sink, member: property, at: location)
    delegates[.init(source: resolve(source), sink: resolve(sink)), default: []].append(id - 1)
  }

  /// Begins a delivery, in which the sink is the acting participant.
  mutating func notify(_ index: Int, _ values: [CapturedValue]) -> DraftKey {
    let binding = bindings[index]
    let key = add(.notify(index + 1, values: values), from: binding.source, to: binding.sink)
    push(key, participant: binding.sink, caller: binding.source, line: binding.line)
    return key
  }

  /// Ends the binding of a weak property.
  mutating func unbindDelegate(source: ParticipantIndex, property: String) {
    for (index, binding) in bindings.enumerated()
    where binding.isLive && binding.member == property
      && binding.source.map(resolve) == resolve(source)
    {
      unbind(index)
    }
  }

  mutating func unbind(_ index: Int) {
    guard bindings[index].isLive else { return }
    bindings[index].isLive = false
    for pair in delegates.keys { delegates[pair]?.removeAll { $0 == index } }
    let binding = bindings[index]
    let key = add(.unbind(index + 1), from: binding.source, to: binding.sink)
    if drafts[key].parent == nil { drafts[key].cause = root }
  }
}
