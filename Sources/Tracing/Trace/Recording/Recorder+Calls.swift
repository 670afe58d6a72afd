extension Recorder {
  /// The place of an object of this recording; records its type, and its role as far as the
  /// declaring class may say it.
  func place<Object: Traceable>(of object: Object, _ role: Role) -> Place? {
    guard let place = object._life.place(in: self) else { return nil }
    update { state in
      state.participants[place].hear(Object.self, role, type: type(of: object))
      state.meet(object, at: place)
    }
    return place
  }

  /// Enters a body.
  ///
  /// - Parameters:
  ///   - place: The callee.
  ///   - member: What is called.
  ///   - arguments: With what.
  ///   - body: Where the body is.
  ///   - ending: The participant whose `deinit` it is, if it is one.
  /// - Returns: The call, to be left.
  func enter(
    _ place: Place, _ member: Member, _ arguments: [Any?], _ body: Body, ending: Place? = nil
  ) -> Call {
    let captured = arguments.map(ValueCapture.tree)
    return update { state in
      guard state.overflow == nil else { return .refused }
      let from = ending == nil ? state.acting : nil
      let delivery = state.deliverToDelegate(from: from, to: place, member: member, captured)
      let key = state.add(
        .call(member, arguments: captured), from: from, to: place, at: body.start, ending: ending)
      state.push(
        key, place: place, caller: from, ending: ending,
        receivesClosure: captured.contains(.closure),
        line: body.firstStatement)
      return Call(recorder: self, key: key, delivery: delivery, file: body.file)
    }
  }
}

extension RecorderState {
  /// The place of the object that an initialiser is about to initialise: the life that just began,
  /// or a new place until the object is adopted.
  mutating func placeForInit(of type: Any.Type, _ role: Role) -> Place {
    if let last = drafts.last, last.payload == .create, let life = fresh.last,
      last.to == life.place, life.declaring.type == type
    {
      participants[life.place].hear(type, role, type: nil)
      return life.place
    }
    guard type is AnyObject.Type else { return place(ofType: type, role) }
    let place = add(type, role, isObject: true)
    unadopted[drafts.count] = Speaker(type)
    return place
  }

  /// Says which object the initialiser with a key initialises.
  mutating func adopt(_ place: Place, in key: DraftKey, speaker: Any.Type, type: Any.Type?) {
    guard let provisional = drafts[key].to else { return }
    participants[place].hear(speaker, participants[provisional].role, type: type)
    unadopted[key] = nil
    guard provisional != place else { return }
    participants[provisional].sameAs = place
    fresh.removeAll { $0.place == place }
  }

  /// An initialiser that ends without having received its object (a subclass's, that calls its
  /// superclass's implicitly) initialised the last life of its type that began inside it.
  mutating func finishInit(_ key: DraftKey) {
    guard let speaker = unadopted.removeValue(forKey: key), let provisional = drafts[key].to,
      let life = fresh.last(where: { life in
        life.place > provisional && life.declaring.includes(speaker.type)
          && !participants[life.place].isSettled
      })
    else { return }
    adopt(life.place, in: key, speaker: speaker.type, type: nil)
  }

  /// A call from a delegate-like binding's source to its sink is a notification.
  mutating func deliverToDelegate(
    from: Place?, to: Place, member: Member, _ arguments: [CapturedValue]
  ) -> DraftKey? {
    guard !delegates.isEmpty, let from else { return nil }
    let pair = ParticipantPair(source: resolve(from), sink: resolve(to))
    return delegates[pair]?.last.map { notify($0, arguments) }
  }
}
