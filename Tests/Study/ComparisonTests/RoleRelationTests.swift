import Testing
import Trace

@testable import Comparison

@Suite("What allows one role to have to do with another")
struct RoleRelationTests {
  private static let roles: [String: Role] = [
    "Model": .model, "Screen": .view, "Presenter": .presenter, "App": .composition,
    "Window": .view,
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let from: String
    let to: String
    let event: EventPayload<Participant.ID>
    let permission: Permission
  }

  static let show = EventPayload<Participant.ID>.call(Member("show"), arguments: [])

  static let cases: [Case] = [
    Case(
      testDescription: "a command", from: "Screen", to: "Presenter", event: show,
      permission: .command),
    Case(
      testDescription: "a delivery", from: "Model", to: "Presenter", event: .notify(1, values: []),
      permission: .notification),
    Case(
      testDescription: "a read of who notifies", from: "Presenter", to: "Model",
      event: .read(property: "count", value: .integer(1)), permission: .reading),
    Case(
      testDescription: "the making of who notifies", from: "Presenter", to: "Model",
      event: .call(Member("init"), arguments: []), permission: .creation),
    Case(
      testDescription: "what composition does", from: "App", to: "Model", event: show,
      permission: .composition),
    Case(
      testDescription: "what a container calls on a screen", from: "Window", to: "Presenter",
      event: .call(Member("viewDidLoad"), arguments: []), permission: .lifeCycle),
    Case(
      testDescription: "a planted command", from: "Presenter", to: "Screen", event: show,
      permission: .forbidden),
    Case(
      testDescription: "a planted command of the model", from: "Model", to: "Presenter",
      event: show, permission: .forbidden),
  ]

  private func log(_ planted: Case) -> EventLog {
    let participants = Self.roles.keys.sorted().map {
      Participant(type: $0, number: 1, role: Self.roles[$0] ?? .model)
    }
    return EventLog(
      participants: participants,
      bindings: [
        Binding(
          id: 1, mechanism: .observer, source: "Model#1", sink: "Presenter#1", member: "count")
      ],
      events: [
        Event(id: 1, from: "\(planted.from)#1", to: "\(planted.to)#1", planted.event)
      ])
  }

  @Test("is one sentence of the contract, and the same that reports breaches", arguments: cases)
  func relations(_ planted: Case) throws {
    let contract = try Contract.madeUp(
      directions: "view -> presenter, model ~> presenter, composition -> model")
    let log = log(planted)
    let found = contract.relations(in: log)
    #expect(found.map(\.permission) == [planted.permission])
    #expect(contract.breaches(in: log).isEmpty == (planted.permission != .forbidden))
  }

  @Test("is a subscription if the call makes a binding back")
  func subscription() throws {
    let contract = try Contract.madeUp(directions: "model ~> presenter")
    let log = EventLog(
      participants: [
        Participant(type: "Model", number: 1, role: .model),
        Participant(type: "Presenter", number: 1, role: .presenter),
      ],
      bindings: [
        Binding(
          id: 1, mechanism: .observer, source: "Model#1", sink: "Presenter#1", member: "count")
      ],
      events: [
        Event(
          id: 1, from: "Presenter#1", to: "Model#1", .call(Member("observe"), arguments: [])),
        Event(id: 2, parent: 1, from: "Model#1", to: "Presenter#1", .bind(1)),
        Event(
          id: 3, parent: 1, from: "Model#1", to: "Presenter#1", .return(Member("observe"), .nothing)
        ),
      ])
    #expect(
      contract.relations(in: log)
        == [RoleRelation(from: .presenter, to: .model, permission: .subscription)])
  }
}

extension Contract {
  /// Returns the relations between roles in a recording, and what allows each of them.
  fileprivate func relations(in log: EventLog) -> Set<RoleRelation> {
    let reader = LogReader(log)
    return log.events.reduce(into: []) { relations, event in
      guard let judged = judged(event, reader),
        event.kind != .bind || judged.permission == .forbidden
      else { return }
      relations.insert(
        RoleRelation(
          from: judged.actor.role, to: judged.other.role, permission: judged.permission))
    }
  }
}
