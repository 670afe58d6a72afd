import HeadlessUI

@testable import ReactiveMVVM

/// The values that a star's appearance published, part by part.
struct Look {
  let titles: Output<String>
  let colors: Output<Color>
  let enabled: Output<Bool>

  init(_ appearance: StarAppearance) {
    titles = Output(appearance.title)
    colors = Output(appearance.color)
    enabled = Output(appearance.isEnabled)
  }
}
