import Comparison
import Trace
import TraceTesting

extension RecordingBreachTests {
  static let forbidden: [Case] = [
    Case(
      testDescription: "a command against the directions", rules: [.direction], type: "Screen",
      line: 12
    ) { log in
      log.call("App", "Screen#1", "open()", location: 12) {
        $0.call("Screen", "Model", "save()", location: 99)
      }
    },
    Case(
      testDescription: "a method that is not among those that may be called", rules: [.direction],
      type: "Presenter", line: 3
    ) { $0.call("Presenter", "Model", "reset()", location: 3) },
    Case(
      testDescription: "the model's command to what is above it", rules: [.model], type: "Model",
      line: 1
    ) { $0.call("Model", "Presenter", "modelChanged()") },
    Case(
      testDescription: "a command that composition takes to where its sender may not go",
      rules: [.direction], type: "Screen", line: 4
    ) { log in
      log.call("App", "Screen", "tapped()", location: 4) { log in
        log.call("Screen", "App", "save()", location: 5) { log in
          log.call("App", "App", "really()", location: 6) { $0.call("App", "Model", "save(_:)") }
        }
      }
    },
    Case(
      testDescription: "the life cycle, called by somebody who shows no screens",
      rules: [.direction], type: "Presenter", line: 1
    ) { $0.call("Presenter", "Screen", "viewDidLoad()") },
    Case(
      testDescription: "creating what may be known by protocol only", rules: [.byProtocol],
      type: "Screen", line: 1
    ) { $0.call("Screen", "Presenter", "init(view:)") },
    Case(
      testDescription: "a binding against the directions", rules: [.direction], type: "Screen",
      line: 7
    ) { $0.bind("Model", "Screen", "count") },
    Case(
      testDescription: "writing a widget against the directions", rules: [.direction],
      type: "Presenter"
    ) { $0.effect("Presenter", "Screen") },
    Case(
      testDescription: "changing another's state against the directions", rules: [.direction],
      type: "Screen"
    ) { $0.change("Screen", "Model", "count") },
    Case(
      testDescription: "a call that gives something back and changes something",
      rules: [.direction], type: "Presenter", line: 1
    ) { log in
      log.call("Presenter", "Model", "next()", returns: .integer(3)) {
        $0.change("Model", "Model", "count")
      }
    },
    Case(
      testDescription: "what the sink of a delivery does beyond it", rules: [.model],
      type: "Model", line: 1
    ) { log in
      let binding = log.bind("Model", "Presenter", "count")
      log.notify(binding) { log in
        log.call("Presenter", "Model", "save()") {
          $0.call("Model", "Presenter", "modelChanged()")
        }
      }
    },
    Case(
      testDescription: "reading a property against the directions", rules: [.direction],
      type: "Screen", line: 5, words: "the view 'Screen' reads 'count' of the model 'Model'"
    ) { $0.read("Screen", "Model", "count", caller: 5) },
    Case(
      testDescription: "reading a widget against the directions", rules: [.direction],
      type: "Presenter", line: 5,
      words: "the presenter 'Presenter' reads 'field.text' of the view 'Screen'"
    ) { $0.read("Presenter", "Screen", "field.text", caller: 5) },
    Case(
      testDescription: "reading by the model of what it notifies", rules: [.model], type: "Model",
      line: 5, words: "the model 'Model' reads 'title' of the presenter 'Presenter'"
    ) { $0.read("Model", "Presenter", "title", caller: 5) },
    Case(
      testDescription: "writing a property that is not among those that may be written",
      rules: [.direction], type: "Presenter", line: 5,
      words: "the presenter 'Presenter' changes 'limit' of the model 'Model'"
    ) { $0.change("Presenter", "Model", "limit", caller: 5) },
    Case(
      testDescription: "a change of screens against the directions", rules: [.direction],
      type: "Presenter", line: 5,
      words: "the presenter 'Presenter' calls 'pop to root' of the view 'Screen'"
    ) { $0.navigate("Presenter", "Screen", .popToRoot, went: ["Screen#2"], caller: 5) },
    Case(
      testDescription: "a write that composition makes for who may not make it",
      rules: [.direction], type: "Screen", line: 6,
      words: "the view 'Screen' has 'App' change 'count' of the model 'Model'"
    ) { log in
      log.call("Screen", "App", "reset()", caller: 5) {
        $0.change("App", "Model", "count", caller: 6)
      }
    },
    Case(
      testDescription: "a change of screens that composition makes for who may not make it",
      rules: [.direction], type: "Screen", line: 6,
      words: "the view 'Screen' has 'App' call 'pop' of the model 'Model'"
    ) { log in
      log.call("Screen", "App", "goBack()", caller: 5) { log in
        log.call("App", "App", "really()") {
          $0.navigate("App", "Model", .pop, went: ["Screen#2"], caller: 6)
        }
      }
    },
    Case(
      testDescription:
        "a command that a closure of composition takes to where its runner may not go",
      rules: [.direction], type: "Screen", line: 6,
      words: "the view 'Screen' has 'App' call 'save(_:)' of the model 'Model'"
    ) { log in
      let made = log.bind("Screen", "App", "closure", .closure)
      log.notify(made) { $0.call("App", "Model", "save(_:)", caller: 6) }
    },
    Case(
      testDescription: "a closure of composition, run by who may not call it",
      rules: [.direction], type: "App", line: 5,
      words: "the composition 'App' binds itself to 'closure' of the presenter 'Presenter'"
    ) { $0.bind("Presenter", "App", "closure", .closure, caller: 5) },
  ]
}
