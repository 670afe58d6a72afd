import Samples
import Testing
import Trace

@testable import StorePattern

@Suite("The second screen's view model")
struct DetailViewModelTests {
  private let star = StarModel(clock: VirtualClock())

  @Test("begins with the star as it is")
  func beginning() {
    star.toggle()
    #expect(DetailViewModel(star: star).store.state.star == StarAppearance(star.state))
  }

  @Test("is in step with another screen on the same star")
  func inStep() {
    let (first, second) = (DetailViewModel(star: star), DetailViewModel(star: star))
    first.toggle()
    #expect(second.store.state.star.title == "★")
    #expect(second.store.state == first.store.state)
  }

  @Test("is not kept alive by the star while that is switching")
  func release() {
    var local: DetailViewModel? = DetailViewModel(star: star)
    weak let released = local
    local?.toggle()
    local = nil
    #expect(released == nil)
  }
}
