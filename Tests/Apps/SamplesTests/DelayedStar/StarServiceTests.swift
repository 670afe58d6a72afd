import Samples
import Testing
import Trace

@Suite("The star's service")
struct StarServiceTests {
  private let clock = VirtualClock()
  private let heard = Heard<Int>()

  @Test("answers after a second, once")
  func answers() throws {
    let service = StarService(clock: clock)
    service.settle { [clock, heard] in heard.append(clock.now) }
    try clock.advance(by: 999)
    #expect(heard.values.isEmpty)
    try clock.advance(by: 5_000)
    withExtendedLifetime(service) { #expect(heard.values == [1_000]) }
  }

  @Test("answers nobody once it is released")
  func release() throws {
    var service: StarService? = StarService(clock: clock)
    service?.settle { [clock, heard] in heard.append(clock.now) }
    service = nil
    try clock.advance(by: 1_000)
    #expect(heard.values.isEmpty)
  }
}
