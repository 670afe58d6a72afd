import Diagnostics
public import Metrics
public import Trace

/// The code of an implementation that carried out a screen's tasks in its recordings.
///
/// - *Builds the screen*: creates a part of the screen, or makes a binding to one.
/// - *Receives the input*: runs first when a widget delivers a user's input.
/// - *Decides*: makes the first deciding role command the model or open a screen (``Job/decide``).
/// - *Changes the model*: contains a change or a request of a model or a store.
/// - *Receives the outcome*: runs first when a model or a store notifies.
/// - *Formats*: handles a value of the domain last, see ``Job/present``, or turns values into
///   texts and colours in its source.
/// - *Navigates*: shows other screens.
/// - *Releases*: makes the model cancel, or is a `deinit`. Other work ends with its owner.
public struct ResponsibleCode: Sendable {
  private let passages: [Responsibility: [CodePassage]]

  /// Finds the responsible code in an implementation's recordings, and in its presentations.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public init(
    of logs: some Sequence<EventLog>, in code: PatternCode, domain: DomainNames,
    presentations: [Presentation] = []
  ) {
    var reader = ResponsibilityReader(code)
    for log in logs { reader.read(log, domain: domain) }
    for presentation in presentations {
      reader.noteFormatting(presentation.location.file, presentation.location.line)
    }
    passages = reader.found.mapValues { found in
      found.sorted { left, right in
        let (first, second) = (code.isMachinery(left), code.isMachinery(right))
        return first == second ? left < right : !first
      }
    }
  }

  /// The passages that carried out a task, those of the sample first; empty if no code did.
  public subscript(responsibility: Responsibility) -> [CodePassage] {
    passages[responsibility] ?? []
  }
}

/// A task of a screen's code, whatever the pattern.
public enum Responsibility: String, Sendable, Hashable, CaseIterable {
  case buildsTheScreen = "builds the screen"
  case receivesTheInput = "receives the input"
  case decides
  case changesTheModel = "changes the model"
  case receivesTheOutcome = "receives the outcome"
  case formats
  case navigates
  case releases
}

/// Reads recordings event by event, and records which code of the implementation was running.
private struct ResponsibilityReader {
  private(set) var found: [Responsibility: Set<CodePassage>] = [:]
  private let code: PatternCode
  private var lines: [LineKey: CodePassage?] = [:]

  private struct LineKey: Hashable {
    let line: SourceLine
    let isClosure: Bool
  }

  /// The implementation's code that is running inside an event.
  private struct Stack {
    /// The first passage that was entered.
    private(set) var first: CodePassage?
    /// The innermost passage.
    private(set) var last: CodePassage?
    /// Indicates whether the running code is a stored closure, not a function.
    var isClosure = true
    /// The cause of all the code.
    var root: Root = .other
    /// The event with which the stack begins.
    var delivery: Event.ID = 0

    mutating func push(_ passage: CodePassage) {
      first = first ?? passage
      last = passage
    }
  }

  private enum Root {
    /// An input of a user that a widget delivers.
    case input
    /// An answer, a push or a timer.
    case work
    /// The opening, the end, or work that the library does by itself.
    case other
  }

  init(_ code: PatternCode) { self.code = code }

  /// Records that a line turns values into displayed text or colours.
  mutating func noteFormatting(_ file: String, _ line: Int?) {
    guard let line, let function = code[file]?.function(at: line) else { return }
    note(function, as: .formats)
  }

  mutating func read(_ log: EventLog, domain: DomainNames) {
    let jobs = JobReader(log, domain: domain)
    let sides = log.sides
    // Only the first code that runs in a delivery receives the input.
    var heard: Set<Event.ID> = []
    var inside: [Stack] = []
    inside.reserveCapacity(log.events.count)
    for event in log.events {
      var stack = event.parent.map { inside[$0 - 1] } ?? Stack()
      let found = jobs.jobs(in: event)
      let received = found.contains { $0.job == .receiveInput }
      if let root = root(of: event, in: log, sides, received: received) {
        stack.root = root
        stack.delivery = event.id
      }
      if let line = event.caller, let passage = passage(at: line, isClosure: stack.isClosure) {
        stack.push(passage)
      }
      note(found, by: event, log, inside)
      examine(event, stack, log, sides)
      let before = stack.last
      enter(event, &stack)
      inside.append(stack)
      if stack.root == .input, let first = stack.first, heard.insert(stack.delivery).inserted {
        note(first, as: .receivesTheInput)
      }
      guard isOutcome(event, log, sides) else { continue }
      note(event.caller == nil ? stack.last : before, as: .receivesTheOutcome)
    }
  }

  /// Returns the root that an event starts for everything inside it; `nil` if it starts none.
  private func root(
    of event: Event, in log: EventLog, _ sides: [Participant.ID: Side], received: Bool
  ) -> Root? {
    guard let parent = event.parent.map({ log[$0] }) else {
      return event.kind == .resume ? .work : nil
    }
    guard case .input(let input) = parent.payload, input.purpose == .usesApp else { return nil }
    if received { return .input }
    let isAnswer = event.from.flatMap { sides[$0] }?.family == .model
    return isAnswer || event.kind == .resume ? .work : nil
  }

  /// Records the code that did the jobs that are also counted for roles.
  private mutating func note(
    _ found: [JobFinding], by event: Event, _ log: EventLog, _ inside: [Stack]
  ) {
    for finding in found {
      switch finding.job {
      case .decide: note(passage(of: finding, by: event, log, inside), as: .decides)
      case .present: note(passage(of: finding, by: event, log, inside), as: .formats)
      case .build, .receiveInput, .receiveOutcome: break
      }
    }
  }

  /// Returns the code with the line that did a job, from the event or from one that contains it.
  private mutating func passage(
    of finding: JobFinding, by event: Event, _ log: EventLog, _ inside: [Stack]
  ) -> CodePassage? {
    guard let line = finding.line else { return nil }
    var next: Event? = event
    while let around = next {
      if around.caller == line {
        let isClosure = around.parent.map { inside[$0 - 1].isClosure } ?? true
        return passage(at: line, isClosure: isClosure)
      }
      next = around.parent.map { log[$0] }
    }
    return passage(at: line, isClosure: false)
  }

  /// Pushes the code that an event runs onto the code around it.
  private mutating func enter(_ event: Event, _ stack: inout Stack) {
    switch event.kind {
    case .call:
      guard let location = event.location, let passage = passage(at: location, isClosure: false)
      else {
        return
      }
      stack.push(passage)
      stack.isClosure = false
    case .notify, .resume: stack.isClosure = true
    default: break
    }
  }

  private mutating func examine(
    _ event: Event, _ stack: Stack, _ log: EventLog, _ sides: [Participant.ID: Side]
  ) {
    let side = event.to.flatMap { sides[$0] }
    switch event.payload {
    case .create: noteCreation(of: side, stack)
    case .call(let member, _):
      if event.isCreation { noteCreation(of: side, stack) }
      if member == .deinitialiser, let location = event.location {
        note(passage(at: location, isClosure: false), as: .releases)
      }
      // Work that the model cancels itself belongs to the domain. A call of `cancel` on any other
      // object only passes on a user's request.
      let sender = event.from.flatMap { sides[$0] }
      if member.name == "cancel", side?.family == .model, let sender, sender.family != .model {
        note(stack.last, as: .releases)
      }
    case .bind(let id):
      let ends = log.binding(id).map { [$0.source, $0.sink] } ?? []
      if ends.contains(where: { sides[$0] == .screen }) { note(stack.last, as: .buildsTheScreen) }
    case .navigate where stack.root != .other: note(stack.last, as: .navigates)
    case .state, .schedule:
      let ends = [side, event.from.flatMap { sides[$0] }]
      guard stack.root != .other, ends.contains(where: \.holdsValues) else { return }
      note(stack.last, as: .changesTheModel)
    default: break
    }
  }

  private mutating func noteCreation(of side: Side?, _ stack: Stack) {
    if side == .screen { note(stack.last, as: .buildsTheScreen) }
  }

  /// Returns whether an event is the first result of a notification by a model or a store.
  private func isOutcome(
    _ event: Event, _ log: EventLog, _ sides: [Participant.ID: Side]
  ) -> Bool {
    guard let parent = event.parent.map({ log[$0] }), parent.kind == .notify,
      let binding = parent.binding.flatMap(log.binding)
    else { return false }
    return sides[binding.source].holdsValues && !sides[binding.sink].holdsValues
  }

  private mutating func note(_ passage: CodePassage?, as responsibility: Responsibility) {
    if let passage { found[responsibility, default: []].insert(passage) }
  }

  private mutating func passage(at line: SourceLine, isClosure: Bool) -> CodePassage? {
    let key = LineKey(line: line, isClosure: isClosure)
    if let known = lines[key] { return known }
    let shape = code[line.file]
    let passage = isClosure ? shape?.closure(at: line.line) : shape?.function(at: line.line)
    lines[key] = .some(passage)
    return passage
  }
}

extension Side? {
  /// Indicates whether there is a side and it holds values of the domain.
  fileprivate var holdsValues: Bool { self?.family.holdsValues == true }
}
