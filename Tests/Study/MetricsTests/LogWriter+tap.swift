import Metrics
import Trace
import TraceTesting

extension RecordingFacts {
  /// The facts of a log whose step 0 opens an app of two views, a presenter and a model; a layout
  /// and a stack of controllers are the screen.
  static func writing(_ write: (inout LogWriter) -> Void) -> RecordingFacts {
    var writer = LogWriter(
      [
        "Model": .model, "Screen": .view, "Presenter": .presenter, "Stack": .view,
        "Layout": .view, "App": .composition,
      ], screen: ["Stack", "Layout"])
    writer.step("open", purpose: .opensApp)
    write(&writer)
    return RecordingFacts(writer.log)
  }
}

extension LogWriter {
  /// A step with a tap that goes the whole way of passive MVP and back.
  mutating func tap(_ change: Binding.ID) {
    step("tap")
    call("Screen", "Presenter", "didTap()") { log in
      log.call("Presenter", "Model", "count()") { log in
        log.change("Model", "Model", "count")
        log.notify(change) { log in
          log.call("Presenter", "Presenter", "show(_:)") { log in
            log.call("Presenter", "Screen", "show(_:)") { $0.effect("Screen", "Screen") }
          }
        }
      }
    }
  }
}
