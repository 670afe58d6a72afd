extension Tracing {
  /// Records that a stored property changed.
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

  /// Records a change of a property with a wrapper named `Published`, unless the wrapper records
  /// it.
  public static func published<Object: Traceable>(
    _ object: Object, _ role: @autoclosure () -> Role, _ property: String,
    by wrapper: @autoclosure () -> Any.Type, old: @autoclosure () -> Any?,
    new: @autoclosure () -> Any?, file: String, line: Int
  ) {
    guard Recorder.current != nil, !(wrapper() is any RecordingWrapper.Type) else { return }
    state(object, role(), property, old: old(), new: new(), file: file, line: line)
  }

  /// Records that a weak delegate-like property was set: its binding ends and another begins.
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

  /// Records that a participant other than the owner reads a stored property.
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

  /// Enters the observer of a property, in which its owner acts, whatever code sets the property.
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

/// A property wrapper that records its value as its owner's state.
public protocol RecordingWrapper {}

extension Recorder {
  /// Begins work of a participant inside the current frame.
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
  /// Records a change of a participant's state, if the value differs.
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

  /// Returns whether two values with the same tree are nevertheless distinct objects.
  private static func areDistinctObjects(_ old: Any?, _ new: Any?) -> Bool {
    guard let old, let new, type(of: old) is AnyClass, type(of: new) is AnyClass else {
      return false
    }
    return old as AnyObject !== new as AnyObject
  }

  /// Indicates whether a participant is acting, rather than the script.
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
