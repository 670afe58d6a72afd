import OpenCombine
import Trace

/// The origin of the values that reach a subscriber, as recorded in the trace.
nonisolated struct Origin {
  let participant: ParticipantMark?
  /// The name of the publisher at the participant.
  let member: String
  /// The operators from the origin to the subscriber; of merged streams, those of the first with
  /// an origin.
  let operators: [String]
  /// Indicates whether it is a stage that the participant made of others, rather than a source of
  /// values.
  var isStage = false
}

nonisolated extension Origin {
  /// Finds the owner of the nearest stage to the subscriber whose owner is known.
  ///
  /// A widget belongs to its screen, a stage made of others to its maker, and a subject to the
  /// participant that holds it, or else to its maker. If no stage has an owner, any other
  /// participant that holds a publisher of the stream counts as its owner.
  init(of publisher: Any, for subscriber: ParticipantMark?) {
    var search = OriginSearch(subscriber: subscriber)
    self =
      search.owned(publisher, operators: [], box: nil) ?? search.held(publisher, operators: [])
      ?? Origin(participant: nil, member: "publisher", operators: OriginSearch.operators(publisher))
  }
}

/// A search up a stream.
private nonisolated struct OriginSearch {
  let subscriber: ParticipantMark?
  private var holdings = Holdings()

  init(subscriber: ParticipantMark?) { self.subscriber = subscriber }

  /// Returns the nearest stage with an owner; `box` is the type-erased publisher around it.
  mutating func owned(
    _ publisher: Any, operators: [String], box: ObjectIdentifier?
  ) -> Origin? {
    if let found = owner(of: publisher, box) {
      return Origin(
        participant: found.participant, member: found.member, operators: operators.reversed(),
        isStage: publisher is any MadePublisher)
    }
    let names = operators + ChainStage.operatorNames(publisher)
    let box = ChainStage.isErased(publisher) ? Holding.identity(of: publisher) : box
    for upstream in ChainStage.upstreams(of: publisher) {
      if let found = owned(upstream, operators: names, box: box) { return found }
    }
    return nil
  }

  private mutating func owner(
    of publisher: Any, _ box: ObjectIdentifier?
  ) -> (participant: ParticipantMark, member: String)? {
    if let widget = publisher as? any WidgetPublisher {
      return widget.origin.map { ($0, widget.member) }
    }
    if let subject = publisher as? any OwnedSubject {
      return subject.ownership.map { ($0.owner, $0.member ?? "publisher") }
    }
    guard let made = publisher as? any MadePublisher, let maker = made.maker, maker.isCurrent else {
      return nil
    }
    return (maker, name(of: made, madeBy: maker, box))
  }

  /// Returns the name of a stage: as it is held, or that of a stage from which its maker made it.
  private mutating func name(
    of made: any MadePublisher, madeBy maker: ParticipantMark, _ box: ObjectIdentifier?
  ) -> String {
    if let name = box.flatMap({ holdings.name(of: $0, madeBy: maker) }) { return name }
    for upstream in made.upstreams {
      if let found = owned(upstream, operators: [], box: nil),
        found.participant?.isSame(as: maker) == true
      {
        return found.member
      }
    }
    return "publisher"
  }

  /// Returns the nearest stage that a participant other than the subscriber holds.
  mutating func held(_ publisher: Any, operators: [String]) -> Origin? {
    if let identity = Holding.identity(of: publisher),
      let holding = holdings.first(of: identity, besides: subscriber)
    {
      return Origin(
        participant: holding.mark, member: holding.member, operators: operators.reversed())
    }
    let names = operators + ChainStage.operatorNames(publisher)
    for upstream in ChainStage.upstreams(of: publisher) {
      if let found = held(upstream, operators: names) { return found }
    }
    return nil
  }

  /// Returns the operators of a stream without an origin, along its first branch.
  static func operators(_ publisher: Any) -> [String] {
    (ChainStage.upstreams(of: publisher).first.map(operators) ?? [])
      + ChainStage.operatorNames(publisher)
  }
}

extension LiveBinding {
  /// Returns the binding that a subscription creates, if it is recorded.
  ///
  /// A subscription to the subscriber's own stage creates none, because values from others are
  /// delivered when they reach that stage. If `sink` is `nil`, the acting participant subscribes.
  static func subscription(to publisher: Any, sink: (any Traceable)? = nil) -> LiveBinding? {
    guard Recorder.current != nil else { return nil }
    let subscriber = sink.flatMap { ParticipantMark($0) } ?? .acting
    let origin = Origin(of: publisher, for: subscriber)
    if origin.isStage, let subscriber, origin.participant?.isSame(as: subscriber) == true {
      return nil
    }
    return LiveBinding(
      .publisher, from: origin.participant, to: subscriber, member: origin.member,
      operators: origin.operators)
  }
}

/// A publisher of a stream, as its structure shows it.
nonisolated enum ChainStage {
  /// The property names under which OpenCombine's publishers store their upstream publishers.
  private static let labels: Set<String> = [
    "upstream", "box", "base", "subject", "prefix", "suffix", "a", "b", "c", "d", "other",
  ]

  /// Returns the publishers whose values a publisher publishes.
  static func upstreams(of publisher: Any) -> [Any] {
    if let made = publisher as? any MadePublisher { return made.upstreams }
    return Mirror(reflecting: publisher).children.compactMap { child in
      child.label.flatMap { labels.contains($0) ? child.value : nil }
    }
  }

  /// The types that hide a publisher's type or give access to it, which are not operators.
  private static let wrappers: Set<String> = ["AnyPublisher", "PublisherBox", "Publisher", "Relay"]

  /// Returns the name of the operator that a publisher is, if it is one.
  static func operatorNames(_ publisher: Any) -> [String] {
    guard !upstreams(of: publisher).isEmpty else { return [] }
    let name = "\(type(of: publisher))".prefix { $0 != "<" }
    guard !wrappers.contains(String(name)) else { return [] }
    return [name.prefix(1).lowercased() + name.dropFirst()]
  }

  /// Returns whether a publisher hides the type of another one.
  static func isErased(_ publisher: Any) -> Bool {
    "\(type(of: publisher))".hasPrefix("AnyPublisher<")
  }
}
