import Reactive

/// A program in which a late observer receives the current value immediately.
enum KeptValue: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let volume = CurrentValueSubject<Int, Never>(3)
    recorder.send([200: 5, 700: 8], to: volume, "volume")
    recorder.observe("early observer", volume)
    recorder.observe("late observer", volume, from: 450)
  }
}
