import Reactive

/// A program in which a late observer receives no earlier values.
enum HotSubject: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let volume = PassthroughSubject<Int, Never>()
    recorder.send([200: 5, 700: 8], to: volume, "volume")
    recorder.observe("early observer", volume)
    recorder.observe("late observer", volume, from: 450)
  }
}
