public import OpenCombine
public import Trace

/// A property of a class that publishes its value to new subscribers, and each new value before it
/// is set.
///
/// Subscribers are notified in order, unlike with OpenCombine's `@Published`, which this one
/// hides. The variant `published-properties` uses it.
@propertyWrapper
public struct Published<Value> {
  let subject: PublishedSubject<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    subject = PublishedSubject(wrappedValue)
  }

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    // The compiler requires a setter for `assign(to: &model.$value)`; the publisher stays the
    // same.
    set {}
  }

  /// Unavailable: a published property needs its object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { subject.value }
    set { subject.value = newValue }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get {
      let subject = object[keyPath: storageKeyPath].subject
      if Recorder.current != nil, let ownership = subject.ownership {
        ownership.recordRead(subject.value)
      }
      return subject.value
    }
    set { object[keyPath: storageKeyPath].subject.value = newValue }
  }
}

extension Published: nonisolated RecordingWrapper {}

extension Published {
  /// The publisher of a published property.
  public nonisolated struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let subject: PublishedSubject<Value>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      subject.add(subscriber)
    }
  }
}

/// The subject inside a published property.
nonisolated final class PublishedSubject<Value> {
  private var outlets = Outlets<Value, Never>()
  private var current: Value
  private var sources: [AnyCancellable] = []
  private var search = OwnershipSearch()
  /// The publisher to notify before the value changes.
  var objectWillChange: ObservableObjectPublisher?

  init(_ value: Value) {
    current = value
  }

  var value: Value {
    get { current }
    set {
      objectWillChange?.send()
      for outlet in outlets.open { outlet.send(newValue) }
      let old = current
      current = newValue
      if Recorder.current != nil, let ownership {
        ownership.recordState(old: old, new: newValue)
      }
    }
  }

  func add<Downstream: Subscriber>(_ subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Never {
    let outlet = Outlet(subscriber, excess: .newest, waiting: [current])
    outlets.add(outlet)
    open(outlet)
  }

  /// Keeps the subscription to a source for as long as the property exists.
  func keep(_ source: AnyCancellable) { sources.append(source) }
}

nonisolated extension PublishedSubject: OwnedSubject {
  var ownership: Ownership? { search.ownership(of: self) }
}

/// A published property of any type.
protocol PublishedProperty {
  var identity: ObjectIdentifier { get }
  var announcer: ObservableObjectPublisher? { get }
  func announce(through publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
  var identity: ObjectIdentifier { ObjectIdentifier(subject) }
  var announcer: ObservableObjectPublisher? { subject.objectWillChange }

  func announce(through publisher: ObservableObjectPublisher) {
    subject.objectWillChange = publisher
  }
}
