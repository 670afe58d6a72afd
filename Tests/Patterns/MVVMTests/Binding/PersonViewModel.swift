@testable import MVVM

/// A view model with two properties that it publishes, and one that it does not.
final class PersonViewModel: Bindable {
  let changes = Changes<PersonViewModel>(publishing: [\.name: "name", \.age: "age"])
  var name = "Ada" {
    didSet { changes.post(\.name, from: self) }
  }
  var age = 36 {
    didSet { changes.post(\.age, from: self) }
  }
  var secret = ""
}
