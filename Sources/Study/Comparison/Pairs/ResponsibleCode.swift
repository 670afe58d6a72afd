import Diagnostics
public import Metrics
public import Trace

/// The code of an implementation that did what a screen has to do, as its recordings show.
///
/// - *Builds the screen*: what creates a part of the screen, or makes a binding of one.
/// - *Hears the input*: what of the implementation runs first when a widget delivers a person's
///   act.
/// - *Decides*: by which the first role that decides has the model do something, or opens a screen;
///   see ``Job/decide``.
/// - *Changes the model*: what a change or a request of a model or a store happens in.
/// - *Hears the outcome*: what runs first when a model or a store notifies.
/// - *Formats*: in whose hands a value of the domain is last, see ``Job/present``, and what source
///   turns values into texts and colours.
/// - *Navigates*: what other screens are shown by.
/// - *Releases*: what has the model cancel, and `deinit`. What ends with its owner needs no code.
public struct ResponsibleCode: Sendable {
  private let passages: [Responsibility: [CodePassage]]

  /// Finds the responsible code that the recordings of an implementation show.
  ///
  /// - Parameters:
  ///   - logs: Its recordings.
  ///   - code: Its sources.
  ///   - domain: The names by which values of the domain are known.
  ///   - presentations: Where its source turns values into what is seen.
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

  /// The passages that did something, those of the sample first; none where no code did.
  public subscript(responsibility: Responsibility) -> [CodePassage] {
    passages[responsibility] ?? []
  }
}

/// Something that the code of a screen has to do, whatever the pattern.
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

/// Reads recordings event by event, and notes which code of the implementation was at work.
private struct ResponsibilityReader {
  /// The passages that were found so far.
  private(set) var found: [Responsibility: Set<CodePassage>] = [:]
  private let code: PatternCode
  private var lines: [LineKey: CodePassage?] = [:]

  private struct LineKey: Hashable {
    let line: SourceLine
    let isClosure: Bool
  }

  /// The code that is at work inside an event.
  private struct Stack {
    /// The first of the implementation's code that is at work.
    private(set) var first: CodePassage?
    /// The innermost of it.
    private(set) var last: CodePassage?
    /// Says whether what runs is a closure that was kept, rather than a function.
    var isClosure = true
    /// The root of all of it: what it is inside of.
    var root: Root = .other
    /// The event that this begins with.
    var delivery: Event.ID = 0

    mutating func push(_ passage: CodePassage) {
      first = first ?? passage
      last = passage
    }
  }

  private enum Root {
    /// An act of a person that a widget delivers.
    case input
    /// An answer, a push or a timer.
    case work
    /// The opening, the end, and what the library does by itself.
    case other
  }

  init(_ code: PatternCode) { self.code = code }

  /// Notes that a line turns values into what is seen.
  mutating func noteFormatting(_ file: String, _ line: Int?) {
    guard let line, let function = code[file]?.function(at: line) else { return }
    note(function, as: .formats)
  }

  /// Reads a recording.
  mutating func read(_ log: EventLog, domain: DomainNames) {
    let jobs = JobReader(log, domain: domain)
    let sides = log.sides
    // What runs later in a delivery, beside the first, was not told by the widget.
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

  /// Returns the root that an event begins, for everything inside it; `nil` if it begins nothing.
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

  /// Notes the code by which jobs are done that are counted of roles, too.
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

  /// The code by whose line a job is done: that of the event, or of one around it.
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

  /// Adds what is at work inside an event, besides what is at work around it.
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
      // What the model ends by itself is the domain's; that another one is asked to cancel, which
      // is not the model, is a person's word that is passed on.
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

  /// Returns whether an event is the first that a model or a store leads to by notifying.
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
  /// Says whether there is a side, and it holds values of the domain.
  fileprivate var holdsValues: Bool { self?.family.holdsValues == true }
}
