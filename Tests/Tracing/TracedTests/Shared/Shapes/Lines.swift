import Trace

/// Calls whose lines are looked up in this file, by the words in them.
@Traced(.model)
final class Mark {
  var value = 0
  func mark(_ name: String) {}
  func same(_ name: String) -> String { name }
  func isOn(_ name: String) -> Bool { true }
  func keep(_ name: String, _ act: () -> Void) { act() }
}

@Traced(.controller)
final class Lines {
  private let mark = Mark()

  init() {
    mark.mark("in an initialiser")
    if true {
      mark.mark("nested in an initialiser")
    }
  }

  func statements() {
    mark.mark("first")
    mark.mark("second")

    if mark.isOn("condition") {
      mark.mark("branch")
    } else {
      mark.mark("never")
    }
    for _ in 0..<1 {
      switch mark.isOn("subject") {
      case true:
        mark.mark("case")
      case false: break
      }
      mark.mark("after a switch")
    }
    mark.mark("after a loop")
    mark.mark("on the same line")
    defer {
      mark.mark("deferred")
    }
    func local() {
      mark.mark("first in a function")
      mark.mark("second in a function")
    }
    local()
    mark.mark("after a function")
  }

  func expressions() {
    mark.keep(
      mark.same("argument"),
      {}
    )
    let text = mark.isOn("value") ? "value of a choice" : "never"
    mark.mark(text)
    let chosen =
      if mark.isOn("choice") {
        mark.same("chosen")
      } else {
        ""
      }
    mark.mark(chosen + " later")
  }

  func closures() {
    mark.keep("call with a closure") {
      mark.mark("first in a closure")
      mark.mark("second in a closure")
    }
    mark.mark("after a closure")
    // swift-format-ignore: ReplaceForEachWithForLoop
    [1].forEach { _ in mark.mark("closure of one expression") }
    // swift-format-ignore: ReplaceForEachWithForLoop
    [1].forEach { _ in
      mark.mark("expression on a line of its own")
    }
    mark.mark("after two closures")
  }

  func single() -> String { mark.same("the only one") }
  func value() { mark.value = 3 }
}
