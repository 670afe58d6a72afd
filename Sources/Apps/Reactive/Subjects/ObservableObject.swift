public import OpenCombine

/// An object that says that it is about to change.
///
/// It is here for the sake of ``Published``, and hides OpenCombine's protocol of that name.
public protocol ObservableObject: AnyObject {
  /// Publishes that the object is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// Publishes whenever one of the object's published properties is about to be set.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    let publisher = properties.lazy.compactMap(\.announcer).first ?? ObservableObjectPublisher()
    for property in properties { property.announce(through: publisher) }
    return publisher
  }

  private var publishedProperties: [any PublishedProperty] {
    var found: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror {
      found += present.children.compactMap { $0.value as? any PublishedProperty }
      mirror = present.superclassMirror
    }
    return found
  }
}

/// Publishes that an object is about to change, to the subscribers in order.
public nonisolated final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  /// Says that the object is about to change.
  public func send() { subject.send(()) }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}
