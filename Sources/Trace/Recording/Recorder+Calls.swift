extension Recorder {
  /// The place of an object of this recording; its type and role are known from now on.
  func place(of object: some Traceable, _ role: Role) -> Place? {
    guard object._life.recorder === self, let place = object._life.place else { return nil }
    update { state in
      let place = state.resolve(place)
      guard !state.participants[place].isKnown else { return }
      state.participants[place].become("\(type(of: object))", role)
    }
    return place
  }

  func enter(
    _ place: Place, _ member: String, _ arguments: [Any?], file: String, line: Int,
    ending: Place? = nil
  ) -> Call {
    let rendered = arguments.map(Rendering.render)
    return update { state in
      let from = state.acting
      let delivery = state.deliverToDelegate(from: from, to: place, member: member, rendered)
      let key = state.add(
        .call, from: from, to: place, member: member, arguments: rendered, file: file, line: line,
        ending: ending)
      state.stack.append(
        Frame(
          key: key, place: place, caller: from, ending: ending ?? state.stack.last?.ending))
      return Call(recorder: self, key: key, delivery: delivery)
    }
  }
}

extension Recorder.State {
  /// The place of the object that an initialiser is about to initialise: the life that just began,
  /// or a new place until the object is adopted.
  mutating func placeForInit(of type: Any.Type, _ role: Role) -> Place {
    if let last = drafts.last, last.kind == .create, let life = fresh.last, last.to == life.place,
      life.declaring(type)
    {
      participants[life.place].become("\(type)", role)
      fresh.removeLast()
      return life.place
    }
    guard type is AnyObject.Type else { return place(ofType: "\(type)", role) }
    let place = add("\(type)", role, isObject: true)
    unadopted[drafts.count] = { $0.place > place && $0.declaring(type) }
    return place
  }

  /// Says which object the initialiser with a key initialises.
  mutating func adopt(_ place: Place, in key: DraftKey, type: String) {
    guard let provisional = drafts[key].to, provisional != place else { return }
    let role = participants[provisional].role
    participants[place].become(type, role)
    participants[provisional].sameAs = place
    fresh.removeAll { $0.place == place }
    unadopted[key] = nil
  }

  /// An initialiser that ends without having been told its object (a subclass's, that calls its
  /// superclass's implicitly) initialised the last life of its type that began inside it.
  mutating func finishInit(_ key: DraftKey) {
    guard let declares = unadopted.removeValue(forKey: key),
      let life = fresh.last(where: { declares($0) }), let place = drafts[key].to
    else { return }
    adopt(life.place, in: key, type: participants[place].type)
  }

  /// A call from a delegate-like binding's source to its sink is a notification.
  mutating func deliverToDelegate(
    from: Place?, to: Place, member: String, _ arguments: [String]
  ) -> DraftKey? {
    guard !delegates.isEmpty, let from else { return nil }
    let pair = Recorder.Pair(source: resolve(from), sink: resolve(to))
    return delegates[pair].map { notify($0, arguments) }
  }
}
