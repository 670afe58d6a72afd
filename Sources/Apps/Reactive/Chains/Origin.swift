import OpenCombine
import Trace

/// The origin of the values that reach a subscriber, as the trace records it.
nonisolated struct Origin {
  let participant: ParticipantMark?
  /// The name by which it calls the publisher.
  let member: String
  /// The operators between, from the origin on; where several streams flow together, along the
  /// first that has an origin.
  let operators: [String]
  /// Says whether it is a stage that the participant made of others.
  ///
  /// Otherwise values come from it.
  var isStage = false
}

nonisolated extension Origin {
  /// The origin of what a publisher publishes: the owner of the stage nearest to the subscriber
  /// whose owner is known.
  ///
  /// A widget belongs to its screen, a stage that was made of others to its maker, a subject to the
  /// participant that holds it, or else to the one that made it. Where no stage has an owner, any
  /// other participant than the subscriber that holds a publisher of the stream counts as its
  /// owner.
  ///
  /// - Parameters:
  ///   - publisher: What is subscribed to.
  ///   - subscriber: The subscriber, if known.
  init(of publisher: Any, for subscriber: ParticipantMark?) {
    var search = OriginSearch(subscriber: subscriber)
    self =
      search.owned(publisher, operators: [], box: nil) ?? search.held(publisher, operators: [])
      ?? Origin(participant: nil, member: "publisher", operators: OriginSearch.operators(publisher))
  }
}

/// Walks up a stream.
private nonisolated struct OriginSearch {
  let subscriber: ParticipantMark?
  private var holdings = Holdings()

  init(subscriber: ParticipantMark?) { self.subscriber = subscriber }

  /// The nearest stage with an owner; `box` is the type-erased publisher around it.
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

  /// Returns the name of a stage: as held, or as what its maker made it of.
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

  /// The nearest stage that a participant other than the subscriber holds.
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

  /// The operators of a stream without an origin, along its first branch.
  static func operators(_ publisher: Any) -> [String] {
    (ChainStage.upstreams(of: publisher).first.map(operators) ?? [])
      + ChainStage.operatorNames(publisher)
  }
}

extension LiveBinding {
  /// The binding that a subscription makes, if a recording is under way.
  ///
  /// A subscription to a stage of the subscriber's own is none: what comes from others is delivered
  /// where it reaches the stage.
  ///
  /// - Parameters:
  ///   - publisher: What is subscribed to.
  ///   - sink: The participant to notify; `nil` for the one in whose method this is.
  /// - Returns: The binding, if there is one.
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

/// One publisher of a stream, as its structure shows it.
nonisolated enum ChainStage {
  /// Under which names OpenCombine's publishers keep what is before them.
  private static let labels: Set<String> = [
    "upstream", "box", "base", "subject", "prefix", "suffix", "a", "b", "c", "d", "other",
  ]

  /// The publishers whose values one publishes.
  static func upstreams(of publisher: Any) -> [Any] {
    if let made = publisher as? any MadePublisher { return made.upstreams }
    return Mirror(reflecting: publisher).children.compactMap { child in
      child.label.flatMap { labels.contains($0) ? child.value : nil }
    }
  }

  /// The types that hide a publisher's type or give access to it.
  ///
  /// They are no operators.
  private static let wrappers: Set<String> = ["AnyPublisher", "PublisherBox", "Publisher", "Relay"]

  /// The operator that a publisher is, if it is one.
  static func operatorNames(_ publisher: Any) -> [String] {
    guard !upstreams(of: publisher).isEmpty else { return [] }
    let name = "\(type(of: publisher))".prefix { $0 != "<" }
    guard !wrappers.contains(String(name)) else { return [] }
    return [name.prefix(1).lowercased() + name.dropFirst()]
  }

  /// Returns whether it hides another publisher's type.
  static func isErased(_ publisher: Any) -> Bool {
    "\(type(of: publisher))".hasPrefix("AnyPublisher<")
  }
}
