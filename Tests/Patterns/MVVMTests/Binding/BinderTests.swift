import HeadlessUI
import Testing

@testable import MVVM

@Suite("A binding")
struct BinderTests {
  private let person = PersonViewModel()
  private let target = Target("")

  @Test("gives the target the present value at once")
  func replay() {
    let token = Binder(person).bind(\.name, to: target, \.value)
    withExtendedLifetime(token) { #expect(target.values == ["Ada"]) }
  }

  @Test("gives the target every value from then on, without anyone holding the binder")
  func changes() {
    let token = Binder(person).bind(\.name, to: target, \.value)
    person.rename(to: "Grace")
    person.rename(to: "Edsger")
    withExtendedLifetime(token) { #expect(target.values == ["Ada", "Grace", "Edsger"]) }
  }

  @Test("is notified of its own property only")
  func otherProperty() {
    let token = Binder(person).bind(\.name, to: target, \.value)
    person.grow(to: 37)
    withExtendedLifetime(token) { #expect(target.values == ["Ada"]) }
  }

  @Test("is notified by its own view model only")
  func otherViewModel() {
    let other = PersonViewModel()
    let token = Binder(person).bind(\.name, to: target, \.value)
    other.rename(to: "Grace")
    withExtendedLifetime(token) { #expect(target.values == ["Ada"]) }
  }

  @Test("does with the target what a closure says")
  func closure() {
    let token = Binder(person).bind(\.age, to: target) { $0.value = "\($1) years" }
    person.grow(to: 37)
    withExtendedLifetime(token) { #expect(target.values == ["36 years", "37 years"]) }
  }

  @Test("ends with its token, while another one goes on")
  func end() {
    let other = Target("")
    var token: NotificationToken? = Binder(person).bind(\.name, to: target, \.value)
    let second = Binder(person).bind(\.name, to: other, \.value)
    withExtendedLifetime(token) {}
    token = nil
    person.rename(to: "Grace")
    withExtendedLifetime(second) {
      #expect(target.values == ["Ada"])
      #expect(other.values == ["Ada", "Grace"])
    }
  }

  @Test("gives an optional property of the target each value")
  func optionalTarget() {
    let target = Target<String?>(nil)
    let token = Binder(person).bind(\.name, to: target, \.value)
    person.rename(to: "Grace")
    withExtendedLifetime(token) { #expect(target.values == ["Ada", "Grace"]) }
  }

  @Test("does with the target what a closure says of each announcement, and nothing before")
  func announcement() {
    let token = Binder(person).bind(announcements: \.nickname, to: target) { $0.value = $1 }
    person.changes.announce(\.nickname, of: person, "Countess")
    person.changes.announce(\.nickname, of: person, "Countess")
    withExtendedLifetime(token) { #expect(target.values == ["Countess", "Countess"]) }
  }

  @Test("does not keep its target alive, and does nothing without it")
  func weakTarget() {
    var applied = 0
    var local: Target<String>? = Target("")
    weak let released = local
    let token = local.map { target in
      Binder(person).bind(\.name, to: target) { _, _ in applied += 1 }
    }
    local = nil
    person.rename(to: "Grace")
    withExtendedLifetime(token) {
      #expect(released == nil)
      #expect(applied == 1)
    }
  }

  @Test("does not keep its view model alive")
  func weakSource() {
    var local: PersonViewModel? = PersonViewModel()
    weak let released = local
    let token = local.map { Binder($0).bind(\.name, to: target, \.value) }
    local = nil
    withExtendedLifetime(token) { #expect(released == nil) }
  }

  @Test("notifies several targets in the order in which they were bound")
  func order() {
    var heard: [String] = []
    let tokens = ["first", "second", "third"].map { name in
      Binder(person).bind(\.name, to: target) { heard.append("\(name) \($1)") }
    }
    heard = []
    person.rename(to: "Grace")
    withExtendedLifetime(tokens) {
      #expect(heard == ["first Grace", "second Grace", "third Grace"])
    }
  }

  @Test("to a property that is not published stops at once")
  func unpublished() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Binder(PersonViewModel()).bind(\.secret, to: Target(""), \.value)
      }
    }
  }
}
