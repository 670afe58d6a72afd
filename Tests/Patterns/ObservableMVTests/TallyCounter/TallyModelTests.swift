import Samples
import Testing

@testable import ObservableMV

@Suite("The tally's model")
struct TallyModelTests {
  @Test(
    "moves the digits as the domain says",
    arguments: [("increment", [1, 0, 2, 0]), ("up", [1, 1, 2, 1]), ("down", [0, 0, 1, 0])])
  func operations(_ row: (operation: String, digits: [Int])) {
    let model = TallyModel(Tally(count: 200, wheels: 4))
    switch row.operation {
    case "increment": model.increment()
    case "up": model.up()
    default: model.down()
    }
    #expect(model.tally.digits == row.digits)
  }

  @Test("begins as it is set up")
  func beginning() {
    #expect(TallyModel(Tally(count: 12, wheels: 3)).tally.digits == [2, 1, 0])
  }
}
