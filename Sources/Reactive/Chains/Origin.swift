import Trace

/// Where the values that reach a subscriber come from, as the trace tells it.
struct Origin {
  /// The participant; nothing if it is not known.
  let participant: (any Traceable)?
  /// What it calls the publisher.
  let member: String
}

extension Origin {
  /// The origin of a chain: of all participants that hold a publisher of it the one nearest to the
  /// subscriber, or else the owner of the widget at its head.
  ///
  /// The subscriber's own publishers count only if nobody else's are found: what it was given and
  /// keeps is not thereby its own.
  init(of chain: Chain, in recorder: Recorder) {
    let holdings = Holding.all(of: recorder.bearers)
    var own: Origin?
    for publisher in chain.publishers {
      if let widget = publisher as? any WidgetPublisher, let owner = widget.owner {
        self.init(participant: owner, member: widget.member)
        return
      }
      guard let identity = Holding.identity(of: publisher) else { continue }
      let holders = holdings.filter { $0.publisher == identity }
      if let other = holders.first(where: { !recorder.isActing($0.holder) }) {
        self.init(participant: other.holder, member: other.member)
        return
      }
      own = own ?? holders.first.map { Origin(participant: $0.holder, member: $0.member) }
    }
    self = own ?? Origin(participant: nil, member: "publisher")
  }
}
