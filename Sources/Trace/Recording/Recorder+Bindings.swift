extension Recorder.State {
  /// Makes a binding and says so.
  mutating func bind(
    _ mechanism: Mechanism, source: Place?, sink: Place?, member: String, operators: [String],
    file: String?, line: Int?
  ) -> Binding.ID {
    bindings.append(
      BindingDraft(
        mechanism: mechanism, source: source, sink: sink, member: member, operators: operators))
    let key = add(
      .bind, from: source, to: sink, member: member, value: mechanism.rawValue, file: file,
      line: line)
    drafts[key].binding = bindings.count
    return bindings.count
  }

  /// Makes the binding of a weak delegate-like property, in the place of the one that it made.
  mutating func bindDelegate(
    _ mechanism: Mechanism, source: Place, sink: Place?, property: String, file: String, line: Int
  ) {
    unbindDelegate(source: source, property: property)
    guard let sink else { return }
    let id = bind(
      mechanism, source: source, sink: sink, member: property, operators: [], file: file,
      line: line)
    delegates[.init(source: resolve(source), sink: resolve(sink)), default: []].append(id - 1)
  }

  /// Begins a delivery; the sink acts in it.
  mutating func notify(_ index: Int, _ arguments: [String]) -> DraftKey {
    let binding = bindings[index]
    let key = add(
      .notify, from: binding.source, to: binding.sink, member: binding.member,
      arguments: arguments)
    drafts[key].binding = index + 1
    push(key, place: binding.sink, caller: binding.source)
    return key
  }

  /// Ends the binding that a weak property made.
  mutating func unbindDelegate(source: Place, property: String) {
    for (index, binding) in bindings.enumerated()
    where binding.isLive && binding.member == property
      && binding.source.map(resolve) == resolve(source)
    {
      unbind(index)
    }
  }

  /// Ends a binding, and says so.
  mutating func unbind(_ index: Int) {
    guard bindings[index].isLive else { return }
    bindings[index].isLive = false
    for pair in delegates.keys { delegates[pair]?.removeAll { $0 == index } }
    let binding = bindings[index]
    let key = add(.unbind, from: binding.source, to: binding.sink, member: binding.member)
    drafts[key].binding = index + 1
    if drafts[key].parent == nil { drafts[key].cause = root }
  }
}
