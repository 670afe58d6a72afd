import Trace
import TraceTesting

extension RecordingBreachTests {
  static let allowed: [Case] = [
    Case(testDescription: "a command along a direction") {
      $0.call("Screen", "Presenter", "tap()")
    },
    Case(testDescription: "a command to one of the methods that may be called") {
      $0.call("Presenter", "Model", "save(_:)")
    },
    Case(testDescription: "a call within a role") { $0.call("Screen", "Screen#2", "show()") },
    Case(testDescription: "what composition builds and connects") {
      $0.call("App", "Model", "init()")
      $0.call("App", "Screen", "start()")
    },
    Case(testDescription: "what composition creates because it is asked") { log in
      log.call("Screen", "App", "makePresenter()") { log in
        log.call("App", "Presenter", "init()")
        log.call("App", "Model", "attach(_:)", with: [.participant("Presenter#1")])
        log.call("App", "Presenter", "viewDidLoad()")
      }
    },
    Case(testDescription: "a notification along a direction, and the call that it is") { log in
      let binding = log.bind("Model", "Presenter", "count")
      log.notify(binding) { $0.call("Model", "Presenter", "modelChanged()") }
    },
    Case(testDescription: "registering with who notifies") { log in
      log.call("Presenter", "Model", "observe(_:)") { $0.bind("Model", "Presenter", "count") }
    },
    Case(testDescription: "reading who notifies") {
      $0.call("Presenter", "Model", "digit(at:)", returns: .integer(3))
    },
    Case(testDescription: "becoming the delegate of who notifies") { log in
      log.change("Presenter", "Model", "observer", .null, to: .participant("Presenter#1"))
      log.bind("Model", "Presenter", "observer")
    },
    Case(testDescription: "creating who notifies") { $0.call("Presenter", "Model", "init(_:)") },
    Case(testDescription: "the life cycle of screens") {
      $0.call("Window", "Presenter", "viewDidLoad()")
      $0.call("Window", "Presenter", "updateProperties()")
    },
    Case(testDescription: "what the person does") { $0.effect(nil, "Screen") },
    Case(testDescription: "reading a property of who notifies") {
      $0.read("Presenter", "Model", "limit")
    },
    Case(testDescription: "reading and writing along a direction, widgets too") { log in
      log.read("Screen", "Presenter", "title")
      log.change("Screen", "Presenter", "title")
      log.effect("Screen", "Presenter")
      log.navigate("Screen", "Presenter", .present, came: ["Screen#2"])
    },
    Case(testDescription: "writing one of the properties that may be written") {
      $0.change("Presenter", "Model", "count")
    },
    Case(testDescription: "reading and writing within a role") { log in
      log.read("Screen", "Screen#2", "label.text")
      log.effect("Screen", "Screen#2")
    },
    Case(testDescription: "what composition reads, of its own and because it is asked") { log in
      log.read("App", "Model", "count")
      log.call("Screen", "App", "makePresenter()") { $0.read("App", "Model", "count") }
    },
    Case(testDescription: "what composition hands over because it is asked") { log in
      log.call("Screen", "App", "connect()") { log in
        log.change("App", "Model", "observer", .null, to: .participant("Presenter#1"))
        log.navigate("App", "Presenter", .push, came: ["Screen#2"])
      }
    },
    Case(testDescription: "running a closure of composition, by who may call it") { log in
      let made = log.bind("Screen", "App", "closure", .closure)
      log.notify(made) { $0.call("App", "Screen", "open()") }
    },
  ]
}
