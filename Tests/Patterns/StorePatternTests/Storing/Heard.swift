@testable import StorePattern

/// A subscriber that writes down what it hears.
final class Heard {
  private(set) var lines: [String] = []
  private var subscriptions: [any Subscription] = []

  init(_ store: Store<Person, String>) {
    subscriptions = [
      store.subscribe { [weak self] old, new in
        self?.lines.append("\(old.map(Self.text(of:)) ?? "nobody") → \(Self.text(of: new))")
      },
      store.subscribe(toActivities: { [weak self] in self?.lines.append($0) }),
    ]
  }

  private static func text(of person: Person) -> String { "\(person.name) \(person.age)" }
}
