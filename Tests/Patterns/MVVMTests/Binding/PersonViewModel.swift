@testable import MVVM

/// A view model with three properties that it publishes, and one that it does not.
final class PersonViewModel: Bindable {
  let changes = Changes<PersonViewModel>(
    publishing: [\.name: "name", \.age: "age", \.nickname: "nickname"])
  var name = "Ada" {
    didSet { changes.post(\.name, from: self) }
  }
  var age = 36 {
    didSet { changes.post(\.age, from: self) }
  }
  var nickname: String?
  var secret = ""
}
