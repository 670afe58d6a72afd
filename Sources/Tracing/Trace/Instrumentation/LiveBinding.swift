/// A binding, from its creation until its release.
///
/// Code that keeps a registration keeps a live binding beside it, and delivers through that: a
/// button for each of its actions, a subject for each subscriber, a dispatcher for each handler.
public final class LiveBinding: Sendable {
  private let recorder: Recorder?
  private let index: Int

  /// Creates a binding.
  ///
  /// - Parameters:
  ///   - mechanism: The kind of binding.
  ///   - source: The participant whose changes it delivers; `nil` for the acting one.
  ///   - sink: The participant to notify; `nil` for the acting one or, without a given source, its
  ///     caller. The caller also registers if the source itself acts and received a closure.
  ///   - member: The name of the bound member in the source.
  ///   - operators: The operators between source and sink.
  ///   - file: The source file that creates the binding.
  ///   - line: The line that creates the binding.
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

  /// Creates a binding between participants; the acting one replaces one that is unknown.
  ///
  /// Its deliveries begin at the line of the sink's mark, such as that of a stage of a stream, or
  /// without one at the line that creates the binding.
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

  /// Performs the sink's reaction as a notification.
  public func deliver<Result>(
    _ arguments: @autoclosure () -> [Any?] = [], _ body: () throws -> Result
  ) rethrows -> Result {
    guard let recorder, recorder.isUnderWay else { return try body() }
    // An endless loop has stopped the app, so nothing is delivered any more.
    if recorder.isStopped, let nothing = () as? Result { return nothing }
    let values = arguments().map(ValueCapture.tree)
    let key = recorder.update { $0.notify(index, values) }
    defer { recorder.update { $0.pop(key) } }
    return try body()
  }

  /// Performs the sink's reaction, as a notification unless the sink already acts.
  ///
  /// This is for a stream with several sources: if a value reaches the sink through another
  /// binding, that binding delivers it.
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
  /// This is for a method in which the program itself cancels the registration. A `deinit` must
  /// not call it, since its moment depends on optimisation; there, releasing the binding is
  /// enough.
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

  /// Returns the participant that registers a handler: the acting one or its caller.
  ///
  /// The caller registers if no source is given, or if the source itself acts and received a
  /// closure. An object that sets its own closure in a method that takes none is bound to itself.
  fileprivate func registrant(with source: ParticipantIndex?) -> ParticipantIndex? {
    guard let frame = stack.last else { return nil }
    guard let source else { return frame.caller }
    let isOwn = frame.participant.map(resolve) == resolve(source)
    return isOwn && frame.receivesClosure ? frame.caller : frame.participant
  }
}
