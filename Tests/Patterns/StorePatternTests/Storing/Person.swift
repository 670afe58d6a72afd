/// A state with two parts.
struct Person: Equatable {
  var name = "Ada"
  var age = 36
}
