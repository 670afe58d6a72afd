public import OpenCombine

/// An object that publishes before it changes.
///
/// It supports ``Published``, and hides OpenCombine's protocol of that name.
public protocol ObservableObject: AnyObject {
  /// The publisher for changes of the object.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher that fires before one of the object's published properties is set.
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

/// A publisher that notifies its subscribers in order before an object changes.
public nonisolated final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Notifies the subscribers that the object is about to change.
  public func send() { subject.send(()) }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}
