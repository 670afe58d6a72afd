@testable import MVVM

/// A view model with three properties that it publishes, and one that it does not.
final class PersonViewModel: Bindable {
  let changes = Changes<PersonViewModel>(
    publishing: [\.name: "name", \.age: "age", \.nickname: "nickname"])
  private(set) var name = "Ada"
  private(set) var age = 36
  var nickname: String?
  var secret = ""

  func rename(to name: String) { changes.update(\.name, of: self, to: name) }

  func grow(to age: Int) { changes.update(\.age, of: self, to: age) }
}
