import HeadlessUI

@testable import ViewAsOutput

/// A star's button without a button: it has what was set.
final class StarButtonOutputDouble: StarButtonOutput {
  var title = ""
  var color = Color.label
  var isEnabled = true
}
