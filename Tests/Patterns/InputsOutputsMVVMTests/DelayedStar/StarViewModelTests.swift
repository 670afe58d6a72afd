import HeadlessUI
import Samples
import Testing
import Trace

@testable import InputsOutputsMVVM

@Suite("The first screen's view model")
struct StarViewModelTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let viewModel: any StarViewModelType
  private let look: Look
  private let details: Output<Void>
  private let alerts: Output<Void>

  init() {
    star = StarModel(clock: clock)
    viewModel = StarViewModel(star: star, navigation: NavigationModel(star: star))
    look = Look(viewModel.outputs.star)
    details = Output(viewModel.outputs.goToDetail)
    alerts = Output(viewModel.outputs.showUnstarredAlert)
  }

  @Test("looks like the star as it is, grey and disabled while it is switching")
  func appearance() throws {
    viewModel.inputs.starTapped()
    try clock.advance(by: 1_000)
    #expect(look.titles.values == ["☆", "★"])
    #expect(look.colors.values == [.red, .gray, .red])
    #expect(look.enabled.values == [true, false, true])
  }

  @Test("shows a late subscriber the star as it is, but no way that was gone before")
  func lateSubscriber() throws {
    viewModel.inputs.navigateTapped()
    viewModel.inputs.starTapped()
    let look = Look(viewModel.outputs.star)
    let alerts = Output(viewModel.outputs.showUnstarredAlert)
    #expect(look.titles.values == ["★"])
    #expect(alerts.values.isEmpty)
    viewModel.inputs.navigateTapped()
    try clock.advance(by: 1_000)
    #expect(alerts.values.count == 1)
    #expect(look.enabled.values == [false, true])
  }

  @Test("goes to the item at a settled ★, once")
  func navigateWhenStarred() throws {
    try settle()
    viewModel.inputs.navigateTapped()
    #expect(details.values.count == 1)
    #expect(alerts.values.isEmpty)
  }

  @Test("asks at ☆, and so while the star is switching")
  func navigateWhenNotStarred() {
    viewModel.inputs.navigateTapped()
    viewModel.inputs.starTapped()
    viewModel.inputs.navigateTapped()
    #expect(details.values.isEmpty)
    #expect(alerts.values.count == 2)
  }

  @Test("goes to the item when the star that was asked for has settled, not before")
  func starAndOpen() throws {
    viewModel.inputs.starAndOpenChosen()
    try clock.advance(by: 999)
    #expect(details.values.isEmpty)
    try clock.advance(by: 1)
    #expect(details.values.count == 1)
  }

  @Test("goes to the item at once if the star came to be while the question stood")
  func starAndOpenWhenStarred() throws {
    try settle()
    viewModel.inputs.starAndOpenChosen()
    #expect(details.values.count == 1)
  }

  @Test("goes nowhere unasked: a request that died with a ☆ is gone")
  func deadRequest() throws {
    try settle()
    viewModel.inputs.starTapped()
    viewModel.inputs.starAndOpenChosen()
    try clock.advance(by: 1_000)
    try settle()
    #expect(star.state == .settled(.set))
    #expect(details.values.isEmpty)
  }

  @Test("is kept alive neither by the star nor by its outputs, not even while switching")
  func release() {
    var local: StarViewModel? = StarViewModel(
      star: star, navigation: NavigationModel(star: star))
    weak let released = local
    let output = local.map { Output($0.outputs.goToDetail) }
    local?.inputs.starAndOpenChosen()
    local = nil
    withExtendedLifetime(output) { #expect(released == nil) }
  }

  private func settle() throws {
    star.toggle()
    try clock.advance(by: 1_000)
  }
}
