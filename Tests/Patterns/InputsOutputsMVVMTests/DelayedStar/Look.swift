import HeadlessUI

@testable import InputsOutputsMVVM

/// The values that a star's outputs published, part by part.
struct Look {
  let titles: Output<String>
  let colors: Output<Color>
  let enabled: Output<Bool>

  init(_ outputs: any StarButtonOutputs) {
    titles = Output(outputs.starTitle)
    colors = Output(outputs.starColor)
    enabled = Output(outputs.isStarEnabled)
  }
}
