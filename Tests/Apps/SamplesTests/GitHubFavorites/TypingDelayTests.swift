import Samples
import Testing
import Trace

@Suite("The delay of typing")
struct TypingDelayTests {
  private let clock = VirtualClock()
  private let heard = Heard<Int>()

  @Test("is over 300 ms after it began last")
  func last() throws {
    let delay = TypingDelay(clock: clock)
    for begin in [0, 200, 499] {
      try clock.advance(by: begin - clock.now)
      delay.wait { [clock, heard] in heard.append(clock.now) }
    }
    try clock.advance(by: 299)
    #expect(heard.values.isEmpty)
    try clock.advance(by: 5_000)
    withExtendedLifetime(delay) { #expect(heard.values == [799]) }
  }

  @Test("is never over once it is cancelled, and may begin again")
  func cancel() throws {
    let delay = TypingDelay(clock: clock)
    delay.wait { [clock, heard] in heard.append(clock.now) }
    delay.cancel()
    #expect(clock.pending == 0)
    try clock.advance(by: 1_000)
    delay.wait { [clock, heard] in heard.append(clock.now) }
    try clock.advance(by: 1_000)
    withExtendedLifetime(delay) { #expect(heard.values == [1_300]) }
  }

  @Test("is never over once it is released")
  func release() throws {
    var delay: TypingDelay? = TypingDelay(clock: clock)
    delay?.wait { [clock, heard] in heard.append(clock.now) }
    delay = nil
    try clock.advance(by: 1_000)
    #expect(heard.values.isEmpty)
  }
}
