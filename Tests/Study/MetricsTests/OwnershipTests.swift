import Metrics
import Testing
import Trace

@Suite("Who owns whom")
struct OwnershipTests {
  private func ownership(_ source: String, objects: Set<String>? = nil) -> TypeOwnership {
    let library = SourceLibrary(
      [SourceFile(path: "Sources/Patterns/Made/Tally/Up.swift", text: source)], samples: ["Tally"])
    return library.ownership(
      in: library.facts(module: "Made", sample: "Tally"), objects: objects)
  }

  private func edges(_ ownership: TypeOwnership) -> [String] {
    ownership.edges.map {
      "\($0.holder.name).\($0.property) \($0.strength) \($0.held?.name ?? $0.token ?? "")"
    }
  }

  private static let model = "@Traced(.model) class M {}\n"

  @Test(
    "is read from stored properties",
    arguments: [
      ("@Traced(.presenter) class P { let m: M }", ["P.m strong M"]),
      ("@Traced(.presenter) class P { weak var m: M? }", ["P.m weak M"]),
      ("@Traced(.presenter) class P { unowned let m: M }", ["P.m unowned M"]),
      ("@Traced(.presenter) class P { let all: [String: M] }", ["P.all strong M"]),
      ("@Traced(.presenter) class P { let m = M() }", ["P.m strong M"]),
      ("@Traced(.presenter) class P { var m: M { make() } }", []),
      ("@Traced(.presenter) class P { let make: () -> M }", []),
      (
        "struct Weak { weak var m: M? }\n@Traced(.presenter) class P { var list: [Weak] = [] }",
        ["P.list.m weak M"]
      ),
      (
        "@Traced(.presenter) class Base { let m: M }\n@Traced(.presenter) class P: Base {}",
        ["P.m strong M"]
      ),
      (
        "@Traced(.presenter) class C<T> {}\n@Traced(.presenter) class P { let c: C<M> }",
        ["P.c strong C"]
      ),
      (
        "struct Box<T> { let t: T }\n@Traced(.presenter) class P { let b: Box<M> }",
        ["P.b strong M"]
      ),
      ("@Traced(.presenter) class P { var o: ObservationToken? }", ["P.o token ObservationToken"]),
    ])
  func properties(_ source: String, _ expected: [String]) {
    #expect(edges(ownership(Self.model + source)) == expected)
  }

  @Test("by a protocol is of each type that adopts it")
  func protocols() {
    let found = ownership(
      "protocol V: AnyObject {}\n@Traced(.view) class A: V {}\n@Traced(.view) class B: V {}\n"
        + "@Traced(.presenter) class P { weak var v: (any V)? }")
    #expect(edges(found) == ["P.v weak A", "P.v weak B"])
    #expect(found.edges.count { $0.isByProtocol } == 2)
  }

  @Test("is of classes only of which there are objects")
  func limited() {
    let found = ownership(
      Self.model
        + """
        @Traced(.presenter) class P { let m: M; let o: ObservationToken }
        @Traced(.presenter) class Q {
          let m: M
          let p: P
          func f() { on { [weak self] in self?.f() } }
        }
        """)
    #expect(found.types.map(\.name) == ["P", "Q", "M"])
    #expect(found.captures.map(\.type.name) == ["Q"])
    let limited = found.limited(to: ["P", "M"])
    #expect(limited.types.map(\.name) == ["P", "M"])
    #expect(edges(limited) == ["P.m strong M", "P.o token ObservationToken"])
    #expect(limited.captures.isEmpty)
    #expect(
      edges(found.limited(to: ["Q", "P"])) == ["P.o token ObservationToken", "Q.p strong P"])
  }

  @Test(
    "of a base class's property is of those classes that have objects",
    arguments: [
      (["Base", "M", "Q"], ["Base.m strong M", "Q.base strong Base"]),
      (["P", "M", "Q"], ["P.m strong M", "Q.base strong P"]),
      (
        ["Base", "P", "M", "Q"],
        ["Base.m strong M", "P.m strong M", "Q.base strong Base", "Q.base strong P"]
      ),
    ] as [(Set<String>, [String])])
  func baseClasses(_ objects: Set<String>, _ expected: [String]) {
    let source = """
      @Traced(.presenter) class Base { let m: M }
      @Traced(.presenter) class P: Base {}
      @Traced(.presenter) class Q { let base: Base }
      """
    #expect(edges(ownership(Self.model + source, objects: objects)).sorted() == expected)
  }

  @Test("finds who keep one another alive, and not who hold one another weakly")
  func cycles() {
    let strong = ownership(
      "@Traced(.view) class V { let p: P }\n@Traced(.presenter) class P { var v: V? }")
    #expect(strong.strongCycles.map { $0.map(\.name) } == [["V", "P"]])
    let weak = ownership(
      "@Traced(.view) class V { let p: P }\n@Traced(.presenter) class P { weak var v: V? }")
    #expect(weak.strongCycles.isEmpty)
  }

  @Test("has each closure that captures its object, and how")
  func closures() {
    let found = ownership(
      """
      @Traced(.view) class V {
        func f() {
          on { [weak self] in self?.g() }
          on { [unowned self] in self.g() }
          on { self.g() }
          on { [self] in on { self.g() } }
          on { other.g() }
        }
      }
      """)
    #expect(found.captures.map(\.strength) == [.weak, .unowned, .strong, .strong])
    #expect(found.captures.allSatisfy { $0.member == "f" })
  }

  @Test("learns from recordings what a token is registered with")
  func tokens() {
    let found = ownership(
      Self.model + "@Traced(.presenter) class P { var o: ObservationToken?\nvar r: RequestToken? }")
    let log = EventLog(
      participants: [
        Participant(type: "M", number: 1, role: .model),
        Participant(type: "P", number: 1, role: .presenter),
      ],
      bindings: [Binding(id: 1, mechanism: .observer, source: "M#1", sink: "P#1", member: "count")],
      events: [])
    let resolved = found.resolved(by: RecordedRegistration.all(in: log))
    #expect(edges(resolved) == ["P.o token M", "P.r token RequestToken"])
  }
}

@Suite("How long objects live")
struct LifeCountsTests {
  private func log(_ kinds: [(String, EventPayload<Participant.ID>)]) -> EventLog {
    EventLog(
      participants: (1...3).map { Participant(type: "Store<Int>", number: $0, role: .store) },
      bindings: [],
      events: kinds.enumerated().map { Event(id: $0 + 1, to: $1.0, $1.1) })
  }

  @Test("is counted by type, at once by the greatest of the recordings")
  func counts() {
    var lives = LifeCounts(
      in: log([("Store<Int>#1", .create), ("Store<Int>#1", .destroy), ("Store<Int>#2", .create)]))
    lives.add(LifeCounts(in: log([("Store<Int>#1", .create), ("Store<Int>#2", .create)])))
    let type = OwningType(name: "Store", side: .role(.store))
    #expect(lives.types == [type])
    #expect(lives[type].created == 4 && lives[type].peak == 2 && lives[type].left == 3)
  }
}
