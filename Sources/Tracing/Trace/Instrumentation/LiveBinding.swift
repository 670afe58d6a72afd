/// A binding from the moment it is made until it is released.
///
/// Code that keeps a registration (a button its actions, a subject its subscribers, a dispatcher
/// its handlers) keeps one of these beside it, and delivers through it.
public final class LiveBinding: Sendable {
  private let recorder: Recorder?
  private let index: Int

  /// Creates a binding.
  ///
  /// - Parameters:
  ///   - mechanism: How it is made.
  ///   - source: Whose changes it delivers; `nil` for the participant in whose method this is.
  ///   - sink: The participant to notify; `nil` for the one in whose method the binding is made:
  ///     with a given source the one that acts, without one its caller.
  ///   - member: What is bound, in the source's words.
  ///   - operators: What is between source and sink.
  ///   - file: The source file of the place that binds.
  ///   - line: Its line.
  public init(
    _ mechanism: Mechanism, source: (any Traceable)? = nil, sink: (any Traceable)? = nil,
    member: String, operators: [String] = [], file: String? = nil, line: Int? = nil
  ) {
    let recorder = Recorder.current
    self.recorder = recorder
    let givenSource = recorder.flatMap { source?._life.participant(in: $0) }
    let givenSink = recorder.flatMap { sink?._life.participant(in: $0) }
    let location = file.flatMap { file in line.map { SourceLine(file: file, line: $0) } }
    index =
      recorder?.update { state in
        let sink = givenSink ?? state.registrant(with: givenSource)
        return state.bind(
          mechanism, source: givenSource ?? state.acting, sink: sink, member: member,
          operators: operators, at: location) - 1
      } ?? 0
  }

  /// Creates a binding between participants; one that is not known is the one in whose method the
  /// binding is made.
  ///
  /// Its deliveries begin at the line at which the sink's mark was made, such as where a stage of a
  /// stream was, or else at the one that binds.
  package init(
    _ mechanism: Mechanism, from source: ParticipantMark?, to sink: ParticipantMark?,
    member: String, operators: [String]
  ) {
    let recorder = Recorder.current
    self.recorder = recorder
    let source = source.flatMap { $0.isCurrent ? $0.participant : nil }
    let sink = sink.flatMap { $0.isCurrent ? $0 : nil }
    index =
      recorder?.update { state in
        state.bind(
          mechanism, source: source ?? state.acting, sink: sink?.participant ?? state.acting,
          member: member, operators: operators, at: nil,
          line: sink?.line ?? state.line.map(state.files.line)) - 1
      } ?? 0
  }

  /// Performs what the binding leads to, as a notification.
  ///
  /// - Parameters:
  ///   - arguments: The values that it delivers.
  ///   - body: What the sink does with it.
  /// - Returns: What `body` returns.
  public func deliver<Result>(
    _ arguments: @autoclosure () -> [Any?] = [], _ body: () throws -> Result
  ) rethrows -> Result {
    guard let recorder, recorder.isUnderWay else { return try body() }
    // What happens does not end, so nothing is delivered any more.
    if recorder.isStopped, let nothing = () as? Result { return nothing }
    let values = arguments().map(ValueCapture.tree)
    let key = recorder.update { $0.notify(index, values) }
    defer { recorder.update { $0.pop(key) } }
    return try body()
  }

  /// Performs what the binding leads to, as a notification unless its sink acts already.
  ///
  /// For a stream that several sources feed: what reaches the sink by way of another binding is
  /// delivered by that one.
  package func pass<Result>(
    _ arguments: @autoclosure () -> [Any?], _ body: () throws -> Result
  ) rethrows -> Result {
    if let recorder, recorder.isUnderWay, recorder.update({ $0.isSinkActing(of: index) }) {
      return try body()
    }
    return try deliver(arguments(), body)
  }

  /// Ends the binding now, rather than at the end of the step in which it is released.
  ///
  /// For what the program itself takes back, in the method in which it does. Not for a `deinit`,
  /// whose moment depends on optimisation: there, releasing the binding is enough.
  public func end() {
    recorder?.update { $0.unbind(index) }
  }

  deinit {
    recorder?.update { $0.released.append(index) }
  }
}

extension RecorderState {
  fileprivate func isSinkActing(of index: Int) -> Bool {
    acting.map(resolve) == bindings[index].sink.map(resolve)
  }

  /// The participant that registers at this moment: the one that acts or, where that is the source
  /// itself or the source is not given, its caller.
  ///
  /// An object that sets a closure of its own in a method that takes none binds itself.
  fileprivate func registrant(with source: ParticipantIndex?) -> ParticipantIndex? {
    guard let frame = stack.last else { return nil }
    guard let source else { return frame.caller }
    let isOwn = frame.participant.map(resolve) == resolve(source)
    return isOwn && frame.receivesClosure ? frame.caller : frame.participant
  }
}
