import HeadlessUI
import Reactive
import Testing
import Trace
import TraceTesting

@Suite("Subscriptions as bindings")
struct BindingTests {
  @Test("A subscription binds the widget's owner, tells by way of the binding, and ends with it")
  func widget() throws {
    let log = recording { recorder in
      let (layout, subscriber) = (Layout(), Subscriber())
      subscriber.perform {
        subscriber.cancellables = [
          layout.button.tapPublisher.map { 1 }.filter { $0 > 0 }.sink { _ in }
        ]
      }
      layout.button.sendActions(for: .touchUpInside)
      subscriber.cancellables = []
      layout.button.sendActions(for: .touchUpInside)
      recorder.endStep()
    }
    #expect(
      log.lines(.bind, .notify, .unbind) == [
        "bind Layout#1 → Subscriber#1 bind publisher button.touchUpInside",
        "notify Layout#1 → Subscriber#1 button.touchUpInside",
        "unbind Layout#1 → Subscriber#1 unbind button.touchUpInside",
      ])
    let binding = try #require(log.bindings.first)
    #expect(binding.mechanism == .publisher)
    #expect(binding.operators == ["map", "filter"])
  }

  @Test("The source is whoever holds the publisher nearest to the subscriber")
  func holders() {
    let log = recording { recorder in
      let (source, subscriber) = (Source(), Subscriber())
      source.perform {}
      subscriber.perform {
        subscriber.cancellables = [
          source.subject.sink { _ in },
          source.wheels[1].map { $0 + 1 }.sink { _ in },
          source.look.title.sink { _ in },
          source.$count.removeDuplicates().sink { _ in },
        ]
      }
      recorder.endStep()
    }
    #expect(
      log.bindings.map { "\($0.source) → \($0.sink) \($0.member) \($0.operators)" } == [
        "Source#1 → Subscriber#1 subject []",
        "Source#1 → Subscriber#1 wheels[1] [\"map\"]",
        "Source#1 → Subscriber#1 look.title []",
        "Source#1 → Subscriber#1 $count [\"removeDuplicates\"]",
      ])
  }

  @Test("What the subscriber was given and keeps is not thereby its own")
  func kept() {
    let log = recording { _ in
      let (source, subscriber) = (Source(), Subscriber())
      source.perform {}
      subscriber.perform {
        subscriber.given = source.subject.eraseToAnyPublisher()
        if let given = subscriber.given { subscriber.cancellables = [given.sink { _ in }] }
      }
    }
    #expect(log.bindings.map(\.source) == ["Source#1"])
    #expect(log.bindings.map(\.member) == ["subject"])
  }

  @Test("A publisher that nobody is known to hold is the subscriber's own")
  func unknown() {
    let log = recording { _ in
      let subscriber = Subscriber()
      subscriber.perform {
        subscriber.cancellables = [Just(1).sink { _ in }]
      }
    }
    #expect(log.bindings.map { "\($0.source) → \($0.sink)" } == ["Subscriber#1 → Subscriber#1"])
  }

  @Test("Each branch of a merged chain is bound to where it comes from")
  func merged() {
    let log = recording { _ in
      let (layout, source, subscriber) = (Layout(), Source(), Subscriber())
      source.perform {}
      subscriber.perform {
        subscriber.cancellables = [
          layout.button.tapPublisher.withLatestFrom(source.$count)
            .merge(with: source.subject).sink { _ in }
        ]
      }
    }
    #expect(
      log.bindings.map { "\($0.source) \($0.member)" } == [
        "Source#1 $count", "Layout#1 button.touchUpInside", "Source#1 subject",
      ])
    #expect(log.bindings.map(\.operators) == [[], [], []])
  }

  @Test("Assigning binds the object, or the owner of the widget that it is")
  func assignment() {
    let log = recording { recorder in
      let (source, layout) = (Source(), Layout())
      source.perform {}
      let subscriptions = [
        source.look.title.map(Optional.some).assign(to: \.text, on: layout.label)
      ]
      source.perform { source.subject.send(3) }
      #expect(layout.label.text == "3")
      #expect(subscriptions.count == 1)
    }
    #expect(
      log.lines(.bind, .notify, .effect) == [
        "bind Source#1 → Layout#1 bind publisher look.title",
        "notify Source#1 → Layout#1 look.title(\"3\")",
        "effect Layout#1 → Layout#1 label.text nil → \"3\"",
      ])
  }

  @Test("A completed subscription is no binding any more")
  func completion() {
    let log = recording { recorder in
      let (source, subscriber) = (Source(), Subscriber())
      source.perform {}
      subscriber.perform {
        subscriber.cancellables = [
          source.subject.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        ]
      }
      source.subject.send(completion: .finished)
      recorder.endStep()
      source.subject.send(1)
    }
    #expect(log.lines(.notify) == ["notify Source#1 → Subscriber#1 subject(finished)"])
    #expect(log.lines(.unbind) == ["unbind Source#1 → Subscriber#1 unbind subject"])
  }

  @Test("Assigning holds its object until the subscription ends, as in Combine")
  func retention() {
    weak var source: Source?
    let subject = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable?
    do {
      let object = Source()
      source = object
      subscription = subject.assign(to: \.count, on: object)
    }
    subject.send(4)
    #expect(source?.count == 4)
    subscription?.cancel()
    #expect(source == nil)
  }

  @Test("A trace names publishers, and not what they are made of")
  func rendering() {
    let log = recording { _ in
      let (source, subscriber) = (Source(), Subscriber())
      let call = Tracing.enter(
        subscriber, .view, Member("show", labels: ["_", "_", "_"]),
        [source.look, source.subject, source.$count], Body("", 1, first: 1))
      call.leave()
    }
    #expect(
      log.lines(.call).last
        == "call - → Subscriber#1 show(Look(title: AnyPublisher), PassthroughSubject, Publisher)")
  }

  @Test("Nothing is kept alive by a subscription that is released")
  func leaks() {
    weak var layout: Layout?
    weak var source: Source?
    weak var subscriber: Subscriber?
    let clock = VirtualClock()
    do {
      let parts = (Layout(), Source(), Subscriber())
      (layout, source, subscriber) = parts
      parts.2.cancellables = [
        parts.0.search.textPublisher
          .debounce(for: .milliseconds(300), scheduler: clock.scheduler)
          .combineLatest(parts.1.$count, parts.1.subject)
          .share()
          .sink { [weak subscriber] _ in subscriber?.cancellables = [] },
        parts.1.subject.merge(with: Just(2)).assign(to: \.count, on: parts.1),
      ]
      parts.1.subject.send(1)
    }
    #expect(layout == nil)
    #expect(source == nil)
    #expect(subscriber == nil)
    #expect(clock.pending == 0)
  }

  @Test("Twenty performances leave the same log")
  func determinism() {
    func perform() -> EventLog {
      recording { recorder in
        let (layout, source) = (Layout(), Source())
        let subscribers = (0..<9).map { _ in Subscriber() }
        source.perform {}
        for subscriber in subscribers {
          subscriber.perform {
            subscriber.cancellables = [
              source.$count.sink { _ in },
              layout.button.tapPublisher.merge(with: source.subject.map { _ in }).sink {},
            ]
          }
        }
        source.perform {
          source.count += 1
          source.subject.send(1)
        }
        layout.button.sendActions(for: .touchUpInside)
        for subscriber in subscribers { subscriber.cancellables = [] }
        recorder.endStep()
      }
    }
    let first = perform()
    #expect(first.bindings.count == 27)
    for _ in 1..<20 { #expect(perform() == first) }
  }
}
