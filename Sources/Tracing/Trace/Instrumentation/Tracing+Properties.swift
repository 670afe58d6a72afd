extension Tracing {
  /// Notes that a stored property changed.
  public static func state<Object: Traceable>(
    _ object: Object, _ role: @autoclosure () -> Role, _ property: String,
    old: @autoclosure () -> Any?,
    new: @autoclosure () -> Any?, file: String, line: Int
  ) {
    guard let recorder = Recorder.current,
      let participant = recorder.participant(of: object, role())
    else {
      return
    }
    recorder.recordState(
      of: participant, property, old: old(), new: new(), at: SourceLine(file: file, line: line))
  }

  /// Notes that a property changed that a wrapper named `Published` keeps, unless the wrapper itself
  /// notes it.
  public static func published<Object: Traceable>(
    _ object: Object, _ role: @autoclosure () -> Role, _ property: String,
    by wrapper: @autoclosure () -> Any.Type, old: @autoclosure () -> Any?,
    new: @autoclosure () -> Any?, file: String, line: Int
  ) {
    guard Recorder.current != nil, !(wrapper() is any RecordingWrapper.Type) else { return }
    state(object, role(), property, old: old(), new: new(), file: file, line: line)
  }

  /// Notes that a weak delegate-like property was set: a binding ends, another is made.
  public static func bound<Object: Traceable>(
    _ object: Object, _ role: @autoclosure () -> Role, _ property: String, _ mechanism: Mechanism,
    old: AnyObject?,
    new: AnyObject?, file: String, line: Int
  ) {
    guard old !== new, let recorder = Recorder.current,
      let source = recorder.participant(of: object, role())
    else { return }
    let sink = (new as? any Traceable)?._life.participant(in: recorder)
    recorder.update {
      $0.bindDelegate(
        mechanism, source: source, sink: sink, property: property,
        at: SourceLine(file: file, line: line))
    }
  }

  /// Records that a stored property is read, by another participant than its owner.
  ///
  /// - Parameters:
  ///   - object: The owner.
  ///   - role: What the pattern calls it.
  ///   - property: The property.
  ///   - value: Its value.
  ///   - file: The source file of the property.
  ///   - line: Its line.
  public static func read<Object: Traceable>(
    _ object: Object, _ role: @autoclosure () -> Role, _ property: String,
    _ value: @autoclosure () -> Any?,
    file: String, line: Int
  ) {
    guard let recorder = Recorder.current, recorder.isSomebodyActing, !recorder.isActing(object),
      let participant = recorder.participant(of: object, role())
    else { return }
    recorder.read(of: participant, property, value(), at: SourceLine(file: file, line: line))
  }

  /// Enters the observer of a property: its owner acts in it, whatever code sets the property.
  public static func enterObserver<Object: Traceable>(
    _ object: Object, _ role: @autoclosure () -> Role, file: String, line: Int
  ) -> ClosureRun {
    guard let recorder = Recorder.current,
      let participant = recorder.participant(of: object, role())
    else {
      return ClosureRun()
    }
    return recorder.enterRun(of: participant, SourceLine(file: file, line: line))
  }
}

/// A property wrapper that records what it keeps as its owner's state.
public protocol RecordingWrapper {}

extension Recorder {
  /// Begins what a participant does inside what is under way.
  func enterRun(of participant: ParticipantIndex, _ line: SourceLine) -> ClosureRun {
    update { state in
      let run = ClosureRun(recorder: self, depth: state.stack.count, line: state.stack.last?.line)
      if let outer = state.stack.last {
        state.push(
          outer.key, participant: participant, caller: outer.participant, line: line)
      }
      return run
    }
  }
}

extension Recorder {
  /// Records a change of what a participant keeps, if it is one.
  func recordState(
    of owner: ParticipantIndex, _ property: String, old: Any?, new: Any?, at location: SourceLine?
  ) {
    let (before, after) = (ValueCapture.tree(of: old), ValueCapture.tree(of: new))
    guard before != after || Self.areDistinctObjects(old, new) else { return }
    update { state in
      _ = state.add(
        .state(property: property, old: before, new: after), from: state.acting, to: owner,
        at: location)
    }
  }

  /// Returns whether two values that read the same are nevertheless two objects.
  private static func areDistinctObjects(_ old: Any?, _ new: Any?) -> Bool {
    guard let old, let new, type(of: old) is AnyClass, type(of: new) is AnyClass else {
      return false
    }
    return old as AnyObject !== new as AnyObject
  }

  /// Says whether a participant acts at this moment, rather than the script.
  var isSomebodyActing: Bool { update { $0.acting != nil } }

  /// Records a read, unless the owner itself reads.
  func read(of owner: ParticipantIndex, _ property: String, _ value: Any?, at location: SourceLine?)
  {
    let captured = ValueCapture.tree(of: value)
    update { state in
      guard let reader = state.acting, state.resolve(reader) != state.resolve(owner) else { return }
      _ = state.add(
        .read(property: property, value: captured), from: reader, to: owner, at: location)
    }
  }
}
