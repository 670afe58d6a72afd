import Trace

/// Two that call each other, or hear of each other, without end.
@Traced(.controller)
final class Ping {
  weak var pong: Pong?
  var onChange: (() -> Void)?
  private(set) var count = 0
  private var work: ScheduledWork?

  init() {}

  func ping() {
    count += 1
    pong?.pong()
  }

  func change() {
    count += 1
    onChange?()
  }

  func observe(_ pong: Pong) {
    onChange = { [weak pong] in pong?.change() }
  }

  @MainActor
  func again(_ clock: VirtualClock) {
    count += 1
    work = clock.schedule(after: 0, label: "again") { [weak self] in self?.again(clock) }
  }
}

@Traced(.controller)
final class Pong {
  weak var ping: Ping?
  var onChange: (() -> Void)?

  init() {}

  func pong() { ping?.ping() }
  func change() { onChange?() }
  func observe(_ ping: Ping) {
    onChange = { [weak ping] in ping?.change() }
  }
}
