public import OpenCombine
public import Trace

/// A property of a class that publishes its values: the present one to each new subscriber, and
/// each new one just before it is set, to the subscribers in order.
///
/// The variant `published-properties` is made of them. Whoever imports this module and writes
/// `@Published` has this one, and not OpenCombine's, which notifies its subscribers in no fixed
/// order.
@propertyWrapper
public struct Published<Value> {
  let subject: PublishedSubject<Value>

  /// A property with a first value.
  public init(wrappedValue: Value) {
    subject = PublishedSubject(wrappedValue)
  }

  /// A property with a first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    // The compiler wants a setter for `assign(to: &model.$value)`; the publisher stays the same.
    set {}
  }

  /// Not to be used: a published property needs the object to which it belongs.
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
  /// Is notified before the value changes.
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

  /// Keeps what feeds the property for as long as it lives.
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
