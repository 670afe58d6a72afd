import Comparison
import Diagnostics
import Metrics
import Testing
import Trace

@Suite("A contract, held against source")
struct SourceBreachTests {
  /// Passive MVP written correctly, to be spoilt line by line.
  static let model = "@Traced(.model) class Model { weak var observer: ModelObserver? }\n"
  static let protocols = "protocol ModelObserver {}\nprotocol Viewing {}\nprotocol Presenting {}\n"
  static let view = "@Traced(.view) class Screen: Viewing { let presenter: Presenting }\n"
  static let presenter =
    "@Traced(.presenter) class Presenter: Presenting, ModelObserver {\n"
    + "  weak var view: Viewing?; let model: Model\n}\n"
  static let app =
    "@Traced(.composition) class App { let v = Screen(); let p = Presenter(); let m = Model() }\n"

  private func breaches(_ sources: [String], directions: String? = nil) throws -> [Breach] {
    let contract = try Contract.madeUp(directions: directions ?? Self.directions)
    let files = sources.enumerated().map { index, text in
      SourceFile(path: "Sources/Patterns/MVP/Tally/\(index).swift", text: text)
    }
    let library = SourceLibrary(files, samples: ["Tally"])
    return contract.breaches(in: library.facts(module: "MVP", sample: "Tally"))
  }

  static let directions =
    "view -> presenter (p), 'presenter -> view (p, w)', presenter -> model, model ~> presenter (w)"

  @Test("finds nothing in honest code")
  func honest() throws {
    let breaches = try breaches([
      Self.protocols, Self.model, Self.view, Self.presenter, Self.app,
    ])
    #expect(breaches.map(\.diagnostic.description) == [])
  }

  @Test(
    "names type, place and rule of what it forbids",
    arguments: [
      // Each adds a file to honest code: what is wrong in it, where, and whose fault it is.
      (
        "extension Screen { func look(at model: Model) {} }", Breach.Rule.direction, "1:40",
        "Screen"
      ),
      ("extension Screen { func ask() { Presenter() } }", .byProtocol, "1:33", "Screen"),
      ("extension Presenter { func show(on screen: Screen) {} }", .byProtocol, "1:44", "Presenter"),
      ("extension Model { func tell(_ screen: Screen) {} }", .model, "1:39", "Model"),
      ("extension Model { func tell(_ screen: Viewing) {} }", .model, "1:39", "Model"),
      (
        "@Traced(.presenter) class Other {\n  var view: Viewing?\n}", .weak, "2:7", "Other"
      ),
      (
        "@Traced(.model) class Other {\n  var observers: [ModelObserver] = []\n}", .weak, "2:7",
        "Other"
      ),
      ("@Traced(.store) class Store {}", .role, "1:23", "Store"),
      (
        "typealias Alias = Model\nextension Screen { func look() { Alias() } }", .direction, "2:34",
        "Screen"
      ),
    ])
  func forbidden(_ source: String, _ rule: Breach.Rule, _ location: String, _ type: String) throws {
    let found = try breaches([
      Self.protocols, Self.model, Self.view, Self.presenter, Self.app, source,
    ])
    #expect(found.map(\.rule) == [rule])
    #expect(found.map(\.type) == [type])
    #expect(
      found.map { $0.location?.description } == ["Sources/Patterns/MVP/Tally/5.swift:\(location)"])
  }

  @Test("lets who is notified name who notifies, in order to register")
  func registration() throws {
    let source = [
      "@Traced(.model) class Model {}\n@Traced(.presenter) class Presenter { func hear(_ m: Model) {} }"
    ]
    #expect(try breaches(source, directions: "model ~> presenter").isEmpty)
    #expect(try breaches(source, directions: "view ~> presenter").map(\.rule) == [.direction])
  }

  @Test("allows a protocol of several roles to whoever may name one of them by it")
  func sharedProtocol() throws {
    let source = [
      """
      protocol Closing {}
      @Traced(.model) class Model: Closing {}
      @Traced(.view) class Screen: Closing {}
      @Traced(.presenter) class Presenter { let open: [any Closing] }
      """
    ]
    #expect(try breaches(source, directions: "presenter -> model").isEmpty)
    #expect(try breaches(source, directions: "view -> presenter").count == 1)
  }

  @Test("says one thing once, however often it is done")
  func once() throws {
    let source = "@Traced(.model) class M {}\n@Traced(.view) class V { let a: M, b: M, c = M() }"
    #expect(try breaches([source]).count == 1)
  }
}
